import { eq } from "drizzle-orm";
import type { z } from "zod";
import type { reviewReply } from "../../../contract/reviews";
import { productReviews } from "../../../db/tables/reviews";
import type { Services } from "../../../services";
import { recordAudit } from "../../audit/record-audit";
import { moveVersion } from "../../catalog/refresh/move-version";
import type { ContentActor } from "../../reading/content-actor";
import { lockReview, requireVersion } from "./lock-review";

interface Replying extends z.infer<typeof reviewReply> {
  actor: ContentActor;
  id: string;
}

/**
 * POST admin/reviews/{id}/reply: the shop's one answer below a review, or none any more; what it says already, it goes on
 * saying. Throws `error.not_found`, `review.changed`.
 */
export function replyToReview(
  { database, clock }: Pick<Services, "database" | "clock">,
  { actor, id, version, lang, body }: Replying,
): Promise<void> {
  return database.transaction(async (q) => {
    const review = await lockReview(q, id);
    const isSaid = review.reply === body && (body === null || review.replyLang === lang);
    if (isSaid) return;
    requireVersion(review, version);
    const reply =
      body === null
        ? { reply: null, replyLang: null, repliedAt: null }
        : { reply: body, replyLang: lang, repliedAt: clock.now() };
    await q
      .update(productReviews)
      .set({ ...reply, version: version + 1 })
      .where(eq(productReviews.id, id));
    if (review.status === "approved") await moveVersion(q, false);
    const entry = { ...actor, action: "review.reply", entity: "review", entityId: id } as const;
    await recordAudit(q, { ...entry, diff: { version: [version, version + 1] } });
  });
}
