import type { InputHTMLAttributes } from "react";
import { controlFacts } from "./described-by";
import { Field, type FieldLabels } from "./field";

type Native = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  | "type"
  | "inputMode"
  | "autoComplete"
  | "autoCapitalize"
  | "autoFocus"
  | "defaultValue"
  | "enterKeyHint"
  | "lang"
  | "maxLength"
  | "minLength"
  | "pattern"
  | "placeholder"
  | "readOnly"
  | "required"
  | "spellCheck"
>;

interface TextFieldProps extends FieldLabels, Native {
  name: string;
  /** The name, where nothing else is said; a page with two forms needs two. */
  id?: string;
  /** `ltr` for what is written so in every language: phones, codes, e-mail, addresses of pages. */
  dir?: "ltr" | "auto";
  look?: string;
}

/** A one-line text control. Its labels come translated; a refused form hands in what was typed as `defaultValue`. */
export function TextField({
  name,
  id = name,
  label,
  hint,
  optional,
  error,
  look,
  dir,
  ...native
}: TextFieldProps) {
  return (
    <Field {...{ id, label, hint, optional, error, look }}>
      <input
        type="text"
        {...native}
        className="input"
        name={name}
        dir={dir}
        {...controlFacts(id, { hint, error })}
      />
    </Field>
  );
}
