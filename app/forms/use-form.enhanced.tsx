import { parse, useForm } from "@conform-to/react";
import { type FormEvent, useEffect, useRef } from "react";
import { afterPress } from "~/client/after-press";
import { isSubmitButton } from "~/ui/rules/submit-button";
import { useRefusalWord } from "~/ui/rules/use-refusal-word";
import type { FieldConstraint } from "./constraints";
import { type FormResult, fieldNameOf } from "./submission";
import { validateConstraints } from "./validate-constraints";

type FieldErrors = Record<string, string[] | null>;

/** What is wrong with a form as it is filled now, beside what it came back with when this began. */
export interface LiveErrors {
  result: FormResult | undefined;
  error: FieldErrors;
}

export interface FormValidatorProps {
  id: string;
  constraints: Record<string, FieldConstraint>;
  /** Stands for the constraints where a form asks more than they say. */
  validate?: (form: HTMLFormElement) => Record<string, string[]>;
  /** Validates a field with the first input in it, not when it is left. */
  isEager?: boolean;
  /** Holds a form back that is wrong (R-FORM-01); else it is sent, and the server says all that is. */
  isStrict?: boolean;
  result: FormResult | undefined;
  /** Fields that were left before this was there. */
  early: ReadonlySet<string>;
  tell: (live: LiveErrors) => void;
}

/** Browsers before 2022 lack what conform calls, and leave all to the server. */
const canValidate =
  typeof SubmitEvent !== "undefined" &&
  "submitter" in SubmitEvent.prototype &&
  "requestSubmit" in HTMLFormElement.prototype &&
  "at" in Array.prototype;

/** Conform's form over the one that is on the page; it shows nothing itself. */
export default function FormValidator(props: FormValidatorProps) {
  return canValidate ? <Live {...props} /> : null;
}

function Live({
  id,
  constraints,
  validate,
  isEager,
  isStrict,
  result,
  early,
  tell,
}: FormValidatorProps) {
  const word = useRefusalWord();
  const changed = useRef(new Set<string>());
  const [form] = useForm<Record<string, unknown>>({
    id,
    lastResult: result,
    shouldValidate: "onSubmit",
    onValidate: ({ form: element, formData }) =>
      parse(formData, {
        resolve(_payload, intent) {
          const found: FieldErrors =
            validate?.(element) ?? validateConstraints(element, constraints, word);
          return intent
            ? { error: withServed(found) }
            : isEmpty(found)
              ? { value: {} }
              : { error: found };
        },
      }),
  });
  const { allErrors, onSubmit } = form;

  /** What the server said of a field stands until the field is changed: null tells conform to keep it. */
  function withServed(found: FieldErrors): FieldErrors {
    const kept = Object.keys(result?.error ?? {}).filter((name) => !changed.current.has(name));
    return { ...Object.fromEntries(kept.map((name) => [name, null])), ...found };
  }

  useEffect(() => tell({ result, error: allErrors }), [tell, result, allErrors]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: conform's functions are one form's for its life
  useEffect(() => {
    const element = document.getElementById(id);
    if (!element) return;
    const validated = new Set<string>();
    const validateField = (name: string) => {
      validated.add(name);
      form.validate({ name });
    };
    function input({ target }: Event) {
      const name = fieldNameOf(target);
      if (!name) return;
      changed.current.add(name);
      if (isEager || validated.has(name) || result?.error?.[name]) validateField(name);
    }
    /** Leaving for the button that sends is no moment to move it away: sending validates all. */
    function leave({ target, relatedTarget }: FocusEvent) {
      const name = fieldNameOf(target);
      if (name && !isSubmitButton(relatedTarget)) afterPress(() => validateField(name));
    }
    function submit(event: SubmitEvent) {
      if (!isStrict && !isIntent(event)) return;
      for (const name of Object.keys(constraints)) validated.add(name);
      const preventDefault = () => event.preventDefault();
      onSubmit({ nativeEvent: event, preventDefault } as unknown as FormEvent<HTMLFormElement>);
    }
    element.addEventListener("input", input);
    element.addEventListener("focusout", leave);
    // Before the router's own listener, which stands on the form.
    element.addEventListener("submit", submit, true);
    for (const name of early) validateField(name);
    return () => {
      element.removeEventListener("input", input);
      element.removeEventListener("focusout", leave);
      element.removeEventListener("submit", submit, true);
    };
  }, [id]);

  return null;
}

const isEmpty = (found: FieldErrors) => Object.keys(found).length === 0;

/** What conform sends to have a field validated; it never leaves the page. */
function isIntent({ submitter }: SubmitEvent): boolean {
  return submitter?.getAttribute("name") === "__intent__";
}
