/**
 * The owner's head markup (`siteDefault.fonts`, `siteDefault.meta_tag`) as real elements of an allow-list:
 * free markup would break hydration and open the page to scripts (R-ENT-01, R-ENT-02, C-78).
 */
export interface HeadElement {
  tag: "link" | "meta" | "style";
  attributes: Record<string, string>;
  /** The text of a style. */
  text?: string;
}

const allowed = {
  link: ["rel", "href", "type", "media", "as", "crossorigin", "sizes", "hreflang"],
  meta: ["name", "property", "content", "media"],
  style: ["media"],
} as const;

const linkRelations = new Set([
  "stylesheet",
  "preconnect",
  "dns-prefetch",
  "preload",
  "icon",
  "apple-touch-icon",
  "me",
  "author",
  "license",
]);

const elements = /<(link|meta)\b([^>]*)>|<(style)\b([^>]*)>([\s\S]*?)<\/style\s*>/gi;
const attribute = /([a-z-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi;

/** The allowed elements of a markup text, each once, in their order; everything else in it is dropped. */
export function parseHeadMarkup(
  markup: string,
  tags: readonly HeadElement["tag"][],
): HeadElement[] {
  const found = new Map<string, HeadElement>();
  for (const [, single, singleText = "", , styleText = "", text] of markup.matchAll(elements)) {
    const tag = single ? tagOf(single) : "style";
    if (!tags.includes(tag)) continue;
    const attributes = attributesOf(tag, single ? singleText : styleText);
    if (tag === "link" && !isAllowedLink(attributes)) continue;
    const element: HeadElement = { tag, attributes };
    if (tag === "style") element.text = styleOf(text ?? "");
    found.set(JSON.stringify(element), element);
  }
  return [...found.values()];
}

/** Style text that cannot leave its element (R-ENT-03). */
export function styleOf(text: string): string {
  return text.replace(/<(?=[/!])/g, "\\3c ");
}

function tagOf(name: string): "link" | "meta" {
  return name.toLowerCase() === "link" ? "link" : "meta";
}

function attributesOf(tag: HeadElement["tag"], text: string): Record<string, string> {
  const names: readonly string[] = allowed[tag];
  const attributes: Record<string, string> = {};
  for (const [, name = "", double, single, bare] of text.matchAll(attribute)) {
    if (names.includes(name.toLowerCase())) {
      attributes[name.toLowerCase()] = double ?? single ?? bare ?? "";
    }
  }
  return attributes;
}

function isAllowedLink({ rel = "", href = "" }: Record<string, string>): boolean {
  return linkRelations.has(rel.toLowerCase()) && /^(https:\/\/|\/(?!\/))/.test(href);
}
