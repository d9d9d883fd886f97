import { and, eq, sql } from "drizzle-orm";
import type { Query } from "../../../db/database";
import { variants } from "../../../db/tables/variants";
import { refreshShown } from "../../catalog/refresh/refresh-listing";

/** By how much a variant's pieces change: those that are there, and those that are promised. */
export interface StockChange {
  variantId: string;
  stock: number;
  reserved: number;
}

/**
 * Moves pieces, variants in the order of their ids so that two orders never wait for each other. Throws
 * what `refuse` makes where a variant would have less than nothing free; the caller's transaction then
 * takes everything back. Tells the catalogue only where shoppers see a difference: few left, none, some again, or for the
 * first time fewer than one may buy at once.
 */
export async function changeStock(
  q: Query,
  changes: readonly StockChange[],
  refuse: (variantId: string) => Error = unaccountable,
): Promise<void> {
  const shown = new Set<string>();
  const inOrder = [...changes].sort((a, b) => (a.variantId < b.variantId ? -1 : 1));
  for (const change of inOrder) {
    const row = await changeVariant(q, change);
    if (!row) throw refuse(change.variantId);
    const before = row.free - change.stock + change.reserved;
    if (before === row.free) continue;
    const isFew = Math.min(before, row.free) <= row.lowAt;
    const isLimitAnother = before < row.maxQty !== row.free < row.maxQty;
    if (isFew || isLimitAnother) shown.add(row.productId);
  }
  await refreshShown(q, [...shown]);
}

async function changeVariant(q: Query, { variantId, stock, reserved }: StockChange) {
  const free = sql<number>`${variants.stock} - ${variants.reserved}`;
  const [row] = await q
    .update(variants)
    .set({
      stock: sql`${variants.stock} + ${stock}`,
      reserved: sql`${variants.reserved} + ${reserved}`,
    })
    .where(and(eq(variants.id, variantId), sql`${free} >= ${reserved - stock}`))
    .returning({
      productId: variants.productId,
      free,
      maxQty: variants.maxQty,
      // A card counts the pieces of all of a product's variants.
      lowAt: sql<number>`(select max(low_stock_at) from variant other where other.product_id = ${variants.productId})`,
    });
  return row;
}

function unaccountable(variantId: string): Error {
  return new Error(`Variant ${variantId} has fewer pieces than orders hold.`);
}
