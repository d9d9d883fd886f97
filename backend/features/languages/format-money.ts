import { currencies, type LanguageCode, languages } from "../../contract/languages";
import type { Money } from "../../contract/money";

/** Money as messages say it: `$12.50`, `۱٬۲۵۰٬۰۰۰ تومان` (decisions 16). */
export function formatMoney({ amount, currency }: Money, lang: LanguageCode): string {
  const { locale, toman } = languages[lang];
  const shown = amount / currencies[currency].unit;
  if (currency === "IRR") {
    const figure = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
    return `${figure.format(shown)} ${toman}`;
  }
  return new Intl.NumberFormat(locale, { style: "currency", currency }).format(shown);
}
