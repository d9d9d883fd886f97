import { eq } from "drizzle-orm";
import type { Permission } from "../../contract/permissions";
import type { Query } from "../../db/database";
import { staffMembers, staffRoles } from "../../db/tables/staff";
import { users } from "../../db/tables/users";

/** What somebody may as staff: the union of their own permissions and their role's. */
export interface StaffRights {
  permissions: readonly string[];
  suspended: boolean;
}

/** Null for who is nobody of the staff. */
export async function readStaffRights(q: Query, userId: string): Promise<StaffRights | null> {
  const [row] = await q
    .select({
      own: users.permissions,
      byRole: staffRoles.permissions,
      suspendedAt: staffMembers.suspendedAt,
      status: users.status,
    })
    .from(users)
    .leftJoin(staffMembers, eq(staffMembers.userId, users.id))
    .leftJoin(staffRoles, eq(staffRoles.id, staffMembers.roleId))
    .where(eq(users.id, userId));
  if (!row) return null;
  const permissions = [...new Set([...row.own, ...(row.byRole ?? [])])];
  if (permissions.length === 0) return null;
  return { permissions, suspended: row.suspendedAt !== null || row.status !== "active" };
}

export function isPermitted(permissions: readonly string[], permission: Permission): boolean {
  return permissions.includes("*") || permissions.includes(permission);
}
