import type { LoaderFunctionArgs } from "@remix-run/node";
import { languageCodes, languages } from "#backend/contract/languages";
import { listStaffPages } from "~/api/editors.server";
import { nameShown } from "~/features/editing/name-shown.server";
import { datesFor } from "~/i18n/dates.server";
import { requireStaff } from "~/request/require-staff.server";
import { asPage } from "~/request/responses.server";
import { textPage } from "~/sitemap/paths";

/** GET /staff/pages: the pages of text, drafts too. */
export async function loadStaffPages(args: LoaderFunctionArgs) {
  const ctx = await requireStaff(args);
  const { lang, t } = ctx;
  const pages = await listStaffPages(ctx.api).catch(asPage(ctx));
  return {
    head: { title: t("editors.pages"), noindex: true },
    rows: pages.map(({ id, slug, status, title, body, changed_at: at, shown_from: from }) => ({
      id,
      title: title[lang] || Object.values(title).find(Boolean) || slug,
      about: `\u2066${decodeURI(textPage(slug))}\u2069`,
      isShown: status === "published" && from === null,
      state: nameShown(ctx, { isShown: status === "published", from }),
      date: datesFor(lang).bothCalendars(at),
      missing: languageCodes
        .filter((code) => !title[code] || !body[code])
        .map((code) => t("editors.missing", { language: languages[code].name })),
    })),
  };
}
