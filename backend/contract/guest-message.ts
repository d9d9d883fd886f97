import { z } from "@hono/zod-openapi";
import { contactForm } from "./own-forms";
import { isStorable } from "./storable-text";

interface Bounds {
  min: number;
  max: number;
}

const typed = ({ min, max }: Bounds) => z.string().trim().min(min).max(max).refine(isStorable);

/** POST home/messages: what a visitor writes to the shop; sent again within a day, it is one message. */
export const guestMessage = z
  .object({
    name: typed(contactForm.name),
    /** An e-mail or a phone. */
    contact: typed(contactForm.contact),
    subject: typed(contactForm.subject),
    body: typed(contactForm.body),
  })
  .openapi("GuestMessage");
export type GuestMessage = z.infer<typeof guestMessage>;

export const guestMessageStates = ["new", "answered"] as const;
export type GuestMessageState = (typeof guestMessageStates)[number];

/** Messages on a page of the staff's list. */
export const guestMessagesPerPage = 20;

const guestMessageRow = guestMessage.omit({ body: true }).extend({
  id: z.string(),
  lang: z.string(),
  at: z.string(),
  /** When it was answered; null while it waits. */
  done_at: z.string().nullable(),
});
export type GuestMessageRow = z.infer<typeof guestMessageRow>;

/** GET admin/messages: the ones that wait first, the oldest of them first. */
export const guestMessageList = z
  .object({
    data: z.array(guestMessageRow),
    /** How many fit what was asked for. */
    total: z.number().int(),
    /** How many wait, whatever was asked for. */
    waiting: z.number().int(),
  })
  .openapi("GuestMessageList");
export type GuestMessageList = z.infer<typeof guestMessageList>;

/** GET admin/messages/{id} */
export const openedGuestMessage = guestMessageRow
  .extend({
    body: z.string(),
    /** Where an answer by e-mail goes; null for who left a phone. */
    email: z.string().nullable(),
    /** What was answered from here; null where it was answered in another way. */
    answer: z.string().nullable(),
  })
  .openapi("OpenedGuestMessage");
export type OpenedGuestMessage = z.infer<typeof openedGuestMessage>;

/** POST admin/messages/{id}/answer */
export const guestAnswer = z.object({ body: typed(contactForm.answer) }).openapi("GuestAnswer");
export type GuestAnswer = z.infer<typeof guestAnswer>;
