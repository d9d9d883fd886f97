import { z } from "@hono/zod-openapi";
import { money } from "./money";
import { orderStates } from "./order";
import {
  departments,
  priorities,
  ticket,
  ticketBody,
  ticketMessage,
  ticketStates,
  ticketSummary,
  ticketUploads,
} from "./ticket";

/** The support desk: the staff's side of tickets (domain 4.8, 4.10). */

const person = z.object({ id: z.string(), name: z.string().nullable() });

export const deskSummary = ticketSummary
  .extend({
    priority: z.enum(priorities),
    customer: z.object({ name: z.string().nullable() }),
    /** Who of the staff answers it; null where nobody has taken it. */
    assigned: person.nullable(),
    /** Messages of the customer's since the staff looked last. */
    unread_staff: z.number().int(),
  })
  .openapi("DeskSummary");
export type DeskSummary = z.infer<typeof deskSummary>;

/** `waiting` is what the staff has to answer: new ones and answered-back ones. */
export const deskViews = ["waiting", ...ticketStates, "all"] as const;
export type DeskView = (typeof deskViews)[number];

/** Whose tickets: the viewer's own, nobody's, or everybody's; a colleague's are asked for by id. */
export const deskAssignees = ["me", "nobody", "anybody"] as const;
export type DeskAssignee = (typeof deskAssignees)[number];

/** GET staff/tickets: whoever has waited longest first, but of those that are over, the last one. */
export const deskQueue = z
  .object({
    data: z.array(deskSummary),
    /** How many there are; `countedTickets` where there are as many or more. */
    total: z.number().int(),
    /** Whose queue else may be asked for, by id. */
    colleagues: z.array(person),
    /** The `page` that comes next; null on the last one. */
    next: z.string().nullable(),
  })
  .openapi("DeskQueue");
export type DeskQueue = z.infer<typeof deskQueue>;

export const deskMessage = ticketMessage
  .extend({
    /** A note that the customer never sees. */
    internal: z.literal(true).optional(),
  })
  .openapi("DeskMessage");
export type DeskMessage = z.infer<typeof deskMessage>;

/** What became of it, by whom, when. */
const deskEvent = z.object({
  action: z.string(),
  by: z.string().nullable(),
  at: z.string(),
});

/** GET staff/tickets/{code} */
export const deskTicket = ticket
  .omit({ messages: true, actions: true, reopen_until: true })
  .extend({
    version: z.number().int(),
    /** By the database's clock, as its events and messages are: what is dated later is news to who reads this. */
    read_at: z.string(),
    priority: z.enum(priorities),
    lang: z.string(),
    assigned: person.nullable(),
    unread_staff: z.number().int(),
    first_answered_at: z.string().nullable(),
    customer: z.object({
      name: z.string().nullable(),
      phone: z.string().nullable(),
      email: z.string().nullable(),
      since: z.string(),
    }),
    messages: z.array(deskMessage),
    /** The customer's last orders. */
    orders: z.array(
      z.object({
        number: z.string(),
        state: z.enum(orderStates),
        payable: money,
        placed_at: z.string(),
      }),
    ),
    /** The customer's other tickets, the last ones. */
    others: z.array(ticketSummary),
    events: z.array(deskEvent),
    /** Who can take it. */
    colleagues: z.array(person),
  })
  .openapi("DeskTicket");
export type DeskTicket = z.infer<typeof deskTicket>;

/** The version that a change was made on: of an older one than it has, it is refused (`ticket.changed`). */
const version = z.number().int().min(0);

/** What an answer leaves a ticket as. */
export const answerStates = ["answered", "on_hold", "resolved"] as const;

/** POST staff/tickets/{code}/answers; repeated by its client_id, it is one answer. */
export const deskAnswer = z
  .object({
    client_id: z.uuid(),
    version,
    body: ticketBody,
    pictures: ticketUploads,
    state: z.enum(answerStates).default("answered"),
  })
  .openapi("DeskAnswer");
export type DeskAnswer = z.infer<typeof deskAnswer>;

/** POST staff/tickets/{code}/notes */
export const deskNote = z
  .object({ client_id: z.uuid(), body: ticketBody, pictures: ticketUploads })
  .openapi("DeskNote");
export type DeskNote = z.infer<typeof deskNote>;

/** What the staff can make of a ticket without a word to the customer. */
export const deskStates = ["waiting_staff", "on_hold", "resolved", "closed"] as const;

/** POST staff/tickets/{code}: what is left out stays. */
export const deskChange = z
  .object({
    version,
    /** One of `colleagues`; null gives it back. */
    assigned: z.uuid().nullable().optional(),
    priority: z.enum(priorities).optional(),
    department: z.enum(departments).optional(),
    state: z.enum(deskStates).optional(),
  })
  .openapi("DeskChange");
export type DeskChange = z.infer<typeof deskChange>;

/** POST staff/tickets/{code}/merge: into another one of the same customer's. */
export const deskMerge = z
  .object({ version, into: z.string().trim().min(1).max(20) })
  .openapi("DeskMerge");
export type DeskMerge = z.infer<typeof deskMerge>;

const cannedText = z.string().trim().max(5000);

const cannedFields = {
  title: z.string().trim().min(2).max(80),
  department: z.enum(departments).nullable(),
  /** By language; `{{name}}`, `{{code}}` and `{{order}}` are filled in. One of them at least. */
  body: z
    .record(z.string(), cannedText)
    .refine((texts) => Object.values(texts).some((text) => text !== ""), "required_error"),
};

export const cannedAnswer = z
  .object({ id: z.string(), version: z.number().int(), ...cannedFields })
  .openapi("CannedAnswer");
export type CannedAnswer = z.infer<typeof cannedAnswer>;

export const cannedAnswerList = z
  .object({ data: z.array(cannedAnswer), total: z.number().int() })
  .openapi("CannedAnswerList");

/** POST staff/canned-answers, and …/{id} with the version that it was changed on. */
export const newCannedAnswer = z.object(cannedFields).openapi("NewCannedAnswer");
export type NewCannedAnswer = z.infer<typeof newCannedAnswer>;
export const changedCannedAnswer = newCannedAnswer
  .extend({ version })
  .openapi("ChangedCannedAnswer");
export type ChangedCannedAnswer = z.infer<typeof changedCannedAnswer>;
export const removedCannedAnswer = z.object({ version }).openapi("RemovedCannedAnswer");

/** GET staff/tickets/times: of the tickets that came in so many days. Times are in seconds; null where none was answered. */
export const deskTimes = z
  .object({
    data: z.array(
      z.object({
        days: z.number().int(),
        asked: z.number().int(),
        answered: z.number().int(),
        over: z.number().int(),
        median_s: z.number().nullable(),
        p90_s: z.number().nullable(),
        /** Mean of the ratings, 1 to 5. */
        rating: z.number().nullable(),
      }),
    ),
    /** Those that wait for the staff now, and since when the longest of them does. */
    waiting: z.number().int(),
    oldest_at: z.string().nullable(),
  })
  .openapi("DeskTimes");
export type DeskTimes = z.infer<typeof deskTimes>;
