import { and, asc, eq, type InferSelectModel, inArray, sql } from "drizzle-orm";
import { type Conflict, maxLines } from "../../contract/cart";
import type { Currency } from "../../contract/languages";
import type { Query } from "../../db/database";
import { cartItems, carts, type OperationConflict } from "../../db/tables/carts";
import type { LoggedOp } from "./change-cart";
import { maxOf, type VariantOffer } from "./offers";
import { type CartRow, openOf } from "./open-carts";
import { type Owner, preparedByOwner } from "./owner";

/** What a cart remembers of a variant. */
export type Line = Omit<InferSelectModel<typeof cartItems>, "cartId">;

/** Lines by variant, in the order in which they were added. */
export type Lines = Map<string, Line>;

const columns = {
  variantId: cartItems.variantId,
  qty: cartItems.qty,
  later: cartItems.later,
  seenAmount: cartItems.seenAmount,
  seenCurrency: cartItems.seenCurrency,
  addedAt: cartItems.addedAt,
};

/** The owner's open cart with its lines, in one look; no cart and no lines where there is none. */
export async function readOpenCart(
  q: Query,
  owner: Owner,
): Promise<{ cart: CartRow | null; lines: Lines }> {
  const rows = await readCartRows(q, owner, {});
  const lines = rows.flatMap(({ line }) => line ?? []);
  return {
    cart: rows[0]?.cart ?? null,
    lines: new Map(lines.map((line) => [line.variantId, line])),
  };
}

const readCartRows = preparedByOwner([], (q, owner) =>
  q
    .select({ cart: carts, line: columns })
    .from(carts)
    .leftJoin(cartItems, eq(cartItems.cartId, carts.id))
    .where(openOf(owner))
    .orderBy(asc(cartItems.addedAt), asc(cartItems.variantId)),
);

export async function readLines(q: Query, cartId: string): Promise<Lines> {
  const rows = await q
    .select(columns)
    .from(cartItems)
    .where(eq(cartItems.cartId, cartId))
    .orderBy(asc(cartItems.addedAt), asc(cartItems.variantId));
  return new Map(rows.map((row) => [row.variantId, row]));
}

/** Writes what is different; answers whether anything was. The cart's row must be locked. */
export async function writeLines(
  q: Query,
  cartId: string,
  before: Lines,
  after: Lines,
): Promise<boolean> {
  const gone = [...before.keys()].filter((id) => !after.has(id));
  const changed = [...after.values()].filter((line) => !isSame(before.get(line.variantId), line));
  if (gone.length > 0) {
    await q
      .delete(cartItems)
      .where(and(eq(cartItems.cartId, cartId), inArray(cartItems.variantId, gone)));
  }
  if (changed.length > 0) {
    await q
      .insert(cartItems)
      .values(changed.map((line) => ({ ...line, cartId })))
      .onConflictDoUpdate({
        target: [cartItems.cartId, cartItems.variantId],
        set: {
          qty: sql`excluded.qty`,
          later: sql`excluded.later`,
          seenAmount: sql`excluded.seen_amount`,
          seenCurrency: sql`excluded.seen_currency`,
        },
      });
  }
  return gone.length + changed.length > 0;
}

function isSame(before: Line | undefined, after: Line): boolean {
  return (
    before !== undefined &&
    before.qty === after.qty &&
    before.later === after.later &&
    before.seenAmount === after.seenAmount &&
    before.seenCurrency === after.seenCurrency
  );
}

/** A change of a line. */
type LineOp = Exclude<LoggedOp, { type: "coupon" }>;

interface Circumstances {
  offers: ReadonlyMap<string, VariantOffer>;
  currency: Currency;
  now: Date;
}

/**
 * Makes one change in `lines`; answers what it met with (decisions 11). Counts are clamped to what can be
 * had; a line that can't be had at all stays as it is. Adding what is saved for later brings it back with
 * the count that is added.
 */
export function applyOp(lines: Lines, op: LineOp, at: Circumstances): OperationConflict[] {
  switch (op.type) {
    case "remove":
      lines.delete(op.variant_id);
      return [];
    case "later": {
      const line = lines.get(op.variant_id);
      if (line) lines.set(op.variant_id, { ...line, later: op.later });
      return [];
    }
    default:
      return putCount(lines, op, at);
  }
}

type CountOp = Extract<LineOp, { qty: number }>;

function putCount(lines: Lines, op: CountOp, at: Circumstances): OperationConflict[] {
  const offer = at.offers.get(op.variant_id);
  const line = lines.get(op.variant_id);
  const refusal = refusalOf(lines, line, offer);
  if (refusal || !offer) return [conflict(op, refusal ?? "variant_gone")];
  const inCart = line && !line.later ? line.qty : 0;
  const wanted = op.type === "add" ? inCart + op.qty : op.qty;
  const max = maxOf(offer);
  const qty = Math.min(wanted, max);
  const place = placeOf(op, line, offer, { ...at, now: momentAfter(lines, at.now) });
  lines.set(op.variant_id, { ...place, qty });
  const reduced = qty < wanted ? [conflict(op, "qty_reduced", wanted, qty)] : [];
  return [...reduced, ...priceChange(op, offer, at)];
}

/** Now, but after all lines that stand there: those of one log come at one moment, and keep their order. */
function momentAfter(lines: Lines, now: Date): Date {
  const taken = [...lines.values()].map(({ addedAt }) => addedAt.getTime() + 1);
  return new Date(Math.max(now.getTime(), ...taken));
}

/** Why the count can't be put at all. */
function refusalOf(
  lines: Lines,
  line: Line | undefined,
  offer: VariantOffer | undefined,
): Conflict["kind"] | null {
  if (!offer?.sold) return "variant_gone";
  if (maxOf(offer) === 0) return "out_of_stock";
  if (line) return null;
  if (offer.amount === null) return "no_price";
  return lines.size >= maxLines ? "cart_full" : null;
}

/**
 * Setting a count leaves a line where it is, but for a price of now that the shopper says to have seen; adding
 * looks at the price anew, and remembers it.
 */
function placeOf(
  op: CountOp,
  line: Line | undefined,
  { variantId, amount }: VariantOffer,
  { currency, now }: Circumstances,
): Omit<Line, "qty"> {
  if (line && (op.type === "set" || amount === null)) {
    const place = { ...line, later: line.later && op.type === "set" };
    const isSeen = op.seen?.currency === currency && op.seen.amount === amount;
    return isSeen ? { ...place, seenAmount: amount, seenCurrency: currency } : place;
  }
  return {
    variantId,
    later: false,
    seenAmount: amount,
    seenCurrency: currency,
    addedAt: line?.addedAt ?? now,
  };
}

function priceChange(
  op: CountOp,
  { amount }: VariantOffer,
  { currency }: Circumstances,
): OperationConflict[] {
  const { seen } = op;
  if (!seen || seen.currency !== currency || amount === null || seen.amount === amount) return [];
  return [conflict(op, "price_changed", seen.amount, amount)];
}

function conflict(
  op: LineOp,
  kind: Conflict["kind"],
  was: number | null = null,
  now: number | null = null,
): OperationConflict {
  return { op_id: op.op_id, variant_id: op.variant_id, kind, was, now, coupon: null };
}
