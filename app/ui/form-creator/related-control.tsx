import { RelatedField } from "~/ui/related-field/related-field";
import { boxName, type FormField } from "./form-field";
import type { FormFieldWords } from "./form-fields";

export interface RelatedControlProps {
  id: string;
  field: FormField;
  label: string;
  hint?: string;
  error?: string;
  chosen: readonly string[];
  s?: string;
  words: Pick<FormFieldWords, "related">;
}

/** A field of a form that refers to other things: one picture, which may be handed in as well, or several rows. */
export function RelatedControl({ field, words, ...control }: RelatedControlProps) {
  const { name, type, choices = [], options } = field;
  const { related } = words;
  if (!related) throw new Error(`${name} refers to others, and the form has no words for that`);
  const isSeveral = type === "relations";
  return (
    <RelatedField
      {...control}
      field={name}
      name={isSeveral ? boxName(name) : name}
      isSeveral={isSeveral}
      choices={choices.map(({ label, ...choice }) => ({ ...choice, text: label }))}
      find={options === undefined ? undefined : (s, signal) => related.ask(options, s, signal)}
      words={related}
    >
      {!isSeveral && (
        <label className="related-file">
          <span>{related.file}</span>
          <input type="file" name="file" className="input file-input" accept="image/*" />
        </label>
      )}
    </RelatedField>
  );
}
