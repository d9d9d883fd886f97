import type { LoaderFunctionArgs } from "@remix-run/node";
import type { StaffHomeBlock } from "#backend/contract/home-blocks";
import { type LanguageCode, languageCodes, languages } from "#backend/contract/languages";
import { listPictures } from "~/api/library.server";
import {
  digestFields,
  missingIn,
  nameFields,
  readListings,
} from "~/features/home-blocks/name-block.server";
import { inDigitsOf } from "~/i18n/digits";
import { formatsFor } from "~/i18n/format";
import { requireStaff } from "~/request/require-staff.server";
import { asPage } from "~/request/responses.server";
import { homePath } from "~/sitemap/paths";
import { readBlock } from "./read-block.server";
import { countBounds, hasPicture } from "./schema.server";

/** Pictures that a form offers; the others are in the library. */
const maxOffered = 12;

/** GET /staff/home/{id}: a block's settings, both languages side by side; `new?kind=` is an empty one. */
export async function loadBlock(args: LoaderFunctionArgs) {
  const ctx = await requireStaff(args);
  const { lang, t, api } = ctx;
  const { kind, block } = await readBlock(ctx, args.params.id, args.request.url);
  const isShowing = hasPicture(kind);
  const [listings, offered] = await Promise.all([
    readListings(ctx),
    isShowing ? listPictures(api, { q: "", page: 1 }) : { data: [] },
  ]).catch(asPage(ctx));
  const { number } = formatsFor(lang);
  const bounds = countBounds(kind);
  const settings = settingsOf(block);
  const missing = block ? missingIn(block) : [];
  return {
    head: {
      title: block ? t(`blocks.kind.${kind}`) : t("blocks.new", { kind: t(`blocks.kind.${kind}`) }),
      noindex: true,
    },
    ...{ kind, about: t(`blocks.kind_hint.${kind}`), version: block?.version ?? 0 },
    was: JSON.stringify(block ? digestFields(nameFields(ctx, block, listings)) : {}),
    fields: {
      picture: settings.picture ?? "",
      link: settings.link ?? "",
      listing: settings.listing ?? listings[0]?.value ?? "",
      count: inDigitsOf(String(settings.count ?? bounds?.usual ?? ""), lang),
      shown: block?.shown ?? true,
    },
    listings: kind === "products" ? listings : null,
    countHint: bounds
      ? t("blocks.field_count_hint", { from: number(1), to: number(bounds.max) })
      : null,
    offered: offered.data.slice(0, maxOffered).map(({ url, tint, name, alt }) => ({
      ...{ url, tint, name: name || alt[lang] || t("library.unnamed") },
    })),
    languages: languageCodes.map((code) => wordsIn(code)),
  };

  function wordsIn(code: LanguageCode) {
    const language = languages[code].name;
    const { title, text, body } = settings;
    return {
      ...{ code, language, dir: languages[code].dir },
      text: block && {
        title: title?.[code] ?? "",
        text: text?.[code] ?? "",
        body: body?.[code] ?? "",
      },
      missing: missing.includes(code) ? t("editors.missing", { language }) : null,
      shown: block?.shown ? homePath(code) : null,
    };
  }
}

type Texts = Record<LanguageCode, string>;

interface AnySettings {
  title?: Texts;
  text?: Texts;
  body?: Texts;
  picture?: string | null;
  link?: string;
  listing?: string;
  count?: number;
}

const settingsOf = (block: StaffHomeBlock | null): AnySettings => block?.settings ?? {};
