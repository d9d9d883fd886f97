import type { z } from "zod";
import {
  type reviewMove,
  type reviewReply,
  staffReview,
  staffReviewList,
} from "#backend/contract/reviews";
import type { Query } from "./client/address";
import type { ApiClient } from "./client/api-client.server";

/** GET admin/reviews?status=&page=. */
export function listStaffReviews(api: ApiClient, query: Query) {
  return api.get("admin/reviews", staffReviewList, query);
}

/** POST admin/reviews/{id}: lets it in, turns it away, or lets it wait again. */
export function moderateReview(api: ApiClient, id: string, move: z.infer<typeof reviewMove>) {
  return api.post(`admin/reviews/${encodeURIComponent(id)}`, staffReview, move);
}

/** POST admin/reviews/{id}/reply: the shop's answer; null takes it away. */
export function replyToReview(api: ApiClient, id: string, reply: z.infer<typeof reviewReply>) {
  return api.post(`admin/reviews/${encodeURIComponent(id)}/reply`, staffReview, reply);
}
