import { asc, count, eq } from "drizzle-orm";
import type { StaffRole } from "../../../contract/staff-admin";
import type { Query } from "../../../db/database";
import { staffMembers, staffRoles } from "../../../db/tables/staff";
import { ApiError } from "../../../http/errors";

export async function listRoles(q: Query): Promise<StaffRole[]> {
  const rows = await q
    .select({ role: staffRoles, members: count(staffMembers.userId) })
    .from(staffRoles)
    .leftJoin(staffMembers, eq(staffMembers.roleId, staffRoles.id))
    .groupBy(staffRoles.id)
    .orderBy(asc(staffRoles.name));
  return rows.map(({ role: { id, name, permissions, version }, members }) => ({
    id,
    name,
    permissions,
    version,
    members,
  }));
}

/** Throws `error.not_found`. */
export async function findRole(q: Query, id: string) {
  const [role] = await q.select().from(staffRoles).where(eq(staffRoles.id, id));
  if (!role) throw new ApiError("error.not_found");
  return role;
}
