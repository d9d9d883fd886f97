import type { Refusal } from "~/ui/rules/refusal";
import { validateValue } from "~/ui/rules/validate";
import { completeMask, isComplete } from "./mask";

type ReadMasked = { value: string; refusal?: undefined } | { refusal: Refusal };

/** The value of a masked text, its literals kept; where it is required it must be complete (R-MASK-06, C-51). */
export function readMasked(mask: string, typed: string, isRequired: boolean): ReadMasked {
  const isFilled = !isRequired || isComplete(mask, typed);
  const refusal = isFilled ? undefined : validateValue("", ["required"]);
  return refusal ? { refusal } : { value: completeMask(mask, typed) };
}
