import type { LanguageCode } from "#backend/contract/languages";
import { inDigitsOf } from "./digits";

/**
 * A version's name as it stands within a sentence, apart from the words around it: a number or a day in the language's digits, any other name
 * as it was given.
 */
export function printVersion(version: string, lang: LanguageCode): string {
  const isNumber = /^[\d.-]+$/.test(version);
  return `\u2068${isNumber ? inDigitsOf(version, lang) : version}\u2069`;
}
