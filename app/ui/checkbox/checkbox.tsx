import { controlFacts } from "~/ui/field/described-by";
import type { FieldLabels } from "~/ui/field/field";
import { FieldNotes } from "~/ui/field/field-notes";

interface CheckboxProps extends FieldLabels {
  name: string;
  id?: string;
  required?: boolean;
  isChecked?: boolean;
}

/** Yes or no: the box before its words, which are part of the target. */
export function Checkbox({ name, id = name, isChecked, required, ...labels }: CheckboxProps) {
  const { label, hint, error } = labels;
  return (
    <div className="field">
      <label className="check">
        <input
          type="checkbox"
          name={name}
          defaultChecked={isChecked}
          required={required}
          {...controlFacts(id, { hint, error })}
        />
        {label}
      </label>
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}
