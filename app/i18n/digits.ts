import { type LanguageCode, languages } from "#backend/contract/languages";
/** Persian and Arabic digits to Latin ones; everything else stays (decisions 17). */
export function toLatinDigits(text: string): string {
  return text.replace(/[۰-۹٠-٩]/g, (digit) => String(digit.charCodeAt(0) & 0xf));
}

/** As {@link toLatinDigits}, and the Persian decimal sign «٫» to a dot: what a number is read from. */
export function toLatinNumber(text: string): string {
  return toLatinDigits(text).replace(/٫/g, ".");
}

/** Latin digits to the language's own, for figures that are no numbers: of a door, of the post, of a phone. */
export function inDigitsOf(text: string, lang: LanguageCode): string {
  const { digits } = languages[lang];
  return text.replace(/\d/g, (digit) => digits[Number(digit)] ?? digit);
}
