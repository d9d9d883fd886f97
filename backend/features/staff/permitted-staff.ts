import { and, arrayOverlaps, asc, eq, isNull, or } from "drizzle-orm";
import type { Permission } from "../../contract/permissions";
import type { Query } from "../../db/database";
import { staffMembers, staffRoles } from "../../db/tables/staff";
import { users } from "../../db/tables/users";

/** Everybody of the staff who may do this now, by their role or by themselves; nobody who is suspended. */
export function readPermittedStaff(q: Query, permission: Permission) {
  const enough = ["*", permission];
  return q
    .select({
      id: users.id,
      displayName: users.displayName,
      name: users.name,
      email: users.email,
      phone: users.phone,
      lang: users.lang,
    })
    .from(users)
    .leftJoin(staffMembers, eq(staffMembers.userId, users.id))
    .leftJoin(staffRoles, eq(staffRoles.id, staffMembers.roleId))
    .where(
      and(
        eq(users.status, "active"),
        isNull(staffMembers.suspendedAt),
        or(arrayOverlaps(users.permissions, enough), arrayOverlaps(staffRoles.permissions, enough)),
      ),
    )
    .orderBy(asc(users.name), asc(users.id));
}
