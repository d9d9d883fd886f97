import { eq, type InferSelectModel } from "drizzle-orm";
import type { Database, Query } from "../../db/database";
import { sessions, users } from "../../db/tables/users";
import { CallError } from "../../http/errors";
import { judgeSession, type SessionRow, type SessionState } from "./judge-session";
import { hashToken } from "./tokens";

export interface Login {
  session: SessionRow;
  user: InferSelectModel<typeof users>;
  state: Extract<SessionState, "good" | "renewable">;
}

/**
 * The login of a token, for calls that act for a user; none for a visitor's call. Throws
 * `auth.failed` for a token that is worth nothing; reuse of a replaced one ends its whole family.
 */
export async function findLogin(
  database: Database,
  token: string | null,
  now: Date,
): Promise<Login | null> {
  if (!token) return null;
  const found = await database.run((q) => readLogin(q, token));
  if (found?.user.status !== "active") throw new CallError("auth.failed");
  const state = judgeSession(found.session, now);
  if (state === "stolen") await revokeFamily(database, found.session.familyId, now);
  if (state === "stolen" || state === "dead") throw new CallError("auth.failed");
  return { ...found, state };
}

/** Like findLogin, before any effect of a call: a token past its time is told to renew (R-TOKEN-01). */
export async function findFreshLogin(
  database: Database,
  token: string | null,
  now: Date,
): Promise<Login | null> {
  const login = await findLogin(database, token, now);
  if (login?.state === "renewable") throw new CallError("auth.failed", { token: "renew" });
  return login;
}

async function readLogin(q: Query, token: string) {
  const [found] = await q
    .select({ session: sessions, user: users })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(sessions.tokenHash, hashToken(token)));
  return found;
}

async function revokeFamily(database: Database, familyId: string, now: Date): Promise<void> {
  await database.run((q) =>
    q.update(sessions).set({ revokedAt: now }).where(eq(sessions.familyId, familyId)),
  );
}
