import type { LanguageCode } from "#backend/contract/languages";
import { inDigitsOf } from "./digits";

/** A version's name as it stands within a sentence: in the language's digits, apart from the words around it. */
export function printVersion(version: string, lang: LanguageCode): string {
  return `\u2068${inDigitsOf(version, lang)}\u2069`;
}
