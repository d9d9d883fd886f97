import type { ReviewList, ShownReview } from "#backend/contract/reviews";

export function testReview(review: Partial<ShownReview> = {}): ShownReview {
  return {
    id: "r1",
    stars: 4,
    title: "Boils fast",
    body: "It boils a litre in three minutes.",
    lang: "en",
    at: "2026-11-20T10:00:00.000Z",
    reply: null,
    name: "Mina",
    ...review,
  };
}

export function testReviews(list: Partial<ReviewList> = {}): ReviewList {
  return { data: [testReview()], total: 1, average: 4, distribution: [0, 0, 0, 1, 0], ...list };
}
