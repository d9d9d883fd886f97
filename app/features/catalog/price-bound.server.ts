import { type LanguageCode, languages } from "#backend/contract/languages";
import { formatsFor } from "~/i18n/format";

/** Storage units in one display unit: cents in a dollar, rials in a toman. */
const storageUnits = { USD: 100, IRR: 10 } as const;

/** A bound of the price filter, given in the display unit, as the language prints it. */
export function printBound(lang: LanguageCode, bound: number): string {
  const { currency } = languages[lang];
  const amount = Math.round(bound * storageUnits[currency]);
  return formatsFor(lang).moneyFigure({ amount, currency });
}
