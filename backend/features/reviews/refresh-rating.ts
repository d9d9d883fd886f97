import { and, eq, inArray, sql } from "drizzle-orm";
import type { Query } from "../../db/database";
import { products } from "../../db/tables/products";
import { productReviews } from "../../db/tables/reviews";
import { refreshShown } from "../catalog/refresh/refresh-listing";

/**
 * Writes the mean and the number of products' reviews that are let in (decisions 30), and makes lists and pages follow. To
 * be called in the transaction that lets one in or takes it away, after it.
 */
export async function refreshRating(q: Query, productIds: readonly string[]): Promise<void> {
  if (productIds.length === 0) return;
  const chosen = inArray(products.id, [...productIds]);
  // Taken first: the count is a statement of its own, so that it sees what whoever held the product has let in.
  await q
    .select({ id: products.id })
    .from(products)
    .where(chosen)
    .orderBy(products.id)
    .for("no key update");
  const approved = and(
    eq(productReviews.productId, products.id),
    eq(productReviews.status, "approved"),
  );
  await q
    .update(products)
    .set({
      reviewRating: sql`(select round(avg(${productReviews.stars}), 2) from ${productReviews} where ${approved})`,
      reviewCount: sql`(select count(*)::int from ${productReviews} where ${approved})`,
    })
    .where(chosen);
  await refreshShown(q, productIds);
}
