import { and, eq, ne } from "drizzle-orm";
import type { Query } from "../../../db/database";
import { staffMembers, staffRoles } from "../../../db/tables/staff";
import type { Caller } from "../../../http/caller";
import { ApiError } from "../../../http/errors";
import type { Login } from "../../../http/login";
import { newId } from "../../../ports/ids";
import type { Services } from "../../../services";
import { recordAudit } from "../../audit/record-audit";
import { revokeUncovered } from "../invitations/revoke-invitation";
import { lockStaff, requireManager, requireWithin } from "./guard-rights";
import { findRole } from "./roles";

type Needed = Pick<Services, "database">;

interface RoleFields {
  name: string;
  permissions: string[];
}

/** Makes a role; answers its id. Throws `staff.more_than_own`, `staff.name_taken`. */
export function addRole(
  { database }: Needed,
  login: Login,
  { name, permissions, caller }: RoleFields & { caller: Caller },
): Promise<string> {
  return database.transaction(async (q) => {
    await lockStaff(q);
    requireWithin(login.permissions, permissions);
    await requireFreeName(q, name, null);
    const id = newId();
    await q.insert(staffRoles).values({ id, name, permissions });
    await recordAudit(q, {
      actor: login.user.id,
      action: "role.add",
      entity: "role",
      entityId: id,
      diff: { role: [null, name], permissions: [null, permissions] },
      network: caller.address,
    });
    return id;
  });
}

interface ChangingRole extends RoleFields {
  id: string;
  version: number;
  caller: Caller;
}

/** Throws `error.not_found`, `staff.changed`, `staff.more_than_own`, `staff.name_taken`, `staff.last_manager`. */
export function changeRole(
  { database, clock }: Pick<Services, "database" | "clock">,
  login: Login,
  { id, version, name, permissions, caller }: ChangingRole,
): Promise<void> {
  return database.transaction(async (q) => {
    await lockStaff(q);
    const before = await findRole(q, id);
    if (before.version !== version) throw new ApiError("staff.changed");
    requireWithin(login.permissions, [...before.permissions, ...permissions]);
    await requireFreeName(q, name, id);
    await q
      .update(staffRoles)
      .set({ name, permissions, version: version + 1 })
      .where(eq(staffRoles.id, id));
    await requireManager(q);
    const by = { actor: login.user.id, network: caller.address };
    await recordAudit(q, {
      ...by,
      action: "role.change",
      entity: "role",
      entityId: id,
      diff: { role: [before.name, name], permissions: [before.permissions, permissions] },
    });
    await revokeUncovered(q, { ...by, now: clock.now() });
  });
}

/** Throws `error.not_found`, `staff.changed`, `staff.role_in_use`. */
export function removeRole(
  { database }: Needed,
  login: Login,
  { id, version, caller }: { id: string; version: number; caller: Caller },
): Promise<void> {
  return database.transaction(async (q) => {
    await lockStaff(q);
    const role = await findRole(q, id);
    if (role.version !== version) throw new ApiError("staff.changed");
    requireWithin(login.permissions, role.permissions);
    if ((await q.$count(staffMembers, eq(staffMembers.roleId, id))) > 0) {
      throw new ApiError("staff.role_in_use");
    }
    await q.delete(staffRoles).where(eq(staffRoles.id, id));
    await recordAudit(q, {
      actor: login.user.id,
      action: "role.remove",
      entity: "role",
      entityId: id,
      diff: { role: [role.name, null], permissions: [role.permissions, null] },
      network: caller.address,
    });
  });
}

async function requireFreeName(q: Query, name: string, but: string | null): Promise<void> {
  const taken = and(eq(staffRoles.name, name), but ? ne(staffRoles.id, but) : undefined);
  if ((await q.$count(staffRoles, taken)) > 0) {
    throw new ApiError("staff.name_taken", { errors: { name: ["staff.name_taken"] } });
  }
}
