import { and, eq, inArray } from "drizzle-orm";
import { products } from "../../db/tables/products";
import { productReviews } from "../../db/tables/reviews";
import type { Services } from "../../services";
import { refreshRating } from "./refresh-rating";

/** POST user/reviews/{product}/remove: its writer takes it away; where there is none, nothing happens. */
export function removeReview(
  { database }: Pick<Services, "database">,
  { userId, code }: { userId: string; code: number },
): Promise<void> {
  return database.transaction(async (q) => {
    const product = q.select({ id: products.id }).from(products).where(eq(products.code, code));
    const [gone] = await q
      .delete(productReviews)
      .where(and(eq(productReviews.userId, userId), inArray(productReviews.productId, product)))
      .returning({ productId: productReviews.productId, status: productReviews.status });
    if (gone?.status === "approved") await refreshRating(q, [gone.productId]);
  });
}
