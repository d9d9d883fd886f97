import type { Allowance, RateLimiter } from "./rate-limiter";

/** Takes back a count; never fails: what can't be given back stays counted. */
export type ReleaseAttempt = () => Promise<void>;

/** One try of each allowance or none; answers the milliseconds to wait where one is used up, else 0. */
export async function takeAll(
  limiter: RateLimiter,
  allowances: readonly Allowance[],
): Promise<{ waitMs: number; releaseAttempt: ReleaseAttempt }> {
  const taken: Allowance[] = [];
  const releaseAttempt = async () => {
    await Promise.all(taken.map((allowance) => limiter.giveBack(allowance).catch(() => {})));
  };
  for (const allowance of allowances) {
    const waitMs = await limiter.take(allowance);
    if (waitMs > 0) {
      await releaseAttempt();
      return { waitMs, releaseAttempt: async () => {} };
    }
    taken.push(allowance);
  }
  return { waitMs: 0, releaseAttempt };
}
