import { asLanguage, bootstrapLanguage, type LanguageCode } from "../contract/languages";
import type { Context } from "./app";

/**
 * The language of an answer (C-09): an explicit one in path or query, else the `lang` header. Callers
 * that name none get the language that the product starts as.
 */
export function languageOf(c: Context): LanguageCode {
  return (
    asLanguage(c.req.query("l")) ??
    asLanguage(c.req.query("lang")) ??
    asLanguage(c.req.header("lang")) ??
    bootstrapLanguage
  );
}
