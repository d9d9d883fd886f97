import { useTranslation } from "react-i18next";
import { fetchList } from "~/features/forms/ask-shop";
import { boxName } from "~/ui/form-creator/form-field";
import type { RelatedControlProps } from "~/ui/form-creator/form-fields";
import { RelatedField } from "~/ui/related-field/related-field";
import type { RelatedOption } from "~/ui/related-field/use-related-choices.enhanced";

/** A field of a form that refers to other things: one picture, which may be handed in as well, or several rows. */
export function RelatedControl({ field, isPart, ...control }: RelatedControlProps) {
  const { name, type, choices = [], options } = field;
  const { t } = useTranslation();
  const isSeveral = type === "relations";
  return (
    <RelatedField
      {...control}
      field={name}
      name={isSeveral ? boxName(name) : name}
      isSeveral={isSeveral}
      choices={choices.map(({ label, ...choice }) => ({ ...choice, text: label }))}
      find={
        options === undefined
          ? undefined
          : (s, signal) => fetchList<RelatedOption>(options, { s }, signal)
      }
      none={t(isPart ? "crud.unchanged" : "crud.no_picture")}
    >
      {!isSeveral && (
        <label className="related-file">
          <span>{t("crud.hand_in")}</span>
          <input type="file" name="file" className="input file-input" accept="image/*" />
        </label>
      )}
    </RelatedField>
  );
}
