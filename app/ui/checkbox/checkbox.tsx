import { controlFacts } from "~/ui/field/described-by";
import type { FieldWords } from "~/ui/field/field";
import { FieldNotes } from "~/ui/field/field-notes";

interface CheckboxProps extends FieldWords {
  name: string;
  id?: string;
  required?: boolean;
  isChecked?: boolean;
}

/** Yes or no: the box before its words, which are part of the target. */
export function Checkbox({ name, id = name, isChecked, required, ...words }: CheckboxProps) {
  const { label, hint, error } = words;
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
