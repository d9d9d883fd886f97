import type { CategoryNode } from "#backend/contract/catalog";
import { type LanguageCode, languageCodes } from "#backend/contract/languages";
import { getCategories, listProducts } from "~/api/catalog.server";
import type { ApiClient } from "~/api/client/api-client.server";
import { pages } from "~/sitemap/pages";
import { langPath, listingPath, productPath } from "~/sitemap/paths";

const productsPerCall = 48;
const callsPerPart = 10;
/** Bounds what a crawler can make the backend do: the newest 48,000 products of a language are named. */
const maxParts = 100;

/** The queries of the index's parts: the pages, then the products of each language. */
export async function listParts(api: ApiClient): Promise<string[]> {
  const departments = await getCategories(api);
  const products = departments.reduce((sum, { count }) => sum + count, 0);
  const parts = Math.min(maxParts, Math.ceil(products / (productsPerCall * callsPerPart)));
  return [
    "part=pages",
    ...languageCodes.flatMap((lang) =>
      Array.from({ length: parts }, (_, position) => `part=${lang}-${position + 1}`),
    ),
  ];
}

/** The pages that the shop's own sitemap lists, each without what may be missing in its address. */
const listedPages = Object.values(pages)
  .filter(({ listed }) => listed)
  .map(({ path }) => `/${path.replace(/\/?:\w+\?/g, "")}`);

/** What is listed as it stands, and the categories, in every language. */
export async function listPages(api: ApiClient): Promise<string[]> {
  const categories = flatten(await getCategories(api));
  return languageCodes.flatMap((lang) => [
    ...listedPages.map((path) => langPath(lang, path)),
    ...categories.map((node) => categoryPath(lang, node)),
  ]);
}

/** One part of a language's products; the client speaks that language. */
export async function listProductPages(
  api: ApiClient,
  lang: LanguageCode,
  part: number,
): Promise<string[]> {
  const first = (part - 1) * callsPerPart + 1;
  const paths: string[] = [];
  for (let page = first; page < first + callsPerPart; page++) {
    const list = await listProducts(api, { page, per_page: productsPerCall, sort: "newest" });
    paths.push(...list.data.map((card) => productPath(lang, card)));
    if (list.data.length < productsPerCall) break;
  }
  return paths;
}

/** A part's name as the index writes it, or null for anything else. */
export function parsePart(part: string): { lang: LanguageCode; number: number } | "pages" | null {
  if (part === "pages") return part;
  const [code, digits = ""] = part.split("-", 2);
  const lang = languageCodes.find((known) => known === code);
  const number = /^\d{1,3}$/.test(digits) ? Number(digits) : 0;
  return lang && number >= 1 && number <= maxParts ? { lang, number } : null;
}

function categoryPath(lang: LanguageCode, node: CategoryNode): string {
  return node.slug === node.gen
    ? listingPath(lang, { gen: node.gen })
    : listingPath(lang, { gen: node.gen, category: node.slug });
}

function flatten(nodes: readonly CategoryNode[]): CategoryNode[] {
  return nodes.flatMap((node) => [node, ...flatten(node.children)]);
}
