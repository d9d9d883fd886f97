import type { LanguageCode } from "#backend/contract/languages";
import { checkoutPath } from "~/sitemap/paths";

/** The questions of the checkout, in their order; each is a page. */
export const checkoutSteps = ["address", "shipping", "payment", "review"] as const;
export type StepName = (typeof checkoutSteps)[number];

export function stepPath(lang: LanguageCode, step: StepName): string {
  return checkoutPath(lang, step);
}
