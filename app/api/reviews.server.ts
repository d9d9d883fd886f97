import { done } from "#backend/contract/auth";
import { type NewReview, reviewList, reviewPage, reviewTaken } from "#backend/contract/reviews";
import type { Query } from "./client/address";
import type { ApiClient } from "./client/api-client.server";

const reviewPathOf = (product: string) => `user/reviews/${encodeURIComponent(product)}`;

/** GET products/{id}/reviews?page=&sort=: a page of those that are let in. */
export function listReviews(api: ApiClient, product: string, query: Query) {
  return api.get(`products/${encodeURIComponent(product)}/reviews`, reviewList, query);
}

/** GET user/reviews/{product}: the reader's own, and whether they may write one. */
export function getReview(api: ApiClient, product: string) {
  return api.get(reviewPathOf(product), reviewPage);
}

/** POST user/reviews/{product}: writes it, or writes it anew. */
export function saveReview(api: ApiClient, product: string, review: NewReview) {
  return api.post(reviewPathOf(product), reviewTaken, review);
}

/** POST user/reviews/{product}/remove */
export function removeReview(api: ApiClient, product: string) {
  return api.post(`${reviewPathOf(product)}/remove`, done, {});
}
