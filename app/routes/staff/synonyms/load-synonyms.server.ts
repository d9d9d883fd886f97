import type { LoaderFunctionArgs } from "@remix-run/node";
import { type LanguageCode, languageCodes, languages } from "#backend/contract/languages";
import { crudClient } from "~/api/crud.server";
import { loadTable } from "~/features/crud/load-table.server";
import type { RequestContext } from "~/request/context.server";
import { requireStaff } from "~/request/require-staff.server";
import {
  staffSynonymListPath,
  staffSynonymsFilePath,
  staffSynonymsPathOf,
} from "~/sitemap/staff-paths";

/** The page's own parameter, which its table's links keep. */
export const own = ["lang"];

/** GET /staff/synonyms: the table of `?lang=`'s words, by default the reader's language. */
export async function loadSynonyms(args: LoaderFunctionArgs) {
  const ctx = await requireStaff(args);
  const { request } = args;
  const lang = languageOf(ctx, request);
  const loaded = await loadTable(ctx, { request, client: synonymsOf(ctx, lang), own });
  return {
    head: { title: ctx.t("synonyms.title"), noindex: true },
    name: languages[lang].name,
    languages: languageCodes.map((code) => ({
      name: languages[code].name,
      to: staffSynonymsPathOf(code),
      isChosen: code === lang,
    })),
    ...loaded,
    list: staffSynonymListPath(lang),
    file: staffSynonymsFilePath(new URLSearchParams({ ...loaded.table?.state, lang })),
  };
}

/** The calls of the list that a request is about. */
export function synonymsOf({ api }: Pick<RequestContext, "api">, lang: LanguageCode) {
  return crudClient(api, `admin/synonyms/${lang}`);
}

export function languageOf(ctx: Pick<RequestContext, "lang">, request: Request): LanguageCode {
  const asked = new URL(request.url).searchParams.get("lang");
  return languageCodes.find((code) => code === asked) ?? ctx.lang;
}
