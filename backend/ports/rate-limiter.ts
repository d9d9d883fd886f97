import type { Clock } from "./clock";

/** Counts tries per key in fixed windows. */
export interface RateLimiter {
  /**
   * Takes one try of `limit` per `windowMs`. Answers 0 where one was left, else the milliseconds until there
   * are new ones; a refused try does not count.
   */
  take(key: string, limit: number, windowMs: number): Promise<number>;
  /** Gives back a try that turned out not to count, such as a login that succeeded. */
  giveBack(key: string): Promise<void>;
}

interface Window {
  endsAt: number;
  taken: number;
}

const keysAtMost = 10_000;

/** For a single process; several share one through Redis. */
export function createLocalRateLimiter(clock: Clock): RateLimiter {
  const windows = new Map<string, Window>();

  function open(key: string, endsAt: number): Window {
    if (windows.size >= keysAtMost) forgetOldest(windows);
    const window = { endsAt, taken: 0 };
    windows.delete(key);
    windows.set(key, window);
    return window;
  }

  return {
    take: async (key, limit, windowMs) => {
      const now = clock.now().getTime();
      const standing = windows.get(key);
      const window = standing && standing.endsAt > now ? standing : open(key, now + windowMs);
      if (window.taken >= limit) return window.endsAt - now;
      window.taken += 1;
      return 0;
    },
    giveBack: async (key) => {
      const window = windows.get(key);
      if (window && window.taken > 0) window.taken -= 1;
    },
  };
}

/** Maps keep the order of insertion, so the first key's window began first. */
function forgetOldest(windows: Map<string, Window>): void {
  const [oldest] = windows.keys();
  if (oldest !== undefined) windows.delete(oldest);
}
