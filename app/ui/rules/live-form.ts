import type { Refusals } from "./refusal";

/** What a reader has done to a form, and what is wrong with all of it. */
export interface LiveForm {
  touched: ReadonlySet<string>;
  isSubmitted: boolean;
  refusals: Refusals;
}

export const untouchedForm: LiveForm = { touched: new Set(), isSubmitted: false, refusals: {} };

/** After input in a field, or leaving it (R-VAL-18). */
export function touchField(form: LiveForm, name: string, refusals: Refusals): LiveForm {
  return { ...form, touched: new Set([...form.touched, name]), refusals };
}

/** Sending validates untouched fields too (C-48). */
export function submitForm(form: LiveForm, refusals: Refusals): LiveForm {
  return { ...form, isSubmitted: true, refusals };
}

/** Whether a field is validated already. */
export function isValidated({ touched, isSubmitted }: LiveForm, name: string): boolean {
  return isSubmitted || touched.has(name);
}

/** What of the mistakes is shown. */
export function shownRefusals(form: LiveForm): Refusals {
  const shown = Object.entries(form.refusals).filter(([name]) => isValidated(form, name));
  return Object.fromEntries(shown);
}
