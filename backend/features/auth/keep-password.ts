import { and, eq, isNull, ne } from "drizzle-orm";
import type { Query } from "../../db/database";
import { sessions, users } from "../../db/tables/users";

/** Sets a user's password and ends their logins, but for one family of tokens. */
export async function keepPassword(
  q: Query,
  { userId, hash, spare }: { userId: string; hash: string; spare: string | null },
  now: Date,
): Promise<void> {
  await q.update(users).set({ passwordHash: hash }).where(eq(users.id, userId));
  await q
    .update(sessions)
    .set({ revokedAt: now })
    .where(
      and(
        eq(sessions.userId, userId),
        isNull(sessions.revokedAt),
        spare === null ? undefined : ne(sessions.familyId, spare),
      ),
    );
}
