import type { Refusal, Refusals } from "./refusal";
import { applyRule, type RuleName } from "./rules";

/** A rule by its name, or with what it asks for: `"email"`, `["min_len", 3]`, `["match", "the other value"]`. */
export type Rule = RuleName | readonly [name: RuleName, bound: unknown];

/** A rule that comes from elsewhere, whose name may not exist. */
export type GivenRule = string | readonly [name: string, bound: unknown];

/** The rules of a form, by the field's name. */
export type FormRules = Record<string, readonly GivenRule[]>;

export const nameOf = (rule: GivenRule) => (typeof rule === "string" ? rule : rule[0]);

/** Nothing was entered; 0, false and blanks are something (C-46). */
function isEmpty(value: unknown): boolean {
  return value == null || value === "" || (Array.isArray(value) && value.length === 0);
}

/** The first rule that a value breaks (R-VAL-17); none but the required ones mind what is empty (R-VAL-16). */
export function validateValue(value: unknown, rules: readonly GivenRule[]): Refusal | undefined {
  for (const rule of rules) {
    const refusal = isEmpty(value) ? validateEmpty(rule) : validateFilled(value, rule);
    if (refusal) return refusal;
  }
}

function validateEmpty(rule: GivenRule): Refusal | undefined {
  return /^required(_array)?$/.test(nameOf(rule)) ? { key: "required_error" } : undefined;
}

function validateFilled(value: unknown, rule: GivenRule): Refusal | undefined {
  return applyRule(nameOf(rule), value, typeof rule === "string" ? undefined : rule[1]);
}

/** What is wrong with a form, a refusal by field; it is valid where there are none (R-VAL-19). */
export function validateForm(values: Record<string, unknown>, rules: FormRules): Refusals {
  const refusals: Refusals = {};
  for (const [name, list] of Object.entries(rules)) {
    const refusal = validateValue(values[name], list);
    if (refusal) refusals[name] = refusal;
  }
  return refusals;
}
