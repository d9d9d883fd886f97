import type { InlineContents } from "~/request/csp.server";

/**
 * Finds the inline scripts and styles that carry a rendering's nonce, and takes the nonce out, so that the
 * page is the same bytes whenever it is rendered. Markup that was stored before the rendering can't carry it.
 * The page comes and goes in pieces, none of which ends inside such a script or style.
 */
export function takeInlineContents(
  pieces: readonly string[],
  nonce: string,
): { pieces: string[]; own: InlineContents } {
  const own: InlineContents = { scripts: [], styles: [] };
  const mark = ` nonce="${nonce}"`;
  const unmarked = pieces.flatMap((piece) => {
    // Parted by the mark, of which a page has a dozen, and thousands of tags.
    const parted = piece.split(mark);
    for (const [place, after] of parted.entries()) {
      const before = parted[place - 1];
      if (before !== undefined) addContent(own, before, after);
    }
    return parted;
  });
  return { pieces: unmarked, own };
}

/** Adds what an element holds whose tag was parted by the mark. */
function addContent(own: InlineContents, before: string, after: string): void {
  const tag = /^<(script|style)\b/.exec(before.slice(before.lastIndexOf("<")))?.[1];
  if (!tag) return;
  const content = after.slice(after.indexOf(">") + 1, after.indexOf(`</${tag}>`));
  own[tag === "script" ? "scripts" : "styles"].push(content);
}
