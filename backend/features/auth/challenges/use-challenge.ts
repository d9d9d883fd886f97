import { and, eq, gt, isNull, lt, sql } from "drizzle-orm";
import type { Database, Query } from "../../../db/database";
import { loginChallenges } from "../../../db/tables/users";
import { ApiError } from "../../../http/errors";
import { networkOf, siteOf } from "../../../http/network-of";
import type { Allowance } from "../../../ports/rate-limiter";
import { type ReleaseAttempt, takeAll } from "../../../ports/take-all";
import type { Services } from "../../../services";
import { hashToken } from "../sessions/tokens";
import { type ChallengeKind, triesPerCode } from "./challenge-times";
import { isCodeOf } from "./codes";
import { loginWindows, networksPerSite } from "./login-limits";
import type { Target } from "./targets";

/** What a right code or link proves: that whoever gave it reads what is sent there. */
export interface Proof {
  target: Target;
  /** A path of this shop, where one was given. */
  intended: string | null;
}

type CodeOutcome = { proof: Proof } | "wrong" | "dead";

export interface GivenCode {
  challenge: string;
  /** As it was typed. */
  code: string;
  /** Who asked for it, where it is good for nobody else. */
  userId?: string;
}

type Row = typeof loginChallenges.$inferSelect;

/** Uses up a code, once; `dead` when it is too old, used, or was tried too often. Counts the try. */
async function useCode(
  q: Query,
  kind: Exclude<ChallengeKind, "link">,
  { challenge, code, userId }: GivenCode,
  now: Date,
): Promise<CodeOutcome> {
  const [row] = await q
    .update(loginChallenges)
    .set({ attempts: sql`${loginChallenges.attempts} + 1` })
    .where(
      and(
        eq(loginChallenges.id, challenge),
        alive(kind, now),
        lt(loginChallenges.attempts, triesPerCode),
      ),
    )
    .returning();
  if (!row) return "dead";
  if (!isCodeOf(row, code, userId)) return row.attempts < triesPerCode ? "wrong" : "dead";
  await q.update(loginChallenges).set({ usedAt: now }).where(eq(loginChallenges.id, row.id));
  return { proof: proofOf(row) };
}

/** Uses up a link, once; null for one that is too old, used or nobody's. */
export async function useLink(q: Query, token: string, now: Date): Promise<Proof | null> {
  const [row] = await q
    .update(loginChallenges)
    .set({ usedAt: now })
    .where(and(eq(loginChallenges.secretHash, hashToken(token)), alive("link", now)))
    .returning();
  return row ? proofOf(row) : null;
}

/** Whose link it is, without using it: mail scanners open links too. */
export async function readLink(q: Query, token: string, now: Date): Promise<Proof | null> {
  const [row] = await q
    .select()
    .from(loginChallenges)
    .where(and(eq(loginChallenges.secretHash, hashToken(token)), alive("link", now)));
  return row ? proofOf(row) : null;
}

function alive(kind: ChallengeKind, now: Date) {
  return and(
    eq(loginChallenges.kind, kind),
    isNull(loginChallenges.usedAt),
    gt(loginChallenges.expiresAt, now),
  );
}

function proofOf({ channel, target, intended }: Row): Proof {
  return { target: { channel, value: target }, intended };
}

/** Counts a try at a code, by whom it was sent to and by address. Throws `login.throttled`. */
export async function consumeCodeAttempt(
  services: Services,
  { challenge }: GivenCode,
  address: string | null,
): Promise<ReleaseAttempt> {
  if (!/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(challenge)) {
    throw new ApiError("login.code_dead");
  }
  return consumeAttempt(services, {
    target: await targetOf(services.database, challenge),
    address,
  });
}

interface Asked extends GivenCode {
  kind: Exclude<ChallengeKind, "link">;
  /** Of the try that was counted. */
  releaseAttempt: ReleaseAttempt;
}

/**
 * Does what a right code allows, in the transaction that uses the code up. Throws `login.wrong_code`, or
 * `login.code_dead` where only a new one helps.
 */
export async function proveByCode<T>(
  { database, clock }: Services,
  { kind, releaseAttempt, ...given }: Asked,
  work: (q: Query, proof: Proof) => Promise<T>,
): Promise<T> {
  const outcome = await database.transaction(async (q) => {
    const used = await useCode(q, kind, given, clock.now());
    return typeof used === "string" ? used : { done: await work(q, used.proof) };
  });
  if (outcome === "wrong") throw new ApiError("login.wrong_code");
  if (outcome === "dead") throw new ApiError("login.code_dead");
  await releaseAttempt();
  return outcome.done;
}

async function targetOf(database: Database, challenge: string): Promise<string | null> {
  const [row] = await database.run((q) =>
    q
      .select({ target: loginChallenges.target })
      .from(loginChallenges)
      .where(eq(loginChallenges.id, challenge)),
  );
  return row?.target ?? null;
}

type Needed = Pick<Services, "rateLimiter" | "loginLimits">;

/** Whose tries are counted; what is not known isn't counted. */
interface Counted {
  /** A phone, an e-mail, a user's or a device's id: whether it belongs to anybody makes no difference. */
  target: string | null;
  address: string | null;
}

/**
 * Counts a try at a secret before it is looked at, so that tries at the same moment can't slip through;
 * `releaseAttempt` when it was right: only failures stay counted. Each `what` has counts of its own. Throws
 * `login.throttled`.
 */
export async function consumeAttempt(
  { rateLimiter, loginLimits }: Needed,
  by: Counted,
  what: "login.try" | "staff.try" | "staff.try.device" = "login.try",
): Promise<ReleaseAttempt> {
  const { failuresPerTarget: perTarget, failuresPerAddress: perAddress } = loginLimits;
  const limits = { perTarget, perAddress, windowMs: loginWindows.failuresMs };
  const { waitMs, releaseAttempt } = await takeAll(rateLimiter, allowancesOf(what, by, limits));
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
