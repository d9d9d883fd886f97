import type { LanguageCode } from "#backend/contract/languages";
import { type Display, digitsFor } from "./display";

/** Persian and Arabic digits to Latin ones; everything else stays (decisions 17). */
export function toLatinDigits(text: string): string {
  return text.replace(/[۰-۹٠-٩]/g, (digit) => String(digit.charCodeAt(0) & 0xf));
}

/** As {@link toLatinDigits}, and the Persian decimal sign «٫» to a dot: what a number is read from. */
export function toLatinNumber(text: string): string {
  return toLatinDigits(text).replace(/٫/g, ".");
}

/**
 * Latin digits to the language's own or the chosen ones, for figures that are no numbers: of a door, of the post, of a
 * phone.
 */
export function inDigitsOf(text: string, lang: LanguageCode, display?: Display): string {
  const digits = digitsFor(lang, display);
  return text.replace(/\d/g, (digit) => digits[Number(digit)] ?? digit);
}
