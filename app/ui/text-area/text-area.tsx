import type { TextareaHTMLAttributes } from "react";
import { controlFacts } from "~/ui/field/described-by";
import { Field, type FieldLabels } from "~/ui/field/field";

type Native = Pick<
  TextareaHTMLAttributes<HTMLTextAreaElement>,
  | "autoComplete"
  | "defaultValue"
  | "dir"
  | "lang"
  | "maxLength"
  | "placeholder"
  | "required"
  | "rows"
  | "spellCheck"
>;

interface TextAreaProps extends FieldLabels, Native {
  name: string;
  id?: string;
  look?: string;
}

/** A text of several lines: seven, unless it says otherwise (R-AREA-01). */
export function TextArea(props: TextAreaProps) {
  const { name, id = name, label, hint, optional, error, look, ...native } = props;
  return (
    <Field {...{ id, label, hint, optional, error, look }}>
      <textarea
        rows={7}
        {...native}
        className="input input-lines"
        name={name}
        {...controlFacts(id, { hint, error })}
      />
    </Field>
  );
}
