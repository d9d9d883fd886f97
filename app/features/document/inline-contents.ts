import type { InlineContents } from "~/request/csp.server";

/**
 * Finds the inline scripts and styles that carry a rendering's nonce, and takes the nonce out, so that the
 * page is the same bytes whenever it is rendered. Markup that was stored before the rendering can't carry it.
 */
export function takeInlineContents(
  rendered: string,
  nonce: string,
): { html: string; own: InlineContents } {
  const own: InlineContents = { scripts: [], styles: [] };
  // Parted by the mark, of which a page has a dozen, and thousands of tags.
  const [first = "", ...rest] = rendered.split(` nonce="${nonce}"`);
  let before = first;
  for (const after of rest) {
    const tag = /^<(script|style)\b/.exec(before.slice(before.lastIndexOf("<")))?.[1];
    const content = after.slice(after.indexOf(">") + 1, after.indexOf(`</${tag}>`));
    if (tag) own[tag === "script" ? "scripts" : "styles"].push(content);
    before = after;
  }
  return { html: first + rest.join(""), own };
}
