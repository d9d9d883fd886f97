import type { Checkout } from "#backend/contract/checkout";
import type { LanguageCode } from "#backend/contract/languages";
import { checkoutPath } from "~/sitemap/paths";

/** The questions of the checkout, in their order; each is a page. */
export const checkoutSteps = ["address", "shipping", "payment", "review"] as const;
export type StepName = (typeof checkoutSteps)[number];

/**
 * The page of the first question without an answer. How to pay the review asks itself, where there is something to
 * choose from.
 */
export function nextPath(
  lang: LanguageCode,
  { next, payment_options }: Pick<Checkout, "next" | "payment_options">,
): string {
  const isAskedAtReview = next === "payment" && payment_options.length > 0;
  return stepPath(lang, isAskedAtReview ? "review" : next);
}

export function stepPath(lang: LanguageCode, step: StepName): string {
  return checkoutPath(lang, step);
}
