/** Sales by another process than the shop's, straight in its database. */
import { asc, eq } from "drizzle-orm";
import type { Database } from "#backend/db/database";
import { products } from "#backend/db/tables/products";
import { variants } from "#backend/db/tables/variants";
import { changeStock } from "#backend/features/orders/stock/change-stock";

export interface Sellable {
  variantId: string;
  code: number;
}

/** One variant of each product, in the order of the products' numbers. */
export function readSellable(database: Database): Promise<Sellable[]> {
  return database.run((q) =>
    q
      .selectDistinctOn([products.code], { variantId: variants.id, code: products.code })
      .from(variants)
      .innerJoin(products, eq(products.id, variants.productId))
      .where(eq(variants.active, true))
      .orderBy(asc(products.code), asc(variants.sort), asc(variants.id)),
  );
}

/** Leaves one or two of it, to and fro, so that each sale is seen. */
export async function sellOne(database: Database, { variantId }: Sellable): Promise<void> {
  await database.transaction(async (q) => {
    const [row] = await q.select().from(variants).where(eq(variants.id, variantId));
    if (!row) throw new Error("There is no such variant.");
    const stock = (row.stock === 1 ? 2 : 1) - row.stock;
    await changeStock(q, [{ variantId, stock, reserved: -row.reserved }]);
  });
}
