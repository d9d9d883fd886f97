import { options } from "preact";

/** How Preact's builds spell the hook that is told of markup which isn't as the app renders it. */
const mismatchHook = "__m";

/**
 * Throws to the window, as React does, where an element of the app is not in the markup that it takes over: Preact
 * makes it there without a word.
 */
export function reportMismatches(): void {
  Object.assign(options, {
    [mismatchHook]({ type }: { type: unknown }) {
      setTimeout(() => {
        throw new Error(`Hydration found no <${type}> in the page's markup`);
      });
    },
  });
}

/**
 * Has effects run as soon as what they follow is rendered. By itself Preact lets them wait for a picture, and what is
 * pressed before that meets listeners that know the state before it; React runs them before the next event, too.
 */
export function flushEffectsAtOnce(): void {
  options.requestAnimationFrame = queueMicrotask;
}
