import { createHmac } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Query } from "../../../db/database";
import { sessions } from "../../../db/tables/users";
import type { Context } from "../../../http/app";
import { type Caller, callerOf } from "../../../http/caller";
import { ApiError } from "../../../http/errors";
import type { Services } from "../../../services";
import { findLoginOfAnyKind, readSession } from "./find-session";
import { lockSessions } from "./revoke-sessions";
import { momentsFrom, renewalsPerLogin } from "./session-times";
import { hashToken, newToken, tokenOf } from "./tokens";
import { type SessionRow, validateSession } from "./validate-session";

/**
 * Gives a call's token its successor (R-API-10): each token has one, so that renewals at the same moment, in
 * several processes too, and one whose answer was lost all end with the same. The old token works on for its
 * grace. A token's end moves on with each renewal, its login's end does not.
 */
export async function renewToken(
  services: Pick<Services, "database" | "clock" | "rateLimiter">,
  c: Context,
): Promise<string> {
  const { database, clock } = services;
  const token = tokenOf(c.req.header("Authorization"));
  const login = await findLoginOfAnyKind(services, c);
  if (!login || !token) throw new ApiError("auth.failed");
  await countRenewal(services, login.session.familyId);
  return database.transaction(async (q) => {
    await lockSessions(q, login.user.id);
    // Again: whoever held the lock may have revoked it, or renewed it.
    const found = await readSession(q, token);
    const now = clock.now();
    const state = found && validateSession(found.session, now);
    if (!found || state === "dead" || state === "stolen") throw new ApiError("auth.failed");
    return succeed(q, { session: found.session, token, caller: callerOf(c) }, now);
  });
}

async function countRenewal({ rateLimiter }: Pick<Services, "rateLimiter">, familyId: string) {
  const waitMs = await rateLimiter.take({
    purpose: "renewal",
    key: familyId,
    limit: renewalsPerLogin,
    windowMs: 60 * 60_000,
  });
  if (waitMs === 0) return;
  throw new ApiError("error.too_many_requests", { retryAfterSeconds: Math.ceil(waitMs / 1000) });
}

interface Renewal {
  session: SessionRow;
  token: string;
  caller: Caller;
}

async function succeed(q: Query, { session, token, caller }: Renewal, now: Date): Promise<string> {
  const salt = session.successorSalt ?? newToken();
  const fresh = successorOf(token, salt);
  if (session.succeededAt) return fresh;
  const moments = momentsFrom(now, session.endsAt);
  await q
    .update(sessions)
    .set({ successorSalt: salt, replacedAt: now })
    .where(eq(sessions.id, session.id));
  await q
    .insert(sessions)
    .values({
      familyId: session.familyId,
      userId: session.userId,
      kind: session.kind,
      provenAt: session.provenAt,
      predecessorId: session.id,
      tokenHash: hashToken(fresh),
      ip: caller.address ?? session.ip,
      agent: caller.agent ?? session.agent,
      ...moments,
    })
    .onConflictDoUpdate({ target: sessions.tokenHash, set: moments });
  return fresh;
}

/** The same for the same token; the table alone doesn't tell it, nor does the token. */
function successorOf(token: string, salt: string): string {
  return createHmac("sha256", token).update(salt).digest("base64url");
}
