import { eq, isNotNull, or, sql } from "drizzle-orm";
import type { Database } from "../../db/database";
import { staffMembers, staffRoles } from "../../db/tables/staff";
import { users } from "../../db/tables/users";
import { type AuditedBy, recordAudit } from "../audit/record-audit";
import { revokeUncovered } from "../staff/invitations/revoke-invitation";
import { isWithin, lockStaff } from "../staff/members/guard-rights";

/** Someone by a login name of theirs. */
export interface Person {
  email?: string | null;
  phone?: string | null;
  name?: string | null;
}

const terminal: AuditedBy = { actor: null, network: null };

/**
 * Gives a person these permissions instead of what they had; makes the account where nobody has the e-mail
 * or the phone. Fails where the two belong to different people. To be called at the command line, which the audit log names.
 */
export async function permit(
  database: Database,
  { email, phone, name }: Person,
  permissions: string[],
  now: Date,
): Promise<void> {
  await database.transaction(async (q) => {
    await lockStaff(q);
    const found = await q
      .select({ id: users.id, own: users.permissions })
      .from(users)
      .where(
        or(email ? eq(users.email, email) : undefined, phone ? eq(users.phone, phone) : undefined),
      );
    const [known, other] = found;
    if (other) throw new TwoPeople();
    const given = {
      ...(email && { email }),
      ...(phone && { phone }),
      ...(name && { name }),
      permissions,
    };
    const [saved] = known
      ? await q.update(users).set(given).where(eq(users.id, known.id)).returning()
      : await q.insert(users).values(given).returning();
    if (!saved) throw new Error("The person was not written.");
    const before = known?.own ?? [];
    if (isWithin(before, permissions) && isWithin(permissions, before)) return;
    await recordAudit(q, {
      ...terminal,
      action: "staff.change_member",
      entity: "staff",
      entityId: saved.id,
      diff: { own_permissions: [before, permissions] },
    });
    await revokeUncovered(q, { ...terminal, now });
  });
}

/** Thrown where an e-mail and a phone belong to two accounts. */
export class TwoPeople extends Error {
  override name = "TwoPeople";
}

/** Somebody of the staff. */
export interface Staff extends Person {
  /** Their own and their role's. */
  permissions: string[];
  role: string | null;
  suspended: boolean;
}

/** Everyone who has permissions, or had been made one of the staff. */
export async function listStaff(database: Database): Promise<Staff[]> {
  const rows = await database.run((q) =>
    q
      .select({
        email: users.email,
        phone: users.phone,
        name: users.name,
        own: users.permissions,
        role: staffRoles.name,
        byRole: staffRoles.permissions,
        suspendedAt: staffMembers.suspendedAt,
        status: users.status,
      })
      .from(users)
      .leftJoin(staffMembers, eq(staffMembers.userId, users.id))
      .leftJoin(staffRoles, eq(staffRoles.id, staffMembers.roleId))
      .where(or(sql`cardinality(${users.permissions}) > 0`, isNotNull(staffMembers.userId)))
      .orderBy(users.createdAt),
  );
  return rows.map(({ own, byRole, suspendedAt, status, ...person }) => ({
    ...person,
    permissions: [...new Set([...own, ...(byRole ?? [])])],
    suspended: suspendedAt !== null || status !== "active",
  }));
}

/** The account by an e-mail or a phone; null where there is none. */
export async function findPerson(
  database: Database,
  { email, phone }: Person,
): Promise<string | null> {
  const [known] = await database.run((q) =>
    q
      .select({ id: users.id })
      .from(users)
      .where(email ? eq(users.email, email) : eq(users.phone, phone ?? "")),
  );
  return known?.id ?? null;
}
