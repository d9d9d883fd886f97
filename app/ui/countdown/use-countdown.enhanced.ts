import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { useHydrated } from "~/client/boot/use-hydrated";
import { createTicker } from "~/ui/clock/ticker";
import { pageReceivedAt } from "./page-received-at";
import { clockOffset, secondsLeft } from "./remaining";

/** One timer for all countdowns of a page (R-CONST-14). */
export const everySecond = createTicker(1000);

/**
 * Seconds left until a moment by the server's clock, each second anew; undefined until hydrated. `onEnd`
 * comes once, when none are left (R-COUNT-01).
 */
export function useCountdown(until: Date, servedAt: Date | undefined, onEnd?: () => void) {
  const offset = useServerOffset(servedAt);
  const seconds = useSyncExternalStore(
    everySecond.subscribe,
    () => secondsLeft(until.getTime(), everySecond.read() + offset),
    () => undefined,
  );
  const isOver = seconds === 0;
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  }, [onEnd]);
  useEffect(() => {
    if (isOver) end.current?.();
  }, [isOver]);
  return seconds;
}

/** What was served with the page came with it; what came later, when it was first shown. */
function useServerOffset(servedAt: Date | undefined): number {
  const isLater = useHydrated();
  const [offset] = useState(() => {
    if (!servedAt || typeof document === "undefined") return 0;
    return clockOffset(servedAt.getTime(), isLater ? Date.now() : pageReceivedAt());
  });
  return offset;
}
