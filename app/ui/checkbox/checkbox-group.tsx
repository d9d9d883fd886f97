import { namesOfNotes } from "~/ui/field/described-by";
import type { FieldLabels } from "~/ui/field/field";
import { FieldNotes } from "~/ui/field/field-notes";
import type { Choice } from "~/ui/select/select";

interface CheckboxGroupProps extends Omit<FieldLabels, "optional"> {
  id: string;
  /** Of each of its boxes, which says its choice's value. */
  name: string;
  choices: readonly Choice[];
  chosen: readonly string[];
}

/** Several of a few: a box for each. */
export function CheckboxGroup({ id, name, choices, chosen, ...labels }: CheckboxGroupProps) {
  const { label, hint, error } = labels;
  return (
    <fieldset
      id={id}
      className="field checkbox-group"
      aria-describedby={namesOfNotes(id, { hint, error })}
    >
      <legend>{label}</legend>
      {choices.map((choice) => (
        <label key={choice.value} className="check">
          <input
            type="checkbox"
            name={name}
            value={choice.value}
            defaultChecked={chosen.includes(choice.value)}
          />
          {choice.name}
        </label>
      ))}
      <FieldNotes id={id} hint={hint} error={error} />
    </fieldset>
  );
}
