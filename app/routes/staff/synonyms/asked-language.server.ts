import { type LanguageCode, languageCodes } from "#backend/contract/languages";
import type { RequestContext } from "~/request/context.server";

/** The table's own parameter, which its links keep. */
export const ownParameters = ["lang"];

/** The language whose synonyms an address asks for with `?lang=`, by default the reader's. */
export function askedLanguage(ctx: Pick<RequestContext, "lang">, request: Request): LanguageCode {
  const asked = new URL(request.url).searchParams.get("lang");
  return languageCodes.find((code) => code === asked) ?? ctx.lang;
}
