import type { LoaderFunctionArgs } from "@remix-run/node";
import { languageCodes, languages } from "#backend/contract/languages";
import { cropPlaces, cropRatios } from "#backend/contract/library";
import { getPicture } from "~/api/library.server";
import { editorId } from "~/features/editing/editor-id.server";
import { datesFor } from "~/i18n/dates.server";
import { formatsFor } from "~/i18n/format";
import { notFound } from "~/request/context.server";
import { requireStaff } from "~/request/require-staff.server";
import { asPage } from "~/request/responses.server";
import { namePicture } from "./name-picture.server";
import { nameUse } from "./name-use.server";

/** GET /staff/media/{id}: a picture, what it says in each language, and what shows it. */
export async function loadPicture(args: LoaderFunctionArgs) {
  const ctx = await requireStaff(args);
  const { lang, t } = ctx;
  const id = editorId(args.params.id);
  if (id === null) throw notFound();
  const { picture, uses } = await getPicture(ctx.api, id).catch(asPage(ctx));
  const { url, name, width, height, bytes, alt, tint, version } = picture;
  const { number } = formatsFor(lang);
  return {
    head: { title: name || alt[lang] || t("library.unnamed"), noindex: true },
    ...{ url, name, width, height, tint, version },
    alt: alt[lang],
    markdown: `![](${url})`,
    facts: [
      t("library.pixels", { width: number(width), height: number(height) }),
      bytes !== null &&
        t("library.kilobytes", { n: number(Math.max(1, Math.round(bytes / 1024))) }),
      t("library.added_on", { date: datesFor(lang).bothCalendars(picture.created_at) }),
    ].filter((fact) => fact !== false),
    was: JSON.stringify(namePicture(ctx, picture)),
    crop: picture.can_crop
      ? {
          ratios: cropRatios.map((value) => {
            const [w = 1, h = 1] = value.split(":").map(Number);
            return { value, name: t("library.ratio_of", { width: number(w), height: number(h) }) };
          }),
          places: cropPlaces.map((value) => ({ value, name: t(`library.crop_place.${value}`) })),
        }
      : null,
    uses: uses.map((use) => nameUse(ctx, use)),
    languages: languageCodes.map((code) => {
      const language = languages[code].name;
      return {
        ...{ code, language, dir: languages[code].dir },
        text: { alt: alt[code] },
        missing: alt[code] ? null : t("editors.missing", { language }),
      };
    }),
  };
}
