import { useTranslation } from "react-i18next";

/** What the form controls say besides their labels, in the reader's language. */
export function useFieldWords() {
  const { t } = useTranslation();
  return {
    phoneCountry: t("fields.phone_country"),
    minus: t("fields.minus"),
    plus: t("fields.plus"),
    choose: t("fields.choose"),
    optional: t("fields.optional"),
    mistakes: t("fields.mistakes"),
  };
}
