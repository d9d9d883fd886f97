import { eq } from "drizzle-orm";
import type { Query } from "../../../db/database";
import { users } from "../../../db/tables/users";
import { ApiError } from "../../../http/errors";
import type { Services } from "../../../services";
import { findReferrer } from "../../links/find-referrer";
import { ensureAccount, type User } from "../accounts";
import type { Proof } from "../challenges/use-challenge";
import { startSession } from "../sessions/start-session";
import type { RequestInfo } from "./request-info";

/** A login that has begun. */
export interface AuthResult {
  token: string;
  user: User;
  /** A path of this shop, where one was given. */
  intended: string | null;
}

/** Logs in a user who has just shown who they are; inside the transaction that used up what showed it. */
export async function signIn(
  { database, clock }: Services,
  q: Query,
  user: User,
  { caller }: RequestInfo,
): Promise<string> {
  const now = clock.now();
  await q.update(users).set({ lastLoginAt: now }).where(eq(users.id, user.id));
  return startSession(database, user.id, now, caller);
}

/** Logs in whoever has proven a phone or an e-mail, with the account that it makes where there was none; null for a blocked one. */
export async function signInByProof(
  services: Services,
  q: Query,
  { target, intended }: Proof,
  requestInfo: RequestInfo,
): Promise<AuthResult | null> {
  const now = services.clock.now();
  const referredBy = await findReferrer(q, requestInfo.referral, now);
  const user = await ensureAccount(q, target, { lang: requestInfo.lang, now, referredBy });
  if (user.status !== "active") return null;
  return { token: await signIn(services, q, user, requestInfo), user, intended };
}

/** Said only to who has shown to be the blocked one. */
export function blocked(): ApiError {
  return new ApiError("login.blocked");
}
