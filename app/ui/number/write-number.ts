import type { LanguageCode } from "~/i18n/languages";
import { inDigits } from "~/ui/date-input/local-digits";

/** A number as a reader of the language types it: in its digits and with its decimal sign, not grouped. */
export function writeNumber(lang: LanguageCode, value: number): string {
  const text = inDigits(lang, value);
  return lang === "fa" ? text.replace(".", "٫") : text;
}
