import { useTranslation } from "react-i18next";
import { usePageLanguage } from "~/i18n/use-page-language";
import { writeNumber } from "~/ui/number/write-number";
import { useJsonWords } from "./use-json-words";

/** What the form controls say besides their labels, in the reader's language. */
export function useFieldWords() {
  const { t } = useTranslation();
  const lang = usePageLanguage();
  return {
    json: useJsonWords(),
    phoneCountry: t("fields.phone_country"),
    minus: t("fields.minus"),
    plus: t("fields.plus"),
    write: (value: number) => writeNumber(lang, value),
    choose: t("fields.choose"),
    optional: t("fields.optional"),
    mistakes: t("fields.mistakes"),
  };
}
