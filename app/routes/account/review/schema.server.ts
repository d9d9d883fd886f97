import { z } from "zod";
import { reviewForm } from "#backend/contract/reviews";
import { message, opIdField, ruledText } from "~/forms/schema.server";

const { stars, title, body } = reviewForm;
const unclear = message("error.bad_request");
const missing = message("reviews.stars_missing");
const words = { required_error: "reviews.stars_missing" } as const;

/** What the form of a review asks. */
export const reviewFields = {
  stars: ruledText(["required"], { words })
    .pipe(
      z.coerce.number<string>(missing).int(missing).min(stars.min, missing).max(stars.max, missing),
    )
    .meta({ words }),
  title: ruledText([["max_len", title.max]]),
  body: ruledText(["required", ["min_len", body.min], ["max_len", body.max]]),
};

/** The buttons of the page of one's own review. */
export const reviewSchema = z.discriminatedUnion("intent", [
  z.object({
    intent: z.literal("review.save"),
    op_id: opIdField,
    ...reviewFields,
    anonymous: z
      .string(unclear)
      .optional()
      .transform((sent) => sent !== undefined),
  }),
  z.object({ intent: z.literal("review.remove") }),
]);
