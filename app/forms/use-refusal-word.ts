import { useTranslation } from "react-i18next";
import { formatsFor } from "~/i18n/format";
import { usePageLanguage } from "~/i18n/use-page-language";
import { type Refusal, wordRefusal } from "~/ui/rules/refusal";

/** Puts what a rule says into the reader's words. */
export function useRefusalWord(): (refusal: Refusal) => string {
  const { t } = useTranslation();
  const { number } = formatsFor(usePageLanguage());
  return (refusal) => wordRefusal(refusal, t, number);
}
