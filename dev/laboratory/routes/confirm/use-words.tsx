import { useTranslation } from "react-i18next";
import { formatsFor } from "~/i18n/format";
import { usePageLanguage } from "~/i18n/use-page-language";

/** What every question of the page says. */
export function useWords() {
  const { t } = useTranslation();
  const { number } = formatsFor(usePageLanguage());
  return {
    title: t("confirm.sure"),
    text: <p>{t("lab.confirm_text")}</p>,
    words: { accept: t("confirm.accept"), cancel: t("cancel") },
    ask: t("confirm.code"),
    print: number,
  };
}
