import type { SelectHTMLAttributes } from "react";
import { controlFacts } from "~/ui/field/described-by";
import { Field, type FieldLabels } from "~/ui/field/field";

export interface Choice {
  value: string;
  name: string;
}

type Native = Pick<
  SelectHTMLAttributes<HTMLSelectElement>,
  "autoComplete" | "defaultValue" | "onChange" | "required"
>;

interface SelectProps extends FieldLabels, Native {
  name: string;
  id?: string;
  look?: string;
  choices: readonly Choice[];
  /** Stands first and means nothing chosen; leave it out where one always is. */
  none?: string;
}

/** One of many, with the browser's own control, which phones know best. */
export function Select(props: SelectProps) {
  const { name, id = name, label, hint, optional, error, look, choices, none, ...native } = props;
  return (
    <Field {...{ id, label, hint, optional, error, look }}>
      <select
        {...native}
        className="input select"
        name={name}
        {...controlFacts(id, { hint, error })}
      >
        {none !== undefined && <option value="">{none}</option>}
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.name}
          </option>
        ))}
      </select>
    </Field>
  );
}
