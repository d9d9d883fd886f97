import { sql } from "drizzle-orm";
import type { Query } from "../../../../db/database";
import type { ProductChange } from "./write-products";

interface StockMove {
  variantId: string;
  by: number;
}

const atOnce = 5000;

/** By how much the files move the stock of variants that are there. */
export function stockMoves(changes: readonly ProductChange[]): StockMove[] {
  return changes.flatMap(({ before, after }) =>
    Object.entries(after.variants).flatMap(([sku, { stock }]) => {
      const variantId = before?.variantIds.get(sku);
      const by = stock - (before?.record.variants[sku]?.stock ?? 0);
      return variantId && by !== 0 ? { variantId, by } : [];
    }),
  );
}

/**
 * Moves stocks by their differences, not to figures: what was sold since the file was compared stays sold, and
 * a sheet of prices never brings back a stock of a moment ago. What orders hold stays in any case.
 */
export async function moveStock(q: Query, moves: readonly StockMove[]): Promise<void> {
  for (let at = 0; at < moves.length; at += atOnce) {
    const rows = moves
      .slice(at, at + atOnce)
      .map(({ variantId, by }) => sql`(${variantId}::uuid, ${by}::int)`);
    await q.execute(sql`
      update variant set stock = greatest(variant.stock + moved.by, variant.reserved)
      from (values ${sql.join(rows, sql`, `)}) as moved (id, by)
      where variant.id = moved.id`);
  }
}
