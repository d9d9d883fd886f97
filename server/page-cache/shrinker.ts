import type { Encoding } from "./encoding";
import { type Page, shrinkPage } from "./page";

/** Pages that may wait to be made smaller; others stay as they are. */
const maxWaiting = 32;

export interface Shrinking {
  encoding: Encoding;
  isCached: () => boolean;
  done: () => void;
}

/**
 * Compresses pages that many ask for again: one at a time, for each takes a thread that hashes, files and other pages need
 * too, and only what is still cached by then.
 */
export function createShrinker(shrink = shrinkPage) {
  const waiting: (() => Promise<void>)[] = [];
  let isRunning = false;

  async function run(): Promise<void> {
    if (isRunning) return;
    isRunning = true;
    for (let next = waiting.shift(); next; next = waiting.shift()) await next();
    isRunning = false;
  }

  return {
    add(page: Page, { encoding, isCached, done }: Shrinking): void {
      if (waiting.length >= maxWaiting) return;
      waiting.push(async () => {
        if (isCached()) await shrink(page, encoding).then(done, () => {});
      });
      void run();
    },
  };
}
