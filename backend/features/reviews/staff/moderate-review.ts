import { eq } from "drizzle-orm";
import type { z } from "zod";
import type { reviewMove } from "../../../contract/reviews";
import { productReviews } from "../../../db/tables/reviews";
import type { Services } from "../../../services";
import { recordAudit } from "../../audit/record-audit";
import type { ContentActor } from "../../reading/content-actor";
import { refreshRating } from "../refresh-rating";
import { lockReview, requireVersion } from "./lock-review";

interface Moderating extends z.infer<typeof reviewMove> {
  actor: ContentActor;
  id: string;
}

/**
 * POST admin/reviews/{id}: lets a review in, takes it away or lets it wait again, and its product's stars follow; what it is
 * already, it stays. Throws `error.not_found`, `review.changed`.
 */
export function moderateReview(
  { database }: Pick<Services, "database">,
  { actor, id, version, status }: Moderating,
): Promise<void> {
  return database.transaction(async (q) => {
    const review = await lockReview(q, id);
    if (review.status === status) return;
    requireVersion(review, version);
    await q
      .update(productReviews)
      .set({ status, version: version + 1 })
      .where(eq(productReviews.id, id));
    const counts = review.status === "approved" || status === "approved";
    if (counts) await refreshRating(q, [review.productId]);
    const entry = { ...actor, action: `review.${status}`, entity: "review", entityId: id } as const;
    await recordAudit(q, { ...entry, diff: { status: [review.status, status] } });
  });
}
