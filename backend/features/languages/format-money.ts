import {
  type Currency,
  currencies,
  inEachKnownLanguage,
  type LanguageCode,
  languages,
} from "../../contract/languages";
import type { Money } from "../../contract/money";

/** Money as messages say it: `$12.50`, `۱٬۲۵۰٬۰۰۰ تومان` (decisions 16). */
export function formatMoney({ amount, currency }: Money, lang: LanguageCode): string {
  const shown = amount / currencies[currency].unit;
  const figure = formats[lang][currency].format(shown);
  return currency === "IRR" ? `${figure} ${languages[lang].toman}` : figure;
}

const formats = inEachKnownLanguage((lang) => {
  const { locale } = languages[lang];
  const named = (currency: Currency) =>
    new Intl.NumberFormat(locale, { style: "currency", currency });
  return {
    IRR: new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }),
    USD: named("USD"),
    EUR: named("EUR"),
  };
});
