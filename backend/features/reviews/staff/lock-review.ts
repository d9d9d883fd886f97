import { eq } from "drizzle-orm";
import type { Query } from "../../../db/database";
import { productReviews } from "../../../db/tables/reviews";
import { ApiError } from "../../../http/errors";
import type { ReviewRow } from "../show-review";

/** A review's row, taken. Throws `error.not_found`. */
export async function lockReview(q: Query, id: string): Promise<ReviewRow> {
  const [review] = await q
    .select()
    .from(productReviews)
    .where(eq(productReviews.id, id))
    .for("update");
  if (!review) throw new ApiError("error.not_found");
  return review;
}

/** Throws `review.changed` where a review isn't any more what somebody of the staff has read. */
export function requireVersion(review: ReviewRow, version: number): void {
  if (review.version !== version) throw new ApiError("review.changed");
}
