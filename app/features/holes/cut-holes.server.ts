import type { HoleName, HolePlace } from "~/request/holes";

/** React parts texts that touch each other; the marks are gone when the page is read. */
const parting = "<!-- -->";

/** Takes a rendering's marks out of its markup; answers where the holes are then. */
export function cutHoles(rendered: string, nonce: string): { html: string; holes: HolePlace[] } {
  const mark = new RegExp(`\\[(?:${nonce} ([a-z]+(?:\\.\\d+)?)|/${nonce})\\]`);
  // Texts and, between them, the names of holes that begin; undefined where one ends.
  const parts = rendered.split(mark);
  const last = parts.length - 1;
  const holes: HolePlace[] = [];
  const texts: string[] = [];
  let at = 0;
  let open: { name: HoleName; start: number } | undefined;
  for (const [position, part] of parts.entries()) {
    if (position % 2 === 0) {
      let text = part;
      if (position > 0 && text.startsWith(parting)) text = text.slice(parting.length);
      if (position < last && text.endsWith(parting)) text = text.slice(0, -parting.length);
      texts.push(text);
      at += Buffer.byteLength(text);
    } else if (part !== undefined) {
      open = { name: part as HoleName, start: at };
    } else if (open) {
      holes.push({ ...open, end: at });
      open = undefined;
    }
  }
  return { html: texts.join(""), holes };
}
