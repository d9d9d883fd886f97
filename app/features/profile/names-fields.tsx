import { useTranslation } from "react-i18next";
import type { FieldOf } from "~/forms/validated-form";
import { TextField } from "~/ui/field/text-field";

interface NamesFieldsProps {
  name: ReturnType<FieldOf<string>>;
  lastName: ReturnType<FieldOf<string>>;
  names: { name: string | null; last_name: string | null };
}

/** First and last name: what everybody is asked. */
export function NamesFields({ name, lastName, names }: NamesFieldsProps) {
  const { t } = useTranslation();
  return (
    <>
      <TextField
        {...name}
        label={t("profile.name")}
        defaultValue={name.defaultValue ?? names.name ?? ""}
        autoComplete="given-name"
        look="field-half"
      />
      <TextField
        {...lastName}
        label={t("profile.last_name")}
        defaultValue={lastName.defaultValue ?? names.last_name ?? ""}
        autoComplete="family-name"
        look="field-half"
      />
    </>
  );
}
