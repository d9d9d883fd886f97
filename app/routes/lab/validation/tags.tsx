import { useTranslation } from "react-i18next";
import { describedBy } from "~/ui/field/described-by";
import { tagNames } from "./ruled-fields";

interface TagsProps {
  chosen?: readonly string[];
  error?: string;
}

/** A field that repeats: its values are one list (R-VAL-02). */
export function Tags({ chosen = [], error }: TagsProps) {
  const { t } = useTranslation();
  const ids = describedBy("tags");
  return (
    <fieldset
      className="field"
      aria-invalid={error ? true : undefined}
      aria-describedby={error && ids.error}
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
      {error && (
        <p className="field-error" id={ids.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
