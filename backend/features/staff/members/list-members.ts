import { and, asc, eq, isNotNull, or, type SQL, sql } from "drizzle-orm";
import type { StaffMember } from "../../../contract/staff-admin";
import type { Query } from "../../../db/database";
import { secondFactors, staffMembers, staffRoles } from "../../../db/tables/staff";
import { users } from "../../../db/tables/users";
import { ApiError } from "../../../http/errors";

/** Everybody of the staff, the suspended too. `self` is who asks. */
export async function listMembers(q: Query, self: string, only?: SQL): Promise<StaffMember[]> {
  const factor = q
    .select({ one: sql`1` })
    .from(secondFactors)
    .where(and(eq(secondFactors.userId, users.id), isNotNull(secondFactors.confirmedAt)));
  const rows = await q
    .select({
      user: users,
      member: staffMembers,
      role: staffRoles,
      hasFactor: sql<boolean>`exists ${factor}`,
    })
    .from(users)
    .leftJoin(staffMembers, eq(staffMembers.userId, users.id))
    .leftJoin(staffRoles, eq(staffRoles.id, staffMembers.roleId))
    .where(
      and(or(isNotNull(staffMembers.userId), sql`cardinality(${users.permissions}) > 0`), only),
    )
    .orderBy(asc(users.createdAt), asc(users.id));
  return rows.map(({ user, member, role, hasFactor }) => ({
    id: user.id,
    name: [user.name, user.lastName].filter(Boolean).join(" ") || null,
    email: user.email,
    phone: user.phone,
    role: role && { id: role.id, name: role.name },
    own_permissions: user.permissions,
    suspended: member?.suspendedAt != null,
    has_factor: hasFactor,
    last_login_at: user.lastLoginAt?.toISOString() ?? null,
    version: member?.version ?? 0,
    is_self: user.id === self,
  }));
}

/** One of the staff. Throws `error.not_found`. */
export async function readMember(q: Query, self: string, id: string): Promise<StaffMember> {
  const [member] = await listMembers(q, self, eq(users.id, id));
  if (!member) throw new ApiError("error.not_found");
  return member;
}
