import { readMasked } from "~/ui/mask/read-masked";
import type { Refusals } from "~/ui/rules/refusal";

/** The masks of the page's form: each token, and a text that must be complete. */
export const masks = [
  { name: "digits", mask: "NNN", isRequired: false },
  { name: "letters", mask: "AA", isRequired: false },
  { name: "both", mask: "BB", isRequired: false },
  { name: "any", mask: "XX", isRequired: false },
  { name: "day", mask: "NN/NN", isRequired: true },
] as const;

/** The masked values of a form, and what is wrong with it. */
export function readMasks(form: FormData) {
  const values: Record<string, string> = {};
  const refusals: Refusals = {};
  for (const { name, mask, isRequired } of masks) {
    const read = readMasked(mask, String(form.get(name) ?? ""), isRequired);
    if (read.refusal) refusals[name] = read.refusal;
    else values[name] = read.value;
  }
  return { values, refusals };
}
