import { useTranslation } from "react-i18next";
import { bootstrapLanguage, isLanguage, type LanguageCode } from "#backend/contract/languages";

/** The language that the page is printed in. */
export function usePageLanguage(): LanguageCode {
  const { language } = useTranslation().i18n;
  return isLanguage(language) ? language : bootstrapLanguage;
}
