import { useSyncExternalStore } from "react";
import { createTicker } from "~/ui/clock/ticker";

/** One timer for all of a page (R-AGO-02, R-CONST-24). */
export const everyFiveSeconds = createTicker(5000);

/** Milliseconds since a moment, anew every five seconds; undefined until hydrated. */
export function useElapsed(moment: Date): number | undefined {
  const now = useSyncExternalStore(
    everyFiveSeconds.subscribe,
    everyFiveSeconds.read,
    () => undefined,
  );
  return now === undefined ? undefined : now - moment.getTime();
}
