import { arrayOverlaps, asc, eq, or, sql } from "drizzle-orm";
import type { Query } from "../../../db/database";
import { staffMembers, staffRoles } from "../../../db/tables/staff";
import { users } from "../../../db/tables/users";

const answering = ["*", "tickets.reply"];

/** Who of the staff can answer tickets, by name. */
export async function readAnswerers(q: Query): Promise<{ id: string; name: string | null }[]> {
  const rows = await q
    .select({ id: users.id, displayName: users.displayName, name: users.name, email: users.email })
    .from(users)
    .leftJoin(staffMembers, eq(staffMembers.userId, users.id))
    .leftJoin(staffRoles, eq(staffRoles.id, staffMembers.roleId))
    .where(
      sql`${users.status} = 'active' and ${staffMembers.suspendedAt} is null and ${or(
        arrayOverlaps(users.permissions, answering),
        arrayOverlaps(staffRoles.permissions, answering),
      )}`,
    )
    .orderBy(asc(users.name), asc(users.id));
  return rows.map(({ id, displayName, name, email }) => ({
    id,
    name: displayName ?? name ?? email,
  }));
}
