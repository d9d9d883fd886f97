/**
 * The markup that a description may hold. Anything else is refused, not repaired: what passes is made of
 * these tags alone, so that it is safe to print, and its writer learns what was wrong.
 */
const pairs = new Set(["p", "h2", "h3", "ul", "ol", "li", "strong", "em", "b", "i", "a"]);
const token = /<(\/?)([a-z0-9]+)((?:[\s/][^<>]*)?)>|<[^>]{0,20}|[^<]+/gy;
const link = /^\shref="(?:https?:\/\/|\/(?![/\\]))[^"<>\s]*"$/;

/** The first piece of a text that isn't allowed in a description, or null. */
export function findBadMarkup(html: string): string | null {
  const open: string[] = [];
  for (const [piece, slash, name = "", attributes = ""] of html.matchAll(token)) {
    if (!piece.startsWith("<")) continue;
    if (name === "br" && !slash && /^\s?\/?$/.test(attributes)) continue;
    if (!pairs.has(name)) return piece;
    if (slash) {
      if (attributes || open.pop() !== name) return piece;
      continue;
    }
    if (name === "a" ? !link.test(attributes) : attributes) return piece;
    open.push(name);
  }
  const last = open.at(-1);
  return last ? `<${last}>` : null;
}

/** Markup of the page's head: `<meta>` and `<link>` with plain attributes, nothing that runs or redirects. */
const headTag = /\s*<(?:meta|link)((?:\s+[a-z][a-z-]*="[^"<>]*")+)\s*\/?>\s*/gy;

/** The first piece of a text that isn't allowed in the head, or null. */
export function findBadHeadMarkup(html: string): string | null {
  let end = 0;
  for (const match of html.matchAll(headTag)) {
    const attributes = match[1] ?? "";
    if (/\s(?:http-equiv|on[a-z]+)=/i.test(attributes)) return match[0].trim();
    if (/="\s*(?:javascript|data):/i.test(attributes)) return match[0].trim();
    end = match.index + match[0].length;
  }
  return end < html.trimEnd().length ? html.slice(end, end + 40).trim() : null;
}
