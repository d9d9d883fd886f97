import { createHash } from "node:crypto";
import type { CategoryNode } from "#backend/contract/catalog";
import { type HomeBlockFields, rowListings } from "#backend/contract/home-blocks";
import { languageCodes, languages } from "#backend/contract/languages";
import { getCategories } from "~/api/catalog.server";
import type { NamedFields } from "~/features/editing/changes.server";
import { titleIn } from "~/features/editing/title-in";
import { formatsFor } from "~/i18n/format";
import type { RequestContext } from "~/request/context.server";

type Ctx = Pick<RequestContext, "lang" | "t">;

/** What a row of products may show, with its name: the listings of all departments, then each department. */
export interface ListingChoice {
  value: string;
  name: string;
}

export async function readListings(ctx: Pick<RequestContext, "api" | "t">) {
  const departments: CategoryNode[] = await getCategories(ctx.api);
  return [
    ...rowListings.map((value) => ({ value, name: ctx.t(`listing.${value}`) })),
    ...departments.map(({ slug, name }) => ({ value: slug, name })),
  ];
}

/** Of longer words a list shows the beginning. */
const maxShown = 90;

/** What tells a block from another one of its kind; empty where nothing does. */
export function detailOf(
  { lang, t }: Ctx,
  block: HomeBlockFields,
  listings: readonly ListingChoice[],
): string {
  const upTo = (count: number) => t("blocks.count", { n: formatsFor(lang).number(count) });
  switch (block.kind) {
    case "hero":
      return titleIn(block.settings.title, lang) || t("blocks.shipped_words");
    case "banner":
      return titleIn(block.settings.title, lang);
    case "text": {
      const lines = titleIn(block.settings.body, lang).split("\n");
      const words = (lines.find((line) => line.trim()) ?? "").replace(/[#*_>`[\]]/g, "").trim();
      return words.length > maxShown ? `${words.slice(0, maxShown)}…` : words;
    }
    case "products": {
      const { listing, count } = block.settings;
      return `${nameListing(listing, listings)} · ${upTo(count)}`;
    }
    case "departments":
    case "categories":
      return "";
    default:
      return upTo(block.settings.count);
  }
}

function nameListing(listing: string, listings: readonly ListingChoice[]): string {
  return listings.find(({ value }) => value === listing)?.name ?? listing;
}

/** The languages that a block lacks; one that shows the shop's own words lacks none. */
export function missingIn({ kind, settings }: HomeBlockFields): readonly string[] {
  const lacking = (...texts: Record<string, string>[]) =>
    languageCodes.filter((code) =>
      texts.some((said) => !said[code] && Object.values(said).some(Boolean)),
    );
  if (kind === "hero" || kind === "banner") return lacking(settings.title, settings.text);
  return kind === "text" ? lacking(settings.body) : [];
}

/** A block's fields by their names, to tell what is different between two moments. */
export function nameFields(
  { lang, t }: Ctx,
  block: HomeBlockFields & { place: number },
  listings: readonly ListingChoice[],
): NamedFields {
  const named: NamedFields = {};
  const { number } = formatsFor(lang);
  const { kind, settings } = block;
  for (const code of languageCodes) {
    const language = languages[code].name;
    if (kind === "hero" || kind === "banner") {
      named[t("blocks.field_title", { language })] = settings.title[code];
      named[t("blocks.field_text", { language })] = settings.text[code];
    }
    if (kind === "text") named[t("blocks.field_body", { language })] = settings.body[code];
  }
  if (kind === "hero" || kind === "banner") named[t("blocks.picture")] = settings.picture ?? "";
  if (kind === "banner") named[t("blocks.field_link")] = settings.link;
  if (kind === "products") {
    named[t("blocks.field_listing")] = nameListing(settings.listing, listings);
  }
  if ("count" in settings) named[t("blocks.field_count")] = number(settings.count);
  named[t("blocks.place")] = number(block.place);
  named[t("editors.field_shown")] = t(block.shown ? "editors.shown" : "editors.hidden");
  return named;
}

/** Longer than a form's field of what was there, all languages together, may be. */
const maxCompared = 200;

/** Fields to be compared alone: of a long text a hash stands for it, so that a form needn't carry it twice. */
export function digestFields(named: NamedFields): NamedFields {
  return Object.fromEntries(
    Object.entries(named).map(([name, text]) => [
      name,
      text.length > maxCompared ? createHash("sha256").update(text).digest("base64url") : text,
    ]),
  );
}
