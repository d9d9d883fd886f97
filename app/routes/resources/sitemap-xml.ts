/** A file of the sitemap; addresses are absolute. */
export interface SitemapPart {
  loc: string;
  /** ISO 8601. */
  lastmod?: string;
}

/** A page by its addresses in each language, and by the bare one (`x-default`). */
export interface SitemapPage {
  alternates: readonly { hrefLang: string; href: string }[];
  /** ISO 8601. */
  lastmod?: string;
}

/** The index of the sitemap protocol (sitemaps.org). */
export function sitemapIndex(parts: readonly SitemapPart[]): string {
  const entries = parts.map(
    ({ loc, lastmod }) => `<sitemap>${locationOf(escapeXml(loc), lastmod)}</sitemap>`,
  );
  return `${head}<sitemapindex xmlns="${namespace}">${entries.join("")}</sitemapindex>`;
}

/** A set of addresses of the sitemap protocol, piece by piece: pages in each of their languages, each naming the others. */
export function* urlSet(pages: Iterable<SitemapPage>): Generator<string> {
  yield `${head}<urlset xmlns="${namespace}" xmlns:xhtml="${xhtml}">`;
  for (const page of pages) yield entriesOf(page);
  yield "</urlset>";
}

function entriesOf({ alternates, lastmod }: SitemapPage): string {
  const escaped = alternates.map(({ hrefLang, href }) => ({ hrefLang, href: escapeXml(href) }));
  const links = escaped
    .map(
      ({ hrefLang, href }) => `<xhtml:link rel="alternate" hreflang="${hrefLang}" href="${href}"/>`,
    )
    .join("");
  return escaped
    .filter(({ hrefLang }) => hrefLang !== "x-default")
    .map(({ href }) => `<url>${locationOf(href, lastmod)}${links}</url>`)
    .join("");
}

function locationOf(escaped: string, lastmod: string | undefined): string {
  return `<loc>${escaped}</loc>${lastmod ? `<lastmod>${lastmod}</lastmod>` : ""}`;
}

const head = '<?xml version="1.0" encoding="UTF-8"?>';
const namespace = "http://www.sitemaps.org/schemas/sitemap/0.9";
const xhtml = "http://www.w3.org/1999/xhtml";
const entities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};

function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}
