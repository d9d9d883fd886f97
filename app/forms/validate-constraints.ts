import type { Refusal } from "~/ui/rules/refusal";
import { type GivenRule, validateValue } from "~/ui/rules/validate";
import type { FieldConstraint, FormConstraints } from "./constraints";

/** What is wrong with each field that the form has and sends, by the rules that its schema asks (R-VAL-17, R-VAL-20). */
export function validateConstraints(
  form: HTMLFormElement,
  constraints: FormConstraints,
  word: (refusal: Refusal) => string,
): Record<string, string[]> {
  const sent = new FormData(form);
  const wrong = Object.entries(constraints).flatMap(([name, constraint]) => {
    if (!isAsked(form, name)) return [];
    const refusal = validateValue(sent.get(name), rulesOf(constraint));
    return refusal ? [{ name, text: constraint.words?.[refusal.key] ?? word(refusal) }] : [];
  });
  return Object.fromEntries(wrong.map(({ name, text }) => [name, [text]]));
}

function rulesOf({ required, minLength, maxLength }: FieldConstraint): GivenRule[] {
  const rules: GivenRule[] = required ? ["required"] : [];
  if (minLength !== undefined) rules.push(["min_len", minLength]);
  if (maxLength !== undefined) rules.push(["max_len", maxLength]);
  return rules;
}

function isAsked({ elements }: HTMLFormElement, name: string): boolean {
  return [...elements].some(
    (control) => control.getAttribute("name") === name && !control.matches(":disabled"),
  );
}
