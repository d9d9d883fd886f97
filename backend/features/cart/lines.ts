import { and, asc, eq, type InferSelectModel, inArray, sql } from "drizzle-orm";
import type { Query } from "../../db/database";
import { cartItems, carts } from "../../db/tables/carts";
import { type CartRow, openOf } from "./open-carts";
import type { Owner } from "./owner";

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
  const rows = await q
    .select({ cart: carts, line: columns })
    .from(carts)
    .leftJoin(cartItems, eq(cartItems.cartId, carts.id))
    .where(openOf(owner))
    .orderBy(asc(cartItems.addedAt), asc(cartItems.variantId));
  const lines = rows.flatMap(({ line }) => line ?? []);
  return {
    cart: rows[0]?.cart ?? null,
    lines: new Map(lines.map((line) => [line.variantId, line])),
  };
}

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
