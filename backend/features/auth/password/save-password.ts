import { eq, ne } from "drizzle-orm";
import type { Query } from "../../../db/database";
import { sessions, users } from "../../../db/tables/users";
import { revokeSessions } from "../sessions/revoke-sessions";

/** Sets a user's password and ends their logins, but for one family of tokens. Inside a transaction. */
export async function savePassword(
  q: Query,
  { userId, hash, spare }: { userId: string; hash: string; spare: string | null },
  now: Date,
): Promise<void> {
  await q.update(users).set({ passwordHash: hash }).where(eq(users.id, userId));
  const others = spare === null ? undefined : ne(sessions.familyId, spare);
  await revokeSessions(q, userId, others, now);
}
