import { type FocusEvent, type FormEvent, useState } from "react";
import { afterPress } from "~/client/after-press";
import { useHydrated } from "~/client/boot/use-hydrated";
import { isValidated, shownRefusals, submitForm, touchField, untouchedForm } from "./live-form";
import type { Refusals } from "./refusal";
import { isSubmitButton } from "./submit-button";
import { useRefusalWord } from "./use-refusal-word";

interface LiveRules {
  /** What is wrong with the form as it is filled now, by the controls' names. */
  validate: (form: FormData) => Refusals;
  /** What the server said of the form that was sent, by field; the same object for the same answer. */
  served?: Record<string, string>;
}

/**
 * Validates a form's fields as they are filled, by the rules that the server asks too (R-VAL-18..20). `form` goes
 * on the form, `errors` to its fields. The browser's own checks stand until this is there (R-VAL-03).
 */
export function useLiveRules({ validate, served = nothing }: LiveRules) {
  const word = useRefusalWord();
  const noValidate = useHydrated();
  const [live, setLive] = useState(untouchedForm);
  const [answer, setAnswer] = useState(served);
  // What a new answer says stands until its fields are touched again.
  if (answer !== served) {
    setAnswer(served);
    setLive(untouchedForm);
  }

  function touch({ target, currentTarget }: FormEvent<HTMLFormElement>) {
    const name = target instanceof Element ? target.getAttribute("name") : null;
    if (name) validateField(currentTarget, name);
  }

  function validateField(element: HTMLFormElement, name: string) {
    const refusals = validate(new FormData(element));
    setLive((form) => touchField(form, name, refusals));
  }

  /** Leaving for the button that sends is no moment to move it away: sending validates all. */
  function leave({ target, currentTarget, relatedTarget }: FocusEvent<HTMLFormElement>) {
    const name = target.getAttribute("name");
    if (!name || isSubmitButton(relatedTarget)) return;
    afterPress(() => validateField(currentTarget, name));
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    const refusals = validate(new FormData(event.currentTarget));
    setLive((form) => submitForm(form, refusals));
    if (Object.keys(refusals).length === 0) return;
    event.preventDefault();
    focusFirst(event.currentTarget, refusals);
  }

  const errors: Record<string, string> = {};
  for (const [name, text] of Object.entries(served)) {
    if (!isValidated(live, name)) errors[name] = text;
  }
  for (const [name, refusal] of Object.entries(shownRefusals(live))) errors[name] = word(refusal);
  const isValid = Object.keys(errors).length === 0;
  return { errors, isValid, form: { noValidate, onInput: touch, onBlur: leave, onSubmit: submit } };
}

const nothing: Record<string, string> = {};

/** The parts of a date are named behind a dot. */
const fieldOf = (control: Element) => (control.getAttribute("name") ?? "").split(".")[0] ?? "";

/** The first field that is wrong comes into view. */
function focusFirst(form: HTMLFormElement, refusals: Refusals): void {
  const first = [...form.elements].find((control) => fieldOf(control) in refusals);
  if (!(first instanceof HTMLElement)) return;
  first.focus({ preventScroll: true });
  first.scrollIntoView({ block: "center" });
}
