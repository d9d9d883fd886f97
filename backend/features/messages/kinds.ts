/** Everything that the shop writes to people. */
export const messageKinds = [
  "login.code",
  "login.link",
  "login.reset",
  "login.contact",
  "login.export",
  "login.erase",
  "account.contact_changed",
  "staff.invitation",
  "order.placed",
  "order.placed_cod",
  "order.paid",
  "order.review",
  "order.processing",
  "order.shipped",
  "order.delivered",
  "order.return_requested",
  "order.return_approved",
  "order.return_rejected",
  "order.returned",
  "order.completed",
  "order.canceled",
  "order.expired",
  "order.refunded",
  "ticket.answered",
  "guest.answered",
  "owner.new_order",
  "owner.payment_review",
  "owner.payment_uncaptured",
  "owner.payment_returned",
  "owner.return_requested",
] as const;
export type MessageKind = (typeof messageKinds)[number];

/**
 * What a text may name. `amount` is text already, as its reader writes money; `url` is a path of the shop or
 * an address of another site; the lines of a long text are paragraphs of their own. A line whose place has nothing to stand in it is left out.
 */
export const messageParams = [
  "code",
  "url",
  "number",
  "amount",
  "name",
  "carrier",
  "tracking",
  "reason",
  "subject",
  "contact",
  "answer",
] as const;
export type MessageParam = (typeof messageParams)[number];

const minute = 60_000;

/**
 * What logs somebody in is forgotten once it is sent, and is not sent any more when it no longer would.
 * Other messages may be late.
 */
const livesMs: Partial<Record<MessageKind, number>> = {
  "login.code": 3 * minute,
  "login.reset": 3 * minute,
  "login.contact": 3 * minute,
  "login.export": 3 * minute,
  "login.erase": 3 * minute,
  "login.link": 15 * minute,
  "staff.invitation": 72 * 60 * minute,
};

/** Kinds whose params log somebody in. */
export const secretKinds = messageKinds.filter((kind) => livesFor(kind) !== undefined);

export function isMessageKind(word: string): word is MessageKind {
  return messageKinds.some((kind) => kind === word);
}

/** For so long a message of the kind is of use; undefined where it always is. */
export function livesFor(kind: MessageKind): number | undefined {
  return livesMs[kind];
}
