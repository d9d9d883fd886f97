import type { WireLanguage } from "../../contract/i18n";
import type { Money } from "../../contract/money";
import { localeOf } from "./format-number";

const toman: Record<WireLanguage, string> = { en: "Toman", fa: "تومان" };

/** Money as messages say it: `$12.50`, `۱٬۲۵۰٬۰۰۰ تومان` (decisions 16). */
export function formatMoney({ amount, currency }: Money, lang: WireLanguage): string {
  const locale = localeOf[lang];
  if (currency === "IRR") {
    const figure = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
    return `${figure.format(amount / 10)} ${toman[lang]}`;
  }
  const dollars = new Intl.NumberFormat(locale, { style: "currency", currency });
  return dollars.format(amount / 100);
}
