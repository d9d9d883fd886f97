import type { LoaderFunctionArgs } from "@remix-run/node";
import { languageCodes, languages } from "#backend/contract/languages";
import {
  type StaffText,
  type TextFilter,
  textFilters,
  textsPerPage,
} from "#backend/contract/staff-texts";
import { listTexts } from "~/api/staff-texts.server";
import { printParams } from "~/request/print-params";
import { requireStaff } from "~/request/require-staff.server";
import { asPage } from "~/request/responses.server";
import { staffTextPath, staffTextsFilePath, staffTextsPage } from "~/sitemap/staff-paths";

/** What an address searches the texts for. */
export function textSearchOf(request: Request): { q: string; show: TextFilter } {
  const { searchParams } = new URL(request.url);
  const asked = searchParams.get("show");
  return {
    q: (searchParams.get("q") ?? "").trim().slice(0, 200),
    show: textFilters.find((one) => one === asked) ?? "all",
  };
}

/** GET /staff/translations: the storefront's texts in every language, narrowed by a search. */
export async function loadTranslations(args: LoaderFunctionArgs) {
  const ctx = await requireStaff(args);
  const { lang, t } = ctx;
  const search = textSearchOf(args.request);
  const asked = new URL(args.request.url).searchParams.get("page") ?? "1";
  const page = Math.max(1, Number.parseInt(asked, 10) || 1);
  const list = await listTexts(ctx.api, { ...search, page }).catch(asPage(ctx));
  const pageTo = (wanted: number) => staffTextsPage({ ...search, page: wanted });
  return {
    head: { title: t("texts.title"), noindex: true },
    ...search,
    filters: textFilters.map((value) => ({ value, name: t(`texts.show.${value}`) })),
    missing:
      list.missing > 0 && search.show !== "missing"
        ? {
            text: t("texts.missing_count", printParams(lang, { count: list.missing })),
            to: staffTextsPage({ q: "", show: "missing", page: 1 }),
          }
        : null,
    count: t("texts.count", printParams(lang, { count: list.total })),
    file: staffTextsFilePath(search),
    rows: list.data.map((text) => ({
      key: text.key,
      to: staffTextPath(text.key),
      isWorded: isWorded(text),
      said: languageCodes.map((code) => ({
        code,
        dir: languages[code].dir,
        text: text.texts[code],
        missing: t("editors.missing", { language: languages[code].name }),
      })),
      asked: text.asked > 0 ? t("texts.asked", printParams(lang, { count: text.asked })) : null,
    })),
    previous: page > 1 ? pageTo(page - 1) : null,
    next: page * textsPerPage < list.total ? pageTo(page + 1) : null,
  };
}

/** Whether the owner says it in other words than the shop was delivered with. */
function isWorded({ texts, delivered }: StaffText): boolean {
  return languageCodes.some((code) => texts[code] !== (delivered?.[code] ?? ""));
}
