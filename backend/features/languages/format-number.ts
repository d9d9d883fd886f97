import type { WireLanguage } from "../../contract/i18n";

/** How numbers are written in a language. */
export const localeOf: Record<WireLanguage, string> = { en: "en-US", fa: "fa-IR" };

/** A whole number: `1,200`, `۱٬۲۰۰`. */
export function formatCount(count: number, lang: WireLanguage): string {
  return new Intl.NumberFormat(localeOf[lang]).format(count);
}

/** Whole percent: `10%`, `۱۰٪`. */
export function formatPercent(percent: number, lang: WireLanguage): string {
  return new Intl.NumberFormat(localeOf[lang], { style: "percent" }).format(percent / 100);
}

/** A text's digits as the language writes them: of a door, of the post. */
export function inDigitsOf(text: string, lang: WireLanguage): string {
  return lang === "fa" ? text.replace(/\d/g, (digit) => formatCount(Number(digit), lang)) : text;
}
