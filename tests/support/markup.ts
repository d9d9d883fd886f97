type Attributes = Record<string, string>;

/** The attributes of every element of a name, entities decoded, in the order of the page. */
export function elementsOf(html: string, name: string): Attributes[] {
  const opening = new RegExp(`<${name}(\\s[^>]*)?>`, "gi");
  return [...html.matchAll(opening)].map(([, attributes = ""]) => readAttributes(attributes));
}

/** The text of the first element of a name, tags and entities taken out. */
export function textOf(html: string, name: string): string | undefined {
  const found = new RegExp(`<${name}(?:\\s[^>]*)?>([\\s\\S]*?)</${name}>`, "i").exec(html);
  return found ? decode((found[1] ?? "").replace(/<[^>]*>/g, "")).trim() : undefined;
}

/** `href` of the page's canonical link. */
export function canonicalOf(html: string): string | undefined {
  return elementsOf(html, "link").find(({ rel }) => rel === "canonical")?.href;
}

/** `href` of the shop's stylesheet, which a newcomer's page brings for the next one; empty where there is none. */
export function stylesheetAhead(html: string): string {
  return elementsOf(html, "link").find(({ as }) => as === "style")?.href ?? "";
}

/** `href` by language of the page's alternates. */
export function alternatesOf(html: string): Attributes {
  return Object.fromEntries(
    elementsOf(html, "link")
      .filter(({ rel }) => rel === "alternate")
      .flatMap(({ hreflang, href }) => (hreflang && href ? [[hreflang, href]] : [])),
  );
}

function readAttributes(source: string): Attributes {
  const pattern = /([^\s=/]+)(?:="([^"]*)")?/g;
  return Object.fromEntries(
    [...source.matchAll(pattern)].map(([, name = "", value = ""]) => [
      name.toLowerCase(),
      decode(value),
    ]),
  );
}

/** Entities as the letters that they stand for. */
export function decode(text: string): string {
  return text
    .replace(/&quot;/g, '"')
    .replace(/&#(?:x27|39);/g, "'")
    .replace(/&lt;/g, "<")
    .replace(/&gt;/g, ">")
    .replace(/&amp;/g, "&");
}
