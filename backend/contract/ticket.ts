import { z } from "@hono/zod-openapi";
import { ticketForm } from "./own-forms";
import { isStorable } from "./storable-text";

/** Words of a ticket (domain 4.8). */
export const departments = [
  "order",
  "payment",
  "product",
  "shipping",
  "technical",
  "other",
] as const;
export type Department = (typeof departments)[number];

export const priorities = ["low", "normal", "high", "urgent"] as const;
export type Priority = (typeof priorities)[number];

/**
 * `open` is new, `answered` by the staff, `waiting_staff` for its answer, `on_hold` by the staff; `resolved` may be opened
 * again for fourteen days, `closed` may not.
 */
export const ticketStates = [
  "open",
  "answered",
  "waiting_staff",
  "on_hold",
  "resolved",
  "closed",
] as const;
export type TicketState = (typeof ticketStates)[number];

/** Pictures of one message at most. */
export const maxTicketPictures = 3;

/** For so many days a resolved ticket may be opened again; then it closes. */
export const reopenDays = 14;

/** Tickets that a list counts at most: how many more there are is nobody's question. */
export const countedTickets = 1000;

/** What its owner may do with a ticket now. */
export const ticketActions = ["reply", "close", "reopen", "rate"] as const;
export type TicketAction = (typeof ticketActions)[number];

const typed = ({ min, max }: { min: number; max: number }) =>
  z.string().trim().min(min).max(max).refine(isStorable);

/** Plain text, as it is sent. */
export const ticketBody = typed(ticketForm.body);

/** The links of own pending uploads (POST upload), which belong to the message then. */
export const ticketUploads = z.array(z.string().max(100)).max(maxTicketPictures).default([]);

/** Names a posting, so that repeating it does nothing. */
const clientId = z.uuid();

export const ticketSummary = z
  .object({
    /** Its number for people and addresses. */
    code: z.number().int(),
    department: z.enum(departments),
    subject: z.string(),
    state: z.enum(ticketStates),
    created_at: z.string(),
    last_message_at: z.string(),
    last_by: z.enum(["user", "staff"]),
    /** Messages that its owner hasn't seen. */
    unread: z.number().int(),
  })
  .openapi("TicketSummary");
export type TicketSummary = z.infer<typeof ticketSummary>;

/** GET user/tickets?page=&status=&q=, the one that was spoken in last first. */
export const ticketList = z
  .object({
    data: z.array(ticketSummary),
    /** How many there are; `countedTickets` where there are as many or more. */
    total: z.number().int(),
    /** Tickets with something unread, of all of the owner's; counted as `total` is. */
    unread: z.number().int(),
    /** The `page` that comes next; null on the last one. */
    next: z.string().nullable(),
  })
  .openapi("TicketList");
export type TicketList = z.infer<typeof ticketList>;

/** `file` names it below `user/tickets/{code}/pictures/`, where its owner alone may see it, and below the staff's. */
export const ticketPicture = z
  .object({
    file: z.string(),
    name: z.string(),
    width: z.number().int(),
    height: z.number().int(),
  })
  .openapi("TicketPicture");
export type TicketPicture = z.infer<typeof ticketPicture>;

export const ticketMessage = z
  .object({
    /** Grows from message to message. */
    place: z.number().int(),
    by: z.enum(["user", "staff"]),
    /** The writer's name; null where there is none. */
    author: z.string().nullable(),
    /** Plain text with line breaks. */
    body: z.string(),
    pictures: z.array(ticketPicture),
    at: z.string(),
  })
  .openapi("TicketMessage");
export type TicketMessage = z.infer<typeof ticketMessage>;

/**
 * GET user/tickets/{code}: the newest messages, the oldest of them first; with `after` only those behind a place, with
 * `before` the ones in front of it.
 */
export const ticket = ticketSummary
  .extend({
    order: z.object({ number: z.string() }).nullable(),
    product: z.object({ id: z.number().int(), name: z.string(), slug: z.string() }).nullable(),
    /** The closed ticket that it goes on from, and the one that goes on from it. */
    follows: z.number().int().nullable(),
    followed_by: z.number().int().nullable(),
    /** The one that it was merged into, where it goes on. */
    merged_into: z.number().int().nullable(),
    rating: z.number().int().nullable(),
    /** Until when a resolved one may be opened again. */
    reopen_until: z.string().nullable(),
    closed_at: z.string().nullable(),
    actions: z.array(z.enum(ticketActions)),
    messages: z.array(ticketMessage),
    /** Whether there are messages in front of the first one. */
    earlier: z.boolean(),
  })
  .openapi("Ticket");
export type Ticket = z.infer<typeof ticket>;

/** POST user/tickets */
export const newTicket = z
  .object({
    client_id: clientId,
    department: z.enum(departments),
    subject: typed(ticketForm.subject),
    body: ticketBody,
    /** The number of an own order, in any digits. */
    order: z.string().max(40).nullable().default(null),
    /** The public number of a product. */
    product: z.number().int().positive().max(2_147_483_647).nullable().default(null),
    pictures: ticketUploads,
  })
  .openapi("NewTicket");
export type NewTicket = z.infer<typeof newTicket>;

/** POST user/tickets/{code}/messages; a reply to a closed ticket opens one that follows it. */
export const ticketReply = z
  .object({ client_id: clientId, body: ticketBody, pictures: ticketUploads })
  .openapi("TicketReply");
export type TicketReply = z.infer<typeof ticketReply>;

/** What a posting made: `code` is the ticket that it stands in now. */
export const ticketPosted = z
  .object({ code: z.number().int(), place: z.number().int() })
  .openapi("TicketPosted");
export type TicketPosted = z.infer<typeof ticketPosted>;

/** POST user/tickets/{code}/close and /reopen; saying it again changes nothing. */
export const ticketAct = z.object({}).openapi("TicketAct");

/** POST user/tickets/{code}/rate */
export const ticketRating = z
  .object({ rating: z.number().int().min(1).max(5) })
  .openapi("TicketRating");

/** POST user/tickets/{code}/seen: everything up to this place was shown to its owner. */
export const ticketSeen = z
  .object({ place: z.number().int().min(0).max(Number.MAX_SAFE_INTEGER) })
  .openapi("TicketSeen");

/** How many messages its owner has not seen then. */
export const ticketUnread = z.object({ unread: z.number().int() }).openapi("TicketUnread");
