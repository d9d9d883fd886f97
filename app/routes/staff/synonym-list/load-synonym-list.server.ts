import type { LoaderFunctionArgs } from "@remix-run/node";
import { maxCsvLines } from "#backend/contract/csv";
import { languages } from "#backend/contract/languages";
import { formatsFor } from "~/i18n/format";
import { requireStaff } from "~/request/require-staff.server";
import { staffSynonymsPathOf } from "~/sitemap/staff-paths";
import { askedLanguage } from "../synonyms/asked-language.server";

/** GET /staff/synonyms/many?lang=: where a language's synonyms come in from a file. */
export async function loadSynonymList(args: LoaderFunctionArgs) {
  const ctx = await requireStaff(args);
  const { t } = ctx;
  const lang = askedLanguage(ctx, args.request);
  return {
    head: { title: t("synonyms.many", { language: languages[lang].name }), noindex: true },
    hint: t("csv.hint", { n: formatsFor(ctx.lang).number(maxCsvLines) }),
    back: { to: staffSynonymsPathOf(lang), text: t("synonyms.title") },
  };
}
