import { eq } from "drizzle-orm";
import type { Query } from "../../../db/database";
import { users } from "../../../db/tables/users";
import { ApiError } from "../../../http/errors";
import type { Services } from "../../../services";
import { ensureAccount, type User } from "../accounts";
import type { Proof } from "../challenges/use-challenge";
import { startSession } from "../sessions/start-session";
import type { Visit } from "./visit";

/** A login that has begun. */
export interface Entry {
  token: string;
  user: User;
  /** A path of this shop, where one was given. */
  intended: string | null;
}

/** Logs in a user who has just shown who they are; inside the transaction that used up what showed it. */
export async function enter(
  { database, clock }: Services,
  q: Query,
  user: User,
  { caller }: Visit,
): Promise<string> {
  const now = clock.now();
  await q.update(users).set({ lastLoginAt: now }).where(eq(users.id, user.id));
  return startSession(database, user.id, now, caller);
}

/** Logs in whoever has proven a phone or an e-mail, with the account that it makes where there was none; null for a blocked one. */
export async function enterByProof(
  services: Services,
  q: Query,
  { target, intended }: Proof,
  visit: Visit,
): Promise<Entry | null> {
  const user = await ensureAccount(q, target, { lang: visit.lang, now: services.clock.now() });
  if (user.status !== "active") return null;
  return { token: await enter(services, q, user, visit), user, intended };
}

/** Said only to who has shown to be the blocked one. */
export function blocked(): ApiError {
  return new ApiError("login.blocked");
}
