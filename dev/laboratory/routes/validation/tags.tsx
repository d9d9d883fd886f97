import { useTranslation } from "react-i18next";
import { namesOfNotes } from "~/ui/field/described-by";
import { FieldNotes } from "~/ui/field/field-notes";
import { tagNames } from "./ruled-fields";

interface TagsProps {
  chosen?: readonly string[];
  error?: string;
}

/** A field that repeats: its values are one list (R-VAL-02). */
export function Tags({ chosen = [], error }: TagsProps) {
  const { t } = useTranslation();
  return (
    <fieldset
      className="field"
      aria-invalid={error ? true : undefined}
      aria-describedby={namesOfNotes("tags", { error })}
    >
      <legend>{t("lab.rule_tags")}</legend>
      <div className="cluster">
        {tagNames.map((tag, place) => (
          <label key={tag} className="check">
            <input
              type="checkbox"
              name="tags"
              id={place === 0 ? "tags" : undefined}
              value={tag}
              defaultChecked={chosen.includes(tag)}
            />
            {t(`lab.tag_${tag}`)}
          </label>
        ))}
      </div>
      <FieldNotes id="tags" error={error} />
    </fieldset>
  );
}
