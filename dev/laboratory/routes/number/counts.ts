import { type Bounds, readNumber } from "~/ui/number/number-value";
import type { Refusals } from "~/ui/rules/refusal";
import { type Rule, validateValue } from "~/ui/rules/validate";

interface Count extends Bounds {
  name: "between" | "most" | "any" | "price";
  isRequired?: boolean;
  isDecimal?: boolean;
}

/** The numbers of the page's form and their bounds. */
export const counts: readonly Count[] = [
  { name: "between", min: 3, max: 5, isRequired: true },
  { name: "most", max: 5 },
  { name: "any" },
  { name: "price", min: 0, isDecimal: true },
];

/** The numbers of a form, those that are empty left out, and what is wrong with it. */
export function readCounts(form: FormData) {
  const values: Record<string, number | undefined> = {};
  const refusals: Refusals = {};
  for (const count of counts) {
    const typed = String(form.get(count.name) ?? "");
    const refusal = validateValue(typed, rulesOf(count));
    if (refusal) refusals[count.name] = refusal;
    else values[count.name] = readNumber(typed);
  }
  return { values, refusals };
}

function rulesOf({ min, max, isRequired }: Count): Rule[] {
  const rules: Rule[] = ["decimal"];
  if (isRequired) rules.unshift("required");
  if (min !== undefined) rules.push(["min", min]);
  if (max !== undefined) rules.push(["max", max]);
  return rules;
}
