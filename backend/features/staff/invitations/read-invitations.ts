import { and, desc, eq, gt, isNull } from "drizzle-orm";
import type { StaffInvitation } from "../../../contract/staff-admin";
import type { Query } from "../../../db/database";
import { staffInvitations, staffRoles } from "../../../db/tables/staff";
import { ApiError } from "../../../http/errors";
import { hashToken } from "../../auth/sessions/tokens";

type Row = typeof staffInvitations.$inferSelect;

/** The last hundred, the newest first. */
export async function listInvitations(q: Query, now: Date): Promise<StaffInvitation[]> {
  const rows = await q
    .select({ invitation: staffInvitations, role: staffRoles.name })
    .from(staffInvitations)
    .innerJoin(staffRoles, eq(staffRoles.id, staffInvitations.roleId))
    .orderBy(desc(staffInvitations.createdAt))
    .limit(100);
  return rows.map(({ invitation, role }) => ({
    id: invitation.id,
    email: invitation.email,
    name: invitation.name,
    role,
    state: stateOf(invitation, now),
    expires_at: invitation.expiresAt.toISOString(),
    created_at: invitation.createdAt.toISOString(),
  }));
}

function stateOf({ acceptedAt, revokedAt, expiresAt }: Row, now: Date): StaffInvitation["state"] {
  if (acceptedAt) return "accepted";
  if (revokedAt) return "revoked";
  return expiresAt.getTime() <= now.getTime() ? "expired" : "open";
}

/** One that can still be accepted, by its link. Throws `login.link_dead`. */
export async function findInvitation(q: Query, token: string, now: Date) {
  const [found] = await q
    .select({ invitation: staffInvitations, role: staffRoles })
    .from(staffInvitations)
    .innerJoin(staffRoles, eq(staffRoles.id, staffInvitations.roleId))
    .where(
      and(
        eq(staffInvitations.tokenHash, hashToken(token)),
        isNull(staffInvitations.acceptedAt),
        isNull(staffInvitations.revokedAt),
        gt(staffInvitations.expiresAt, now),
      ),
    );
  if (!found) throw new ApiError("login.link_dead");
  return found;
}
