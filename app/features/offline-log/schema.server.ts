import { z } from "zod";
import { addressInput } from "#backend/contract/address";
import { newComment } from "#backend/contract/blog";
import { cartSync, productCode } from "#backend/contract/cart";
import { checkoutChoice } from "#backend/contract/checkout";
import { newReview } from "#backend/contract/reviews";
import { maxTicketPictures, newTicket, ticketReply } from "#backend/contract/ticket";
import { message } from "~/forms/schema.server";

/** As many as the contract takes at once, and room for what it says of each. */
const maxLogLength = 200_000;

/** An older log is refused: the cart remembers its operations no longer (decisions 11). */
const maxAgeMs = 90 * 86_400_000;
/** Clocks of phones go wrong; a day of the future is not worth a refusal. */
const aheadMs = 86_400_000;

/** What a browser sends of its log; each operation is read by itself, so that a broken one spoils no other. */
export const offlineLogSchema = z.object({
  /** The user who did it; none for a visitor. */
  owner: z.string(message("error.bad_request")).max(64, message("error.bad_request")).default(""),
  /** What the browser's clock says; without it the shop's own holds. */
  now: z.iso.datetime(message("error.bad_request")).optional(),
  log: z
    .string(message("error.bad_request"))
    .max(maxLogLength, message("error.too_large"))
    .transform(readJson)
    .pipe(z.array(z.unknown()).max(200)),
});

function readJson(text: string, ctx: z.RefinementCtx): unknown {
  try {
    const log: unknown = JSON.parse(text);
    if (Array.isArray(log)) return log;
  } catch {
    // Told below, as what is JSON and no list.
  }
  ctx.addIssue({ code: "custom", message: "error.bad_request" });
  return z.NEVER;
}

const opId = z.uuid();
const named = z.object({ op_id: opId });
const timed = z.object({ at: z.iso.datetime() });

/** By the clock that wrote it down: one that is wrong is as wrong now as it was then. */
function isInTime(entry: unknown, now: number): boolean {
  const { data } = timed.safeParse(entry);
  if (!data) return false;
  const age = now - Date.parse(data.at);
  return age < maxAgeMs && age > -aheadMs;
}

const wishOperation = z.discriminatedUnion("type", [
  z.object({
    type: z.literal("wish"),
    op_id: opId,
    product_id: productCode,
    variant_id: z
      .string()
      .regex(/^[\w-]{1,64}$/)
      .nullable(),
  }),
  z.object({ type: z.literal("unwish"), op_id: opId, product_id: productCode }),
]);
export type WishOperation = z.infer<typeof wishOperation>;

const cartOperation = cartSync.shape.ops.element;
export type CartOperation = z.infer<typeof cartOperation>;

/** A picture that was handed in before its message, or was not taken, and why. */
const sentPicture = z
  .object({ name: z.string().max(300) })
  .and(
    z.union([z.object({ link: z.string().max(100) }), z.object({ refused: z.string().max(1000) })]),
  );
const pictures = z.array(sentPicture).max(maxTicketPictures).default([]);

/** Whether a message stands here without the pictures that belong to it: an older worker sends it so. */
export function lacksPictures(log: readonly unknown[]): boolean {
  const unsent = z.object({ pictures: z.number() });
  return log.some((entry) => unsent.safeParse(entry).success);
}

const ticketCode = z.string().regex(/^\d{1,10}$/);
const messageOperation = z.discriminatedUnion("type", [
  ticketReply
    .pick({ body: true })
    .extend({ type: z.literal("reply"), op_id: opId, ticket: ticketCode, pictures }),
  newTicket
    .pick({ department: true, subject: true, body: true, order: true, product: true })
    .extend({ type: z.literal("ticket"), op_id: opId, pictures }),
  newComment
    .pick({ body: true })
    .extend({ type: z.literal("comment"), op_id: opId, post: z.number().int().positive() }),
  newReview
    .omit({ client_id: true })
    .required({ seen: true })
    .extend({ type: z.literal("review"), op_id: opId, product: productCode }),
]);
export type MessageOperation = z.infer<typeof messageOperation>;

const addressFields = { op_id: opId, address: addressInput.omit({ op_id: true, seen: true }) };
const standing = { op_id: opId, address_id: z.uuid(), seen: z.string().max(64) };
const addressOperation = z.discriminatedUnion("type", [
  z.object({ type: z.literal("address_add"), ...addressFields }),
  z.object({ type: z.literal("address_change"), ...standing, ...addressFields }),
  z.object({ type: z.literal("address_remove"), ...standing }),
  z.object({ type: z.literal("address_default"), op_id: opId, address_id: z.uuid() }),
]);
export type AddressOperation = z.infer<typeof addressOperation>;

const intentOperation = z.object({
  type: z.literal("checkout"),
  op_id: opId,
  choice: checkoutChoice,
});
export type IntentOperation = z.infer<typeof intentOperation>;

/** The operations that can be made, and the names of the rest; one that has no name can't even be refused. */
export interface ReadLog {
  cart: CartOperation[];
  wishes: WishOperation[];
  messages: MessageOperation[];
  addresses: AddressOperation[];
  intents: IntentOperation[];
  refused: string[];
}

/**
 * Sorts what was sent. Each kind is made in its own order; they have nothing to do with each other, but that what was
 * chosen for an order may name an address that is new.
 * @param now the moment of sending by the clock of who sends, in milliseconds
 */
export function readOperations(log: readonly unknown[], now = Date.now()): ReadLog {
  const read: ReadLog = {
    cart: [],
    wishes: [],
    messages: [],
    addresses: [],
    intents: [],
    refused: [],
  };
  for (const entry of log) {
    const isTaken =
      isInTime(entry, now) &&
      (take(entry, cartOperation, read.cart) ||
        take(entry, wishOperation, read.wishes) ||
        take(entry, messageOperation, read.messages) ||
        take(entry, addressOperation, read.addresses) ||
        take(entry, intentOperation, read.intents));
    if (isTaken) continue;
    const known = named.safeParse(entry);
    if (known.success) read.refused.push(known.data.op_id);
  }
  return read;
}

function take<T>(entry: unknown, schema: z.ZodType<T>, kind: T[]): boolean {
  const parsed = schema.safeParse(entry);
  if (parsed.success) kind.push(parsed.data);
  return parsed.success;
}
