import { useTranslation } from "react-i18next";
import { usePageLanguage } from "~/features/chrome/page-language";
import { formatsFor } from "~/i18n/format";
import { type Refusal, wordRefusal } from "~/ui/rules/refusal";

/** Puts what a rule says into the reader's words. */
export function useRefusalWord(): (refusal: Refusal) => string {
  const { t } = useTranslation();
  const { number } = formatsFor(usePageLanguage());
  return (refusal) => wordRefusal(refusal, t, number);
}
