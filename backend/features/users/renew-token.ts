import { eq } from "drizzle-orm";
import type { Database } from "../../db/database";
import { sessions } from "../../db/tables/users";
import { type Caller, unknownCaller } from "../../http/caller";
import { CallError } from "../../http/errors";
import { findLogin } from "./find-session";
import { momentsFrom } from "./session-times";
import { hashToken, newToken } from "./tokens";

/**
 * Gives a token a successor (R-API-10). The old one works on for its grace, and may be renewed again
 * in it, so that several processes that renew at once all end with a good token. The session's end
 * moves on with each renewal.
 */
export async function renewToken(
  database: Database,
  token: string | null,
  now: Date,
  caller: Caller = unknownCaller,
): Promise<string> {
  const login = await findLogin(database, token, now);
  if (!login) throw new CallError("auth.failed");
  const { session } = login;
  const fresh = newToken();
  await database.transaction(async (q) => {
    await q
      .update(sessions)
      .set({ replacedAt: session.replacedAt ?? now })
      .where(eq(sessions.id, session.id));
    await q.insert(sessions).values({
      familyId: session.familyId,
      userId: session.userId,
      tokenHash: hashToken(fresh),
      ip: caller.address ?? session.ip,
      agent: caller.agent ?? session.agent,
      ...momentsFrom(now),
    });
  });
  return fresh;
}
