import type { LanguageCode } from "#backend/contract/languages";
import { formatsFor } from "~/i18n/format";

/** A number in the language's digits without grouping, as years and times are written; `size` fills up with zeros. */
export function inDigits(lang: LanguageCode, number: number | string, size = 1): string {
  const { number: print } = formatsFor(lang);
  const text = String(number).padStart(size, "0");
  return text.replace(/\d/g, (digit) => print(Number(digit)));
}

/** An ISO day in words. Its noon in UTC is the same day in the zone of either language. */
export function sayDay(lang: LanguageCode, isoDay: string): string {
  return formatsFor(lang).date(`${isoDay}T12:00:00Z`);
}
