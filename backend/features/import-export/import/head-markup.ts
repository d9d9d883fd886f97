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
