import { useTranslation } from "react-i18next";
import { formatsFor } from "~/i18n/format";
import { usePageLanguage } from "~/i18n/use-page-language";
import { type Refusal, type RefusalKey, wordRefusal } from "./refusal";

/** Puts what a rule says into the reader's words: a field's own ones where it has any. */
export type SayRefusal = (refusal: Refusal, words?: Partial<Record<RefusalKey, string>>) => string;

export function useRefusalWord(): SayRefusal {
  const { t } = useTranslation();
  const { number } = formatsFor(usePageLanguage());
  return (refusal, words = {}) =>
    wordRefusal(
      refusal,
      (key, params) => words[key]?.replace("{{length}}", params.length ?? "") ?? t(key, params),
      number,
    );
}
