import { and, eq } from "drizzle-orm";
import type { Query } from "../../db/database";
import { products } from "../../db/tables/products";
import { ApiError } from "../../http/errors";

/** A product that the shop shows, by its public number. Throws `error.not_found`. */
export async function findProduct(q: Query, code: number): Promise<{ id: string; code: number }> {
  const [product] = await q
    .select({ id: products.id, code: products.code })
    .from(products)
    .where(and(eq(products.code, code), eq(products.status, "active")));
  if (!product) throw new ApiError("error.not_found");
  return product;
}
