import { holdAll } from "./condition";
import type { FormField, Item } from "./form-field";

/**
 * The fields that a form asks for as it is filled now (R-FORM-03). One that is not shown has no value (C-70),
 * so fields after it whose conditions look at it see none.
 */
export function shownFields(fields: readonly FormField[], values: Item): FormField[] {
  const known = { ...values };
  return fields.filter((field) => {
    const isShown = holdAll(field.conditions, known);
    if (!isShown) known[field.name] = undefined;
    return isShown;
  });
}
