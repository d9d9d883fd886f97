import { and, eq, inArray, isNull, type SQL } from "drizzle-orm";
import type { Query } from "../../../db/database";
import { pushDevices } from "../../../db/tables/push";
import { sessions, users } from "../../../db/tables/users";

/**
 * Keeps renewals and revocations of a user's tokens apart, until the transaction ends: a successor that is
 * made at the same time is either seen by the revocation or not made.
 */
export async function lockSessions(q: Query, userId: string): Promise<void> {
  await q.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("no key update");
}

/**
 * Revokes a user's tokens, all that `which` names, and takes the news from their browsers; answers how many tokens.
 * Inside a transaction.
 */
export async function revokeSessions(
  q: Query,
  userId: string,
  which: SQL | undefined,
  now: Date,
): Promise<number> {
  await lockSessions(q, userId);
  const revoked = await q
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(eq(sessions.userId, userId), isNull(sessions.revokedAt), which))
    .returning({ id: sessions.id, familyId: sessions.familyId });
  const families = [...new Set(revoked.map(({ familyId }) => familyId))];
  if (families.length > 0) {
    await q.delete(pushDevices).where(inArray(pushDevices.familyId, families));
  }
  return revoked.length;
}
