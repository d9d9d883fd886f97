import type { HoleName, HolePlace } from "~/request/holes";
import { holeEnd, holeOpening } from "./marks";

/** React parts texts that touch each other; the marks are gone when the page is read. */
const parting = "<!-- -->";

/** Takes a rendering's marks out of its markup; answers it as it is sent, and where the holes are then, in bytes. */
export function cutHoles(
  rendered: string,
  nonce: string,
): { html: Buffer<ArrayBuffer>; holes: HolePlace[] } {
  const [first = "", ...marked] = rendered.split(holeOpening(nonce));
  const closing = holeEnd(nonce);
  const holes: HolePlace[] = [];
  const texts: Buffer[] = [];
  let at = 0;
  const add = (text: string) => {
    const bytes = Buffer.from(withoutParting(text));
    texts.push(bytes);
    at += bytes.length;
  };
  add(first);
  for (const text of marked) {
    const named = text.indexOf("]");
    const closed = text.indexOf(closing, named);
    const start = at;
    add(text.slice(named + 1, closed));
    holes.push({ name: text.slice(0, named) as HoleName, start, end: at });
    add(text.slice(closed + closing.length));
  }
  return { html: Buffer.concat(texts), holes };
}

/** A text without the partings that React has put between it and the marks beside it. */
function withoutParting(text: string): string {
  const from = text.startsWith(parting) ? parting.length : 0;
  return text.endsWith(parting) ? text.slice(from, -parting.length) : text.slice(from);
}
