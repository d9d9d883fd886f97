import { useTranslation } from "react-i18next";
import { useJsonWords } from "./use-json-words";

/** What the form controls say besides their labels, in the reader's language. */
export function useFieldWords() {
  const { t } = useTranslation();
  return {
    json: useJsonWords(),
    phoneCountry: t("fields.phone_country"),
    minus: t("fields.minus"),
    plus: t("fields.plus"),
    choose: t("fields.choose"),
    optional: t("fields.optional"),
    mistakes: t("fields.mistakes"),
  };
}
