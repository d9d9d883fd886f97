import type { Clock } from "./clock";

/** Counts tries per key in fixed windows. */
export interface RateLimiter {
  /** Takes one try of `limit` per `windowMs`; false when none is left. */
  take(key: string, limit: number, windowMs: number): Promise<boolean>;
}

interface Window {
  endsAt: number;
  taken: number;
}

const keysAtMost = 10_000;

/** For a single process; several share one through Redis. */
export function createLocalRateLimiter(clock: Clock): RateLimiter {
  const windows = new Map<string, Window>();
  return {
    take: async (key, limit, windowMs) => {
      const now = clock.now().getTime();
      const standing = windows.get(key);
      if (standing && standing.endsAt > now) {
        standing.taken += 1;
        return standing.taken <= limit;
      }
      if (windows.size >= keysAtMost) forgetOldest(windows);
      windows.delete(key);
      windows.set(key, { endsAt: now + windowMs, taken: 1 });
      return limit > 0;
    },
  };
}

/** Maps keep the order of insertion, so the first key's window began first. */
function forgetOldest(windows: Map<string, Window>): void {
  const [oldest] = windows.keys();
  if (oldest !== undefined) windows.delete(oldest);
}
