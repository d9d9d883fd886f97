import type { Refusals } from "./refusal";
import { type FormRules, nameOf, validateForm } from "./validate";

/** The values of a form's ruled fields as rules validate them: fields that must be arrays are collected to one (R-VAL-02). */
export function readValues(form: FormData, rules: FormRules): Record<string, unknown> {
  const values = Object.entries(rules).map(([name, list]) => {
    const isMany = list.some((rule) => nameOf(rule) === "required_array");
    const entries = form.getAll(name).filter(isChosen);
    return [name, isMany ? entries : entries[0]];
  });
  return Object.fromEntries(values);
}

/** What is wrong with a form by the rules of its fields. */
export function validateByRules(form: FormData, rules: FormRules): Refusals {
  return validateForm(readValues(form, rules), rules);
}

/** A file control without a file sends an empty one. */
function isChosen(entry: FormDataEntryValue): boolean {
  return typeof entry === "string" || entry.size > 0;
}
