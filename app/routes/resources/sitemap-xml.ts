/** The two documents of the sitemap protocol; addresses are absolute. */
export function sitemapIndex(parts: readonly string[]): string {
  const entries = parts.map((address) => `<sitemap><loc>${escapeXml(address)}</loc></sitemap>`);
  return `${head}<sitemapindex xmlns="${namespace}">${entries.join("")}</sitemapindex>`;
}

export function urlSet(addresses: readonly string[]): string {
  const entries = addresses.map((address) => `<url><loc>${escapeXml(address)}</loc></url>`);
  return `${head}<urlset xmlns="${namespace}">${entries.join("")}</urlset>`;
}

const head = '<?xml version="1.0" encoding="UTF-8"?>';
const namespace = "http://www.sitemaps.org/schemas/sitemap/0.9";
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
