import type { WireLanguage } from "../../contract/i18n";
import type { Money } from "../../contract/money";

const locales: Record<WireLanguage, { locale: string; toman: string }> = {
  en: { locale: "en-US", toman: "Toman" },
  fa: { locale: "fa-IR", toman: "تومان" },
};

/** Money as messages say it: `$12.50`, `۱٬۲۵۰٬۰۰۰ تومان` (decisions 16). */
export function formatMoney({ amount, currency }: Money, lang: WireLanguage): string {
  const { locale, toman } = locales[lang];
  if (currency === "IRR") {
    const figure = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
    return `${figure.format(amount / 10)} ${toman}`;
  }
  const dollars = new Intl.NumberFormat(locale, { style: "currency", currency });
  return dollars.format(amount / 100);
}
