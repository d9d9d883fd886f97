import { controlFacts, describedBy } from "~/ui/field/described-by";
import type { FieldWords } from "~/ui/field/field";

interface CheckboxProps extends FieldWords {
  name: string;
  id?: string;
  required?: boolean;
  isChecked?: boolean;
}

/** Yes or no: the box before its words, which are part of the target. */
export function Checkbox({ name, id = name, isChecked, required, ...words }: CheckboxProps) {
  const { label, hint, error } = words;
  const ids = describedBy(id);
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
      {hint && (
        <p className="field-hint" id={ids.hint}>
          {hint}
        </p>
      )}
      {error && (
        <p className="field-error" id={ids.error}>
          {error}
        </p>
      )}
    </div>
  );
}
