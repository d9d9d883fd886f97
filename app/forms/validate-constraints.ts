import type { SayRefusal } from "~/ui/rules/use-refusal-word";
import { type GivenRule, validateValue } from "~/ui/rules/validate";
import { type FieldConstraint, type FormConstraints, hasShape } from "./constraints";

/** What is wrong with each field that the form has and sends, by the rules that its schema asks (R-VAL-17, R-VAL-20). */
export function validateConstraints(
  form: HTMLFormElement,
  constraints: FormConstraints,
  word: SayRefusal,
): Record<string, string[]> {
  const sent = new FormData(form);
  const wrong = Object.entries(constraints).flatMap(([name, constraint]) => {
    const control = controlOf(form, name);
    if (!control) return [];
    const value = read(sent.get(name), control);
    const refusal = validateValue(value, rulesOf(constraint));
    if (refusal) return [{ name, text: word(refusal, constraint.words) }];
    const { shape } = constraint;
    if (!shape || typeof value !== "string" || !value) return [];
    return hasShape(value, shape.pattern) ? [] : [{ name, text: shape.text }];
  });
  return Object.fromEntries(wrong.map(({ name, text }) => [name, [text]]));
}

function rulesOf({ required, minLength, maxLength }: FieldConstraint): GivenRule[] {
  const rules: GivenRule[] = required ? ["required"] : [];
  if (minLength !== undefined) rules.push(["min_len", minLength]);
  if (maxLength !== undefined) rules.push(["max_len", maxLength]);
  return rules;
}

/** The form's first control of a name that it would send. */
function controlOf({ elements }: HTMLFormElement, name: string): Element | undefined {
  return [...elements].find(
    (control) => control.getAttribute("name") === name && !control.matches(":disabled"),
  );
}

/** What the server makes of it: without the space around it, which is part of a password alone. */
function read(value: FormDataEntryValue | null, control: Element): FormDataEntryValue | null {
  return typeof value === "string" && !control.matches("[type=password]") ? value.trim() : value;
}
