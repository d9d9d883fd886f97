import { eq } from "drizzle-orm";
import type { ChangeMember, StaffMember } from "../../../contract/staff-admin";
import { staffMembers } from "../../../db/tables/staff";
import { sessions, users } from "../../../db/tables/users";
import type { Caller } from "../../../http/caller";
import { ApiError } from "../../../http/errors";
import type { Login } from "../../../http/login";
import type { Services } from "../../../services";
import { recordAudit } from "../../audit/record-audit";
import { revokeSessions } from "../../auth/sessions/revoke-sessions";
import { readStaffRights } from "../effective-permissions";
import { revokeUncovered } from "../invitations/revoke-invitation";
import { lockStaff, requireManager, requireWithin } from "./guard-rights";
import { readMember } from "./list-members";
import { findRole } from "./roles";

/**
 * Gives a member of the staff another role, shuts them out or lets them in again. Throws `error.not_found`,
 * `staff.changed` where somebody else was faster, `staff.more_than_own`, `staff.last_manager`.
 */
export function changeMember(
  { database, clock }: Pick<Services, "database" | "clock">,
  login: Login,
  { id, caller, ...change }: ChangeMember & { id: string; caller: Caller },
): Promise<StaffMember> {
  const now = clock.now();
  return database.transaction(async (q) => {
    await lockStaff(q);
    const before = await readMember(q, login.user.id, id);
    if (before.version !== change.version) throw new ApiError("staff.changed");
    const rights = await readStaffRights(q, id);
    requireWithin(login.permissions, rights?.permissions ?? []);
    const role = change.role_id === null ? null : await findRole(q, change.role_id);
    requireWithin(login.permissions, role?.permissions ?? []);
    const suspendedAt = change.suspended ? now : null;
    const values = { roleId: role?.id ?? null, suspendedAt, version: before.version + 1 };
    await q
      .insert(staffMembers)
      .values({ ...values, userId: id })
      .onConflictDoUpdate({ target: staffMembers.userId, set: values });
    if (change.drop_own) await q.update(users).set({ permissions: [] }).where(eq(users.id, id));
    if (change.suspended) await revokeSessions(q, id, eq(sessions.kind, "staff"), now);
    await requireManager(q);
    const after = await readMember(q, login.user.id, id);
    await recordAudit(q, {
      actor: login.user.id,
      action: "staff.change_member",
      entity: "staff",
      entityId: id,
      diff: {
        role: [before.role?.id ?? null, after.role?.id ?? null],
        suspended: [before.suspended, after.suspended],
        own_permissions: [before.own_permissions, after.own_permissions],
      },
      network: caller.address,
    });
    await revokeUncovered(q, { actor: login.user.id, network: caller.address, now });
    return after;
  });
}
