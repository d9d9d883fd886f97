import { type LanguageCode, languages } from "#backend/contract/languages";
import { inDigits } from "~/ui/date-input/local-digits";

/** A number as a reader of the language types it: in its digits and with its decimal sign, not grouped. */
export function writeNumber(lang: LanguageCode, value: number): string {
  return inDigits(lang, value).replace(".", languages[lang].decimal);
}
