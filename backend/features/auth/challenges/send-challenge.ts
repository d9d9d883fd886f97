import { and, desc, eq, gt, sql } from "drizzle-orm";
import type { LanguageCode } from "../../../contract/languages";
import type { Query } from "../../../db/database";
import { loginChallenges } from "../../../db/tables/users";
import { ApiError } from "../../../http/errors";
import { newId } from "../../../ports/ids";
import type { Services } from "../../../services";
import { queueMessage } from "../../messages/queue-message";
import { hashToken, newToken } from "../sessions/tokens";
import { type ChallengeKind, challengeTimes } from "./challenge-times";
import { boundTo, hashCode, newCode } from "./codes";
import { localPath } from "./local-path";
import { isServed } from "./sms-countries";
import type { Target } from "./targets";
import { consumeSend } from "./use-challenge";

export interface ChallengeAsk {
  kind: ChallengeKind;
  target: Target;
  lang: LanguageCode;
  address: string | null;
  intended?: string | null | undefined;
  /** Who asked, where the code is good for nobody else. */
  userId?: string;
}

/**
 * Sends a code or a link to a phone or an e-mail, whether or not anybody has an account by it; answers the
 * challenge's id (decisions 8, domain 4.5). Throws `login.code_wait` within a minute after the one before,
 * `login.throttled` and `login.sends_paused` beyond what an hour allows, `login.sms_unserved` for a phone of a
 * country that the shop sends no texts to.
 */
export async function sendChallenge(services: Services, ask: ChallengeAsk): Promise<string> {
  const { database, clock, messenger, loginLimits } = services;
  if (ask.target.channel === "sms" && !isServed(ask.target.value, loginLimits.smsDialCodes)) {
    throw new ApiError("login.sms_unserved");
  }
  const releaseAttempt = await consumeSend(services, ask.target, ask.address);
  const now = clock.now();
  const laid = await database.transaction(async (q) => {
    const waitMs = await lockTarget(q, ask.target, now);
    return waitMs > 0 ? { waitMs } : layOut(q, ask, now);
  });
  if ("waitMs" in laid) {
    await releaseAttempt();
    const seconds = Math.ceil(laid.waitMs / 1000);
    const params = { count: seconds };
    throw new ApiError("login.code_wait", { params, retryAfterSeconds: seconds });
  }
  messenger.sendSoon(laid.messageId);
  return laid.id;
}

/** Asks one at a time; answers the milliseconds until the target may be sent something again. */
async function lockTarget(q: Query, { value }: Target, now: Date): Promise<number> {
  await q.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`login ${value}`}, 0))`);
  const since = new Date(now.getTime() - challengeTimes.resendAfterMs);
  const [last] = await q
    .select({ at: loginChallenges.createdAt })
    .from(loginChallenges)
    .where(and(eq(loginChallenges.target, value), gt(loginChallenges.createdAt, since)))
    .orderBy(desc(loginChallenges.createdAt))
    .limit(1);
  return last ? last.at.getTime() - since.getTime() : 0;
}

async function layOut(
  q: Query,
  { kind, target, lang, address, intended, userId }: ChallengeAsk,
  now: Date,
) {
  const id = newId();
  const secret = kind === "link" ? newToken() : newCode();
  await q.insert(loginChallenges).values({
    id,
    kind,
    channel: target.channel,
    target: target.value,
    secretHash: kind === "link" ? hashToken(secret) : hashCode(boundTo(id, userId), secret),
    intended: localPath(intended),
    ip: address,
    expiresAt: new Date(now.getTime() + challengeTimes.livesMs[kind]),
    createdAt: now,
  });
  const messageId = await queueMessage(q, {
    channel: target.channel,
    target: target.value,
    lang,
    kind: `login.${kind}`,
    params: kind === "link" ? { url: `/${lang}/login/${secret}` } : { code: secret },
  });
  return { id, messageId };
}
