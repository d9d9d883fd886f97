import { z } from "@hono/zod-openapi";
import { productCard } from "./catalog";
import { languageCode } from "./i18n";
import { isStorable } from "./storable-text";

/** Words of a product's reviews (domain 4.2). */
export const reviewStates = ["pending", "approved", "rejected"] as const;
export type ReviewState = (typeof reviewStates)[number];
export const reviewOrders = ["newest", "highest", "lowest"] as const;
export type ReviewOrder = (typeof reviewOrders)[number];

/** Reviews on a page of a product's list, and of the staff's queue. */
export const reviewsPerPage = 10;
export const staffReviewsPerPage = 50;

/** What a review's fields hold. */
export const reviewForm = {
  stars: { min: 1, max: 5 },
  title: { max: 100 },
  body: { min: 10, max: 2000 },
  reply: { min: 2, max: 1000 },
} as const;

const stars = z.number().int().min(reviewForm.stars.min).max(reviewForm.stars.max);
const nullableLine = (max: number) => z.string().trim().min(1).max(max).refine(isStorable);
const replyBody = z
  .string()
  .trim()
  .min(reviewForm.reply.min)
  .max(reviewForm.reply.max)
  .refine(isStorable);

/** The shop's answer below a review. */
const reply = z.object({ body: z.string(), lang: languageCode, at: z.string() });

const words = z.object({
  id: z.string(),
  stars,
  title: z.string().nullable(),
  body: z.string(),
  /** The language that it was written in. */
  lang: languageCode,
  at: z.string(),
  reply: reply.nullable(),
});

/** A review as everybody reads it. */
export const shownReview = words
  .extend({
    /** Null where its writer wants no name beside it. */
    name: z.string().nullable(),
  })
  .openapi("Review");
export type ShownReview = z.infer<typeof shownReview>;

/** GET products/{id}/reviews?page=&sort=: those that are let in. */
export const reviewList = z
  .object({
    data: z.array(shownReview),
    total: z.number().int(),
    /** Of all that are let in, to two places; null where there are none. */
    average: z.number().nullable(),
    /** How many gave one star, two, … five. */
    distribution: z.tuple([
      z.number().int(),
      z.number().int(),
      z.number().int(),
      z.number().int(),
      z.number().int(),
    ]),
  })
  .openapi("ReviewList");
export type ReviewList = z.infer<typeof reviewList>;

/** A review as its writer reads it. */
export const ownReview = words
  .extend({ status: z.enum(reviewStates), anonymous: z.boolean() })
  .openapi("OwnReview");
export type OwnReview = z.infer<typeof ownReview>;

/** GET user/reviews/{product}: what a shopper has written about a product, and whether they may. */
export const reviewPage = z
  .object({
    product: productCard,
    review: ownReview.nullable(),
    /** Whether an order of theirs has brought it to them. */
    bought: z.boolean(),
  })
  .openapi("ReviewPage");
export type ReviewPage = z.infer<typeof reviewPage>;

/**
 * POST user/reviews/{product}: writes a shopper's one review of a product, or writes it anew; it waits until somebody of the staff has let
 * it in. Named by the browser, so that repeating it changes nothing.
 */
export const newReview = z.object({
  client_id: z.uuid(),
  stars,
  title: nullableLine(reviewForm.title.max).nullable(),
  body: z.string().trim().min(reviewForm.body.min).max(reviewForm.body.max).refine(isStorable),
  anonymous: z.boolean(),
  /**
   * When the review that its writer saw was written, null where there was none: another one that stands by now is not written over. Left out,
   * whatever stands is.
   */
  seen: z.string().max(64).nullable().optional(),
});
export type NewReview = z.infer<typeof newReview>;

export const reviewTaken = z
  .object({
    status: z.enum(reviewStates),
    /** When it was written: what a next writing names as seen. */
    at: z.string(),
  })
  .openapi("ReviewTaken");
export type ReviewTaken = z.infer<typeof reviewTaken>;

export const staffReview = ownReview
  .extend({
    /** Moves with each change, so that two of the staff don't write over each other. */
    version: z.number().int(),
    name: z.string().nullable(),
    product: z.object({ id: z.number().int(), slug: z.string(), name: z.string() }),
  })
  .openapi("StaffReview");
export type StaffReview = z.infer<typeof staffReview>;

/** GET admin/reviews?status=&page=: of those that wait whoever has waited longest first, else the last one. */
export const staffReviewList = z
  .object({ data: z.array(staffReview), total: z.number().int(), waiting: z.number().int() })
  .openapi("StaffReviewList");
export type StaffReviewList = z.infer<typeof staffReviewList>;

/** POST admin/reviews/{id} */
export const reviewMove = z.object({ version: z.number().int(), status: z.enum(reviewStates) });

/** POST admin/reviews/{id}/reply: the shop's answer; null takes it away. */
export const reviewReply = z.object({
  version: z.number().int(),
  lang: languageCode,
  body: replyBody.nullable(),
});
