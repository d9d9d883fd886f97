import { randomBytes } from "node:crypto";
import { Writable } from "node:stream";
import type { ReactElement } from "react";
import { renderToPipeableStream } from "react-dom/server";
import { calmTurn } from "~/request/calm-turn.server";
import type { InlineContents } from "~/request/csp.server";
import type { HolePlace } from "~/request/holes";
import type { SerializedView } from "~/request/serialized-view";
import { cutHoles } from "../holes/cut-holes.server";
import { partDataScript } from "../holes/data-hole.server";
import type { Personal } from "../holes/personal";
import { cleanHtmlStream } from "./html-stream";
import { takeInlineContents } from "./inline-contents";
import { keepUsedStyles } from "./used-styles.server";

let lastTurn = Promise.resolve();

/** A turn of the event loop for each rendering alone: other requests are answered in between. */
function nextTurn(): Promise<void> {
  lastTurn = lastTurn.then(calmTurn);
  return lastTurn;
}

/** Keeps what is written to it, all of a page at once: where it said that it is full, React would wait for another turn. */
class Collected extends Writable {
  readonly #chunks: Uint8Array[] = [];

  constructor() {
    super({ highWaterMark: Number.MAX_SAFE_INTEGER });
  }

  override _write(chunk: Uint8Array, _encoding: BufferEncoding, done: () => void): void {
    this.#chunks.push(chunk);
    done();
  }

  text(): string {
    return Buffer.concat(this.#chunks).toString();
  }
}

/**
 * Renders a page whole, out of components that mark their inline scripts and styles by the nonce they get;
 * answers what those hold, and where its holes are; `personal` is its shopper's part of the hydration data. Rejects with the first error of any of its components, also of one inside a
 * `Suspense`, whose fallback would else be sent as if it were the page.
 */
export async function renderDocument(
  page: (nonce: string) => ReactElement,
  personal?: SerializedView<Personal>,
): Promise<{ html: string; own: InlineContents; holes: HolePlace[] }> {
  await nextTurn();
  const nonce = randomBytes(18).toString("base64url");
  const errors: unknown[] = [];
  const stream = new Collected();
  await new Promise<void>((ready) => {
    const { pipe } = renderToPipeableStream(page(nonce), {
      nonce,
      // React says this of most pages that have failed too, but not where other parts still wait.
      onAllReady: () => {
        if (errors.length === 0) pipe(stream);
        ready();
      },
      onShellError: () => ready(),
      onError: (error) => {
        errors.push(error);
      },
    });
  });
  if (errors.length > 0) throw errors[0];
  const rendered = keepUsedStyles(cleanHtmlStream(stream.text()));
  const parted = personal ? partDataScript(rendered, personal, nonce) : rendered;
  const { html, own } = takeInlineContents(parted, nonce);
  return { ...cutHoles(html, nonce), own };
}
