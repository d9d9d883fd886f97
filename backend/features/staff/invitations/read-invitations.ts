import { and, desc, eq, gt, isNull, type SQL } from "drizzle-orm";
import type { StaffInvitation } from "../../../contract/staff-admin";
import type { Query } from "../../../db/database";
import { staffInvitations, staffRoles } from "../../../db/tables/staff";
import { ApiError } from "../../../http/errors";
import { hashToken } from "../../auth/sessions/tokens";
import { readStaffRights } from "../effective-permissions";
import { isWithin } from "../members/guard-rights";

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
  const [found] = await readOpen(q, now, eq(staffInvitations.tokenHash, hashToken(token)));
  if (!found || !(await isCovered(q, found))) throw new ApiError("login.link_dead");
  return found;
}

function readOpen(q: Query, now: Date, only?: SQL) {
  return q
    .select({ invitation: staffInvitations, role: staffRoles })
    .from(staffInvitations)
    .innerJoin(staffRoles, eq(staffRoles.id, staffInvitations.roleId))
    .where(
      and(
        isNull(staffInvitations.acceptedAt),
        isNull(staffInvitations.revokedAt),
        gt(staffInvitations.expiresAt, now),
        only,
      ),
    );
}

/** Whether who invited may still do so, and still has all that the role would give. */
async function isCovered(
  q: Query,
  { invitation: { invitedBy }, role }: Awaited<ReturnType<typeof readOpen>>[number],
): Promise<boolean> {
  const rights = invitedBy === null ? null : await readStaffRights(q, invitedBy);
  if (!rights || rights.suspended) return false;
  return isWithin(rights.permissions, ["staff.manage", ...role.permissions]);
}

/** The open ones that no longer work, because who sent them lost what they would give. */
export async function findUncovered(q: Query, now: Date): Promise<string[]> {
  const ids: string[] = [];
  for (const open of await readOpen(q, now)) {
    if (!(await isCovered(q, open))) ids.push(open.invitation.id);
  }
  return ids;
}
