import { and, eq, exists, gt, isNull, type SQL } from "drizzle-orm";
import type { Query } from "../../db/database";
import { pushDevices } from "../../db/tables/push";
import { sessions, users } from "../../db/tables/users";

/** That a device's login still holds: neither ended nor run out, and its user is let in. */
export function hasLivingLogin(q: Query, now: Date): SQL | undefined {
  return and(
    exists(
      q
        .select({ id: sessions.id })
        .from(sessions)
        .where(
          and(
            eq(sessions.familyId, pushDevices.familyId),
            eq(sessions.userId, pushDevices.userId),
            isNull(sessions.revokedAt),
            gt(sessions.expiresAt, now),
          ),
        ),
    ),
    exists(
      q
        .select({ id: users.id })
        .from(users)
        .where(and(eq(users.id, pushDevices.userId), eq(users.status, "active"))),
    ),
  );
}
