import { CallError } from "../../http/errors";
import { networkOf } from "../../http/network-of";
import type { RateLimiter } from "../../ports/rate-limiter";
import type { Services } from "../../services";
import { hashToken } from "../users/tokens";
import { loginWindows } from "./login-limits";

type Needed = Pick<Services, "rateLimiter" | "loginLimits">;

/** Whose tries are counted; what is not known isn't counted. */
export interface Counted {
  /** A phone, an e-mail or a user's id: whether it belongs to anybody makes no difference. */
  target: string | null;
  address: string | null;
}

/** Takes back a count. */
export type Forgive = () => Promise<void>;

/**
 * Counts a try at a secret before it is looked at, so that tries at the same moment can't slip through;
 * `forgive` it when it was right: only failures stay counted. Throws `login.throttled`.
 */
export function countTry({ rateLimiter, loginLimits }: Needed, by: Counted): Promise<Forgive> {
  return takeAll(rateLimiter, loginWindows.failuresMs, [
    { key: keyOfTarget("login.try", by.target), limit: loginLimits.failuresPerTarget },
    { key: keyOfAddress("login.try", by.address), limit: loginLimits.failuresPerAddress },
  ]);
}

/** Counts a code or a link that is about to be sent. Throws `login.throttled`. */
export function countSend({ rateLimiter, loginLimits }: Needed, by: Counted): Promise<Forgive> {
  return takeAll(rateLimiter, loginWindows.sendsMs, [
    { key: keyOfTarget("login.send", by.target), limit: loginLimits.sendsPerTarget },
    { key: keyOfAddress("login.send", by.address), limit: loginLimits.sendsPerAddress },
  ]);
}

interface Bound {
  key: string | null;
  limit: number;
}

/** One of each or none: a refusal by one bound gives the others back. */
async function takeAll(
  limiter: RateLimiter,
  windowMs: number,
  bounds: readonly Bound[],
): Promise<Forgive> {
  const taken: string[] = [];
  const forgive = async () => {
    for (const key of taken) await limiter.giveBack(key);
  };
  for (const { key, limit } of bounds) {
    if (key === null) continue;
    const waitMs = await limiter.take(key, limit, windowMs);
    if (waitMs > 0) {
      await forgive();
      throw throttled(waitMs);
    }
    taken.push(key);
  }
  return forgive;
}

function throttled(waitMs: number): CallError {
  return new CallError("login.throttled", {
    params: { count: Math.ceil(waitMs / 60_000) },
    retryAfterSeconds: Math.ceil(waitMs / 1000),
  });
}

/** As a hash: counts may live in a store that others look into. */
function keyOfTarget(what: string, target: string | null): string | null {
  return target && `${what}.target.${hashToken(target).slice(0, 32)}`;
}

function keyOfAddress(what: string, address: string | null): string | null {
  return address && `${what}.address.${networkOf(address)}`;
}
