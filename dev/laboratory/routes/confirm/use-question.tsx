import { useTranslation } from "react-i18next";

/** What the page asks in each of its ways. */
export function useQuestion() {
  const { t } = useTranslation();
  return {
    title: t("confirm.sure"),
    text: <p>{t("lab.confirm_text")}</p>,
    labels: { accept: t("confirm.accept"), cancel: t("cancel") },
  };
}
