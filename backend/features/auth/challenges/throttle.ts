import { ApiError } from "../../../http/errors";
import { networkOf, siteOf } from "../../../http/network-of";
import type { Allowance } from "../../../ports/rate-limiter";
import { type ReleaseAttempt, takeAll } from "../../../ports/take-all";
import type { Services } from "../../../services";
import { hashToken } from "../sessions/tokens";
import { loginWindows, networksPerSite } from "./login-limits";
import type { Target } from "./targets";

type Needed = Pick<Services, "rateLimiter" | "loginLimits">;

/** Whose tries are counted; what is not known isn't counted. */
export interface Counted {
  /** A phone, an e-mail or a user's id: whether it belongs to anybody makes no difference. */
  target: string | null;
  address: string | null;
}

/**
 * Counts a try at a secret before it is looked at, so that tries at the same moment can't slip through;
 * `releaseAttempt` when it was right: only failures stay counted. Throws `login.throttled`.
 */
export async function consumeAttempt(
  { rateLimiter, loginLimits }: Needed,
  by: Counted,
): Promise<ReleaseAttempt> {
  const { failuresPerTarget: perTarget, failuresPerAddress: perAddress } = loginLimits;
  const limits = { perTarget, perAddress, windowMs: loginWindows.failuresMs };
  const { waitMs, releaseAttempt } = await takeAll(
    rateLimiter,
    allowancesOf("login.try", by, limits),
  );
  if (waitMs > 0) throw refusal("login.throttled", waitMs);
  return releaseAttempt;
}

/**
 * Counts a code or a link that is about to be sent. Throws `login.throttled`, or `login.sends_paused` where the
 * whole shop has sent as much as it may.
 */
export async function consumeSend(
  services: Needed & Pick<Services, "log">,
  { channel, value }: Target,
  address: string | null,
): Promise<ReleaseAttempt> {
  const { rateLimiter, loginLimits } = services;
  const { sendsPerTarget: perTarget, sendsPerAddress: perAddress } = loginLimits;
  const windowMs = loginWindows.sendsMs;
  const limits = { perTarget, perAddress, windowMs };
  const by = { target: value, address };
  const own = await takeAll(rateLimiter, allowancesOf("login.send", by, limits));
  if (own.waitMs > 0) throw refusal("login.throttled", own.waitMs);
  const limit = loginLimits.sendsPerChannel;
  const ofShop = { purpose: "login.send.shop", key: channel, limit, windowMs };
  const all = await takeAll(rateLimiter, [ofShop]);
  if (all.waitMs > 0) {
    await own.releaseAttempt();
    await notifyOwner(services, ofShop);
    throw refusal("login.sends_paused", all.waitMs);
  }
  return async () => {
    await Promise.all([own.releaseAttempt(), all.releaseAttempt()]);
  };
}

/** Once in each window: the log is no place for a flood either. */
async function notifyOwner(
  { rateLimiter, log }: Pick<Services, "rateLimiter" | "log">,
  { key: channel, limit, windowMs }: Allowance,
): Promise<void> {
  const telling = { purpose: "login.send.told", key: channel, limit: 1, windowMs };
  if ((await rateLimiter.take(telling)) > 0) return;
  log.error(
    { channel, limit },
    "as many codes were sent in an hour as LOGIN_SENDS_PER_HOUR allows",
  );
}

interface Limits {
  perTarget: number;
  perAddress: number;
  windowMs: number;
}

/** The address comes first: one that is refused opens nothing for a target. */
function allowancesOf(what: string, { target, address }: Counted, limits: Limits): Allowance[] {
  const { perTarget, perAddress, windowMs } = limits;
  const site = address && siteOf(address);
  const perSite = perAddress * networksPerSite;
  return [
    ...(address
      ? [{ purpose: `${what}.address`, key: networkOf(address), limit: perAddress, windowMs }]
      : []),
    ...(site ? [{ purpose: `${what}.site`, key: site, limit: perSite, windowMs }] : []),
    ...(target
      ? [{ purpose: `${what}.target`, key: keyOfTarget(target), limit: perTarget, windowMs }]
      : []),
  ];
}

function refusal(code: "login.throttled" | "login.sends_paused", waitMs: number): ApiError {
  return new ApiError(code, {
    params: { count: Math.ceil(waitMs / 60_000) },
    retryAfterSeconds: Math.ceil(waitMs / 1000),
  });
}

/** As a hash: counts may live in a store that others look into. */
function keyOfTarget(target: string): string {
  return hashToken(target).slice(0, 32);
}
