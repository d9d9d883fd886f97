import { type LanguageCode, languages } from "../../contract/languages";

/** A whole number: `1,200`, `۱٬۲۰۰`. */
export function formatCount(count: number, lang: LanguageCode): string {
  return new Intl.NumberFormat(languages[lang].locale).format(count);
}

/** Whole percent: `10%`, `۱۰٪`. */
export function formatPercent(percent: number, lang: LanguageCode): string {
  return new Intl.NumberFormat(languages[lang].locale, { style: "percent" }).format(percent / 100);
}

/** A text's digits as the language writes them: of a door, of the post. */
export function inDigitsOf(text: string, lang: LanguageCode): string {
  const { digits } = languages[lang];
  return text.replace(/\d/g, (digit) => digits[Number(digit)] ?? digit);
}
