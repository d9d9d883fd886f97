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
  const marked = new RegExp(
    `<(script|style)\\b([^>]*?) nonce="${nonce}"([^>]*)>([\\s\\S]*?)</\\1>`,
    "g",
  );
  const html = rendered.replace(marked, (_all, name, before, after, content) => {
    own[name === "script" ? "scripts" : "styles"].push(content);
    return `<${name}${before}${after}>${content}</${name}>`;
  });
  return { html, own };
}
