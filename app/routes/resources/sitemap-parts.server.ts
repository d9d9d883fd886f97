import type { CategoryNode } from "#backend/contract/catalog";
import { homeRedirectLanguage, languageCodes } from "#backend/contract/languages";
import type { SitemapProducts } from "#backend/contract/sitemap";
import { getCategories } from "~/api/catalog.server";
import type { ApiClient } from "~/api/client/api-client.server";
import { getTextPages } from "~/api/reading.server";
import { getSitemapParts, getSitemapPosts, getSitemapProducts } from "~/api/sitemap.server";
import { type PagePath, pageAddresses } from "~/request/page-address";
import { pages } from "~/sitemap/pages";
import { listingPage, postPage, productPage, textPage } from "~/sitemap/paths";
import type { SitemapPage } from "./sitemap-xml";

/** A part of the index: its name in the address, and when something in it was last changed (ISO 8601), if that is known. */
export interface NamedPart {
  name: string;
  lastmod?: string;
}

/** The parts of the index: the pages, the journal's posts, then as many parts of products as there are. */
export async function listParts(api: ApiClient): Promise<NamedPart[]> {
  const { parts } = await getSitemapParts(api);
  return [
    { name: "pages" },
    { name: "posts" },
    ...parts.map(({ number, changed_at }) => ({ name: `products-${number}`, lastmod: changed_at })),
  ];
}

/** The pages that the shop's own sitemap lists, each without what may be missing in its address. */
const listedPages = Object.values(pages)
  .filter(({ listed }) => listed)
  .map(({ path }) => `/${path.replace(/\/?:\w+\?/g, "")}`);

/** What is listed as it stands, and the categories, in every language. */
export async function listPages(api: ApiClient, publicUrl: string): Promise<SitemapPage[]> {
  const categories = flatten(await getCategories(api));
  const texts = await getTextPages(api);
  const paths = [...listedPages, ...categories.map(categoryPage)];
  return [
    ...paths.map((path) => addressesOf(publicUrl, path)),
    ...texts.map(({ slug, changed_at }) => addressesOf(publicUrl, textPage(slug), changed_at)),
  ];
}

/** The products of one part, in every language that they are described in. */
export async function listProductPages(
  api: ApiClient,
  publicUrl: string,
  number: number,
): Promise<SitemapPage[]> {
  const { products } = await getSitemapProducts(api, number);
  return products.map((product) => decoratedAddressesOf(publicUrl, productPage, product));
}

/** The journal's posts, in every language that they are written in. */
export async function listPostPages(api: ApiClient, publicUrl: string): Promise<SitemapPage[]> {
  const { posts } = await getSitemapPosts(api);
  return posts.map((post) => decoratedAddressesOf(publicUrl, postPage, post));
}

/** A part's name as the index writes it, or null for anything else. */
export function parsePart(name: string): { products: number } | "pages" | "posts" | null {
  if (name === "pages" || name === "posts") return name;
  const [, digits] = /^products-([1-9]\d{0,5})$/.exec(name) ?? [];
  return digits ? { products: Number(digits) } : null;
}

/** Of something whose address is decorated by its name in each language. */
function decoratedAddressesOf(
  publicUrl: string,
  pageOf: (named: { id: number; slug: string }) => string,
  { id, slugs, changed_at }: SitemapProducts["products"][number],
): SitemapPage {
  const path: PagePath = {};
  for (const code of languageCodes) {
    const slug = slugs[code];
    if (slug !== undefined) path[code] = pageOf({ id, slug });
  }
  return addressesOf(publicUrl, path, changed_at);
}

function addressesOf(publicUrl: string, path: PagePath, lastmod?: string): SitemapPage {
  return { alternates: pageAddresses(publicUrl, homeRedirectLanguage, path).alternates, lastmod };
}

function categoryPage(node: CategoryNode): string {
  const { slug, gen } = node;
  return slug === gen ? listingPage({ gen }) : listingPage({ gen, category: slug });
}

function flatten(nodes: readonly CategoryNode[]): CategoryNode[] {
  return nodes.flatMap((node) => [node, ...flatten(node.children)]);
}
