import { useTranslation } from "react-i18next";

/** What the form controls say besides their labels, in the reader's language. */
export function useFieldWords() {
  const { t } = useTranslation();
  return {
    choose: t("fields.choose"),
    optional: t("fields.optional"),
    mistakes: t("fields.mistakes"),
  };
}
