import type { LanguageCode } from "#backend/contract/languages";
import { langPath } from "~/request/page-address";

/** The questions of the checkout, in their order; each is a page. */
export const checkoutSteps = ["address", "shipping", "payment", "review"] as const;
export type StepName = (typeof checkoutSteps)[number];

export function stepPath(lang: LanguageCode, step: StepName): string {
  return langPath(lang, `/checkout/${step}`);
}
