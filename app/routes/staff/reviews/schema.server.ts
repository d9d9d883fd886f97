import { z } from "zod";
import { languageCodes } from "#backend/contract/languages";
import { reviewForm, reviewStates } from "#backend/contract/reviews";
import { message, ruledText } from "~/forms/schema.server";

const { min, max } = reviewForm.reply;
const broken = message("error.bad_request");

/** Which review, and as of when somebody has read it. */
const read = { id: z.uuid(broken), version: z.coerce.number(broken).int(broken) };

export const replyFields = {
  lang: z.enum(languageCodes, broken),
  body: ruledText(["required", ["min_len", min], ["max_len", max]]),
};

/** The buttons below a review. */
export const reviewSchema = z.discriminatedUnion(
  "intent",
  [
    z.object({ intent: z.literal("move"), ...read, status: z.enum(reviewStates, broken) }),
    z.object({ intent: z.literal("reply"), ...read, ...replyFields }),
    z.object({ intent: z.literal("unreply"), ...read, lang: replyFields.lang }),
  ],
  broken,
);
