import type { LoaderFunctionArgs } from "@remix-run/node";
import { languageCodes, languages } from "#backend/contract/languages";
import { maxPicturesAtOnce, picturesPerPage } from "#backend/contract/library";
import { maxUploadBytes } from "#backend/contract/upload";
import { listPictures } from "~/api/library.server";
import { formatsFor } from "~/i18n/format";
import { printParams } from "~/request/print-params";
import { requireStaff } from "~/request/require-staff.server";
import { asPage } from "~/request/responses.server";
import { staffMediaListPath } from "~/sitemap/staff-paths";

/** GET /staff/media: the shop's pictures, the newest first, narrowed by a search. */
export async function loadLibrary(args: LoaderFunctionArgs) {
  const ctx = await requireStaff(args);
  const { lang, t } = ctx;
  const { number } = formatsFor(lang);
  const { searchParams } = new URL(args.request.url);
  const q = (searchParams.get("q") ?? "").trim().slice(0, 150);
  const page = Math.max(1, Number.parseInt(searchParams.get("page") ?? "1", 10) || 1);
  const isMissing = searchParams.get("missing") === "on";
  const { data, total } = await listPictures(ctx.api, { q, isMissing, page }).catch(asPage(ctx));
  const pageTo = (wanted: number) => staffMediaListPath({ q, isMissing, page: wanted });
  return {
    head: { title: t("library.title"), noindex: true },
    ...{ q, isMissing },
    count: t("library.count", printParams(lang, { count: total })),
    filesHint: t("library.files_hint", {
      n: number(maxPicturesAtOnce),
      size: number(maxUploadBytes / 1024 / 1024),
    }),
    pictures: data.map(({ id, url, tint, name, alt }) => ({
      ...{ id, url, tint },
      name: name || alt[lang] || t("library.unnamed"),
      missing: languageCodes
        .filter((code) => !alt[code])
        .map((code) => t("library.no_alt", { language: languages[code].name })),
    })),
    previous: page > 1 ? pageTo(page - 1) : null,
    next: page * picturesPerPage < total ? pageTo(page + 1) : null,
  };
}
