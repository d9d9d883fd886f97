import type { LoaderFunctionArgs } from "@remix-run/node";
import { languageCodes, languages } from "#backend/contract/languages";
import { pagePlaces, pageTemplates } from "#backend/contract/pages";
import { getStaffPage } from "~/api/editors.server";
import { editorId } from "~/features/editing/editor-id.server";
import { yearsAhead } from "~/features/editing/moment-field.server";
import { nameVersions } from "~/features/editing/name-versions.server";
import { requireStaff } from "~/request/require-staff.server";
import { asPage } from "~/request/responses.server";
import { langPath, previewPath, textPage } from "~/sitemap/paths";

/** GET /staff/pages/{id}: a page of text with both languages side by side; `new` is an empty one. */
export async function loadTextPage(args: LoaderFunctionArgs) {
  const ctx = await requireStaff(args);
  const { lang, t } = ctx;
  const id = editorId(args.params.id);
  const opened = id === null ? null : await getStaffPage(ctx.api, id).catch(asPage(ctx));
  const page = opened?.page;
  const isShown = page?.status === "published";
  const isSeen = isShown && (page.shown_from === null || Date.parse(page.shown_from) <= Date.now());
  return {
    head: { title: page ? t("editors.pages") : t("editors.pages.new"), noindex: true },
    id,
    version: page?.version ?? 0,
    fields: {
      slug: page?.slug ?? "",
      template: page?.template ?? "plain",
      show_in: page?.show_in ?? "none",
      shown: isShown,
    },
    shownFrom: page?.shown_from ?? null,
    years: yearsAhead(lang, page?.shown_from),
    templates: pageTemplates.map((value) => ({
      value,
      name: t(`editors.pages.template.${value}`),
    })),
    places: pagePlaces.map((value) => ({ value, name: t(`editors.pages.show_in.${value}`) })),
    languages: languageCodes.map((code) => {
      const language = languages[code].name;
      const text = page
        ? { title: page.title[code], excerpt: page.excerpt[code], body: page.body[code] }
        : null;
      const isWhole = text?.title && text.body;
      return {
        code,
        language,
        dir: languages[code].dir,
        text,
        missing: page && !isWhole ? t("editors.missing", { language }) : null,
        shown: isSeen && isWhole ? langPath(code, textPage(page.slug)) : null,
        preview: page && isWhole ? previewPath(code, "page", page.preview_token) : null,
      };
    }),
    versions: nameVersions(ctx, opened?.versions ?? []),
  };
}
