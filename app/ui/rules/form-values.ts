import { type FormRules, nameOf } from "./judge";

/** The values of a form's ruled fields as rules judge them: fields that must be arrays are collected to one (R-VAL-02). */
export function readValues(form: FormData, rules: FormRules): Record<string, unknown> {
  const values = Object.entries(rules).map(([name, list]) => {
    const isMany = list.some((rule) => nameOf(rule) === "required_array");
    const entries = form.getAll(name).filter(isChosen);
    return [name, isMany ? entries : entries[0]];
  });
  return Object.fromEntries(values);
}

/** A file control without a file sends an empty one. */
function isChosen(entry: FormDataEntryValue): boolean {
  return typeof entry === "string" || entry.size > 0;
}
