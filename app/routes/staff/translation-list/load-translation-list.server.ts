import type { LoaderFunctionArgs } from "@remix-run/node";
import { maxCsvLines } from "#backend/contract/csv";
import { formatsFor } from "~/i18n/format";
import { requireStaff } from "~/request/require-staff.server";
import { staffTextsPath } from "~/sitemap/staff-paths";

/** GET /staff/translations/many: where texts come back from whoever has translated them. */
export async function loadTranslationList(args: LoaderFunctionArgs) {
  const { lang, t } = await requireStaff(args);
  return {
    head: { title: t("texts.many"), noindex: true },
    hint: t("csv.hint", { n: formatsFor(lang).number(maxCsvLines) }),
    back: { to: staffTextsPath, text: t("texts.title") },
  };
}
