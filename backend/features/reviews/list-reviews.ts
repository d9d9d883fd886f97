import { and, asc, count, desc, eq } from "drizzle-orm";
import { type ReviewList, type ReviewOrder, reviewsPerPage } from "../../contract/reviews";
import { productReviews } from "../../db/tables/reviews";
import { users } from "../../db/tables/users";
import type { Services } from "../../services";
import { findProduct } from "./find-product";
import { showReview } from "./show-review";

interface Asked {
  code: number;
  page: number;
  order: ReviewOrder;
}

/** Of as many stars the newest comes first. */
const orderings = {
  newest: [],
  highest: [desc(productReviews.stars)],
  lowest: [asc(productReviews.stars)],
} as const satisfies Record<ReviewOrder, unknown>;

/**
 * GET products/{id}/reviews: a page of what is let in, with the mean of all of it; beyond the last page there is nothing.
 * Throws `error.not_found` for a product that the shop doesn't show.
 */
export function listReviews(
  { database }: Pick<Services, "database">,
  { code, page, order }: Asked,
): Promise<ReviewList> {
  return database.run(async (q) => {
    const product = await findProduct(q, code);
    const where = and(
      eq(productReviews.productId, product.id),
      eq(productReviews.status, "approved"),
    );
    const counted = await q
      .select({ stars: productReviews.stars, n: count() })
      .from(productReviews)
      .where(where)
      .groupBy(productReviews.stars);
    const rows = await q
      .select({ review: productReviews, displayName: users.displayName, name: users.name })
      .from(productReviews)
      .innerJoin(users, eq(users.id, productReviews.userId))
      .where(where)
      .orderBy(...orderings[order], desc(productReviews.writtenAt), desc(productReviews.id))
      .limit(reviewsPerPage)
      .offset((page - 1) * reviewsPerPage);
    const data = rows.map(({ review, ...writer }) => showReview(review, writer));
    return { data, ...summarize(counted) };
  });
}

function summarize(
  counted: readonly { stars: number; n: number }[],
): Pick<ReviewList, "total" | "average" | "distribution"> {
  const of = (stars: number) => counted.find((row) => row.stars === stars)?.n ?? 0;
  const total = counted.reduce((sum, { n }) => sum + n, 0);
  const sum = counted.reduce((all, { stars, n }) => all + stars * n, 0);
  const average = total === 0 ? null : Math.round((sum * 100) / total) / 100;
  return { total, average, distribution: [of(1), of(2), of(3), of(4), of(5)] };
}
