import { randomBytes } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { calmTurn } from "~/request/calm-turn.server";
import type { InlineContents } from "~/request/csp.server";
import type { HolePlace } from "~/request/holes";
import { cutHoles } from "../holes/cut-holes.server";
import { takeInlineContents } from "./inline-contents";
import { keepUsedStyles } from "./used-styles.server";

let lastTurn = Promise.resolve();

/** A turn of the event loop for each rendering alone: other requests are answered in between. */
function nextTurn(): Promise<void> {
  lastTurn = lastTurn.then(calmTurn);
  return lastTurn;
}

/** How React begins a `Suspense` whose inside threw, or waits for something. */
const unfinished = "<!--$!-->";

/**
 * Renders a page whole, out of components that mark their inline scripts and styles by the nonce they get; answers what those
 * hold, and where its holes are. `addData` answers what was rendered with the hydration data in it, in pieces. Throws the first
 * error of any of its components, and one for a `Suspense` inside which something failed or waits, whose fallback would else be
 * sent as if it were the page.
 */
export async function renderDocument(
  page: (nonce: string) => ReactElement,
  addData: (rendered: string, nonce: string) => Promise<string[]> | string[],
): Promise<{ html: Buffer<ArrayBuffer>; own: InlineContents; holes: HolePlace[] }> {
  await nextTurn();
  const nonce = randomBytes(18).toString("base64url");
  // As one text: React's streams write each tag into bytes, of which the text would be made again.
  const rendered = `<!DOCTYPE html>${renderToString(page(nonce))}`;
  if (rendered.includes(unfinished)) throw new Error("A part of the page failed or waits.");
  // Others are answered before the rest is done, which takes a long list a third as long as its rendering.
  await setImmediate();
  const whole = await addData(keepUsedStyles(rendered), nonce);
  const { pieces, own } = takeInlineContents(whole, nonce);
  return { ...cutHoles(pieces, nonce), own };
}
