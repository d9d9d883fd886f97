import type { HoleName, HolePlace } from "~/request/holes";
import { holeEnd, holeOpening } from "./marks";

/** React parts texts that touch each other; the marks are gone when the page is read. */
const parting = "<!-- -->";

/**
 * Takes a rendering's marks out of its markup, which comes in pieces that no mark reaches across; answers it as it is sent, and
 * where the holes are then, in bytes.
 */
export function cutHoles(
  pieces: readonly string[],
  nonce: string,
): { html: Buffer<ArrayBuffer>; holes: HolePlace[] } {
  const closing = holeEnd(nonce);
  const holes: HolePlace[] = [];
  const texts: Buffer[] = [];
  let at = 0;
  let open: { name: HoleName; start: number } | undefined;
  const add = (text: string) => {
    const bytes = Buffer.from(withoutParting(text));
    texts.push(bytes);
    at += bytes.length;
  };
  /** Adds what has no opening mark in it; a closing one ends the hole that is open. */
  const addUntilOpening = (text: string) => {
    const closed = open ? text.indexOf(closing) : -1;
    if (!open || closed < 0) return add(text);
    add(text.slice(0, closed));
    holes.push({ ...open, end: at });
    open = undefined;
    add(text.slice(closed + closing.length));
  };
  for (const piece of pieces) {
    const [first = "", ...marked] = piece.split(holeOpening(nonce));
    addUntilOpening(first);
    for (const text of marked) {
      const named = text.indexOf("]");
      open = { name: text.slice(0, named) as HoleName, start: at };
      addUntilOpening(text.slice(named + 1));
    }
  }
  return { html: Buffer.concat(texts), holes };
}

/** A text without the partings that React has put between it and the marks beside it. */
function withoutParting(text: string): string {
  const from = text.startsWith(parting) ? parting.length : 0;
  return text.endsWith(parting) ? text.slice(from, -parting.length) : text.slice(from);
}
