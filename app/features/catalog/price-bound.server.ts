import { currencies, type LanguageCode, languages } from "#backend/contract/languages";
import { formatsFor } from "~/i18n/format";

/** A bound of the price filter, given in the display unit, as the language prints it. */
export function printBound(lang: LanguageCode, bound: number): string {
  const { currency } = languages[lang];
  const amount = Math.round(bound * currencies[currency].unit);
  return formatsFor(lang).moneyFigure({ amount, currency });
}
