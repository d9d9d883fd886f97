import { and, eq, inArray, isNull } from "drizzle-orm";
import type { Database } from "../../db/database";
import { sessions } from "../../db/tables/users";
import { CallError } from "../../http/errors";
import { hashToken } from "../users/tokens";

/** Ends the login of a token, whatever the token is still worth; nothing happens for nobody's. */
export async function endLoginOf(
  database: Database,
  token: string | null,
  now: Date,
): Promise<void> {
  if (token === null) return;
  await database.run((q) => {
    const family = q
      .select({ id: sessions.familyId })
      .from(sessions)
      .where(eq(sessions.tokenHash, hashToken(token)));
    return q
      .update(sessions)
      .set({ revokedAt: now })
      .where(and(inArray(sessions.familyId, family), isNull(sessions.revokedAt)));
  });
}

/** Ends all logins of a user. */
export async function endAllLogins(database: Database, userId: string, now: Date): Promise<void> {
  await database.run((q) =>
    q
      .update(sessions)
      .set({ revokedAt: now })
      .where(and(eq(sessions.userId, userId), isNull(sessions.revokedAt))),
  );
}

/** Ends one login of a user's own; 404 for any other. */
export async function endLogin(
  database: Database,
  { userId, familyId }: { userId: string; familyId: string },
  now: Date,
): Promise<void> {
  const ended = await database.run((q) =>
    q
      .update(sessions)
      .set({ revokedAt: now })
      .where(
        and(
          eq(sessions.userId, userId),
          eq(sessions.familyId, familyId),
          isNull(sessions.revokedAt),
        ),
      )
      .returning({ id: sessions.id }),
  );
  if (ended.length === 0) throw new CallError("error.not_found");
}
