import { sql } from "drizzle-orm";
import type { Query } from "../../../db/database";
import { ApiError } from "../../../http/errors";

/** Nobody gives, changes or takes away more than they have. Throws `staff.more_than_own`. */
export function requireWithin(own: readonly string[], wanted: readonly string[]): void {
  if (!isWithin(own, wanted)) throw new ApiError("staff.more_than_own");
}

export function isWithin(own: readonly string[], wanted: readonly string[]): boolean {
  return own.includes("*") || wanted.every((permission) => own.includes(permission));
}

/** Changes of who may what happen one after the other, until the transaction ends: so that the last check sees all. */
export async function lockStaff(q: Query): Promise<void> {
  await q.execute(sql`select pg_advisory_xact_lock(hashtextextended('staff', 0))`);
}

/** Somebody has to be left who can manage the staff. After the change, under `lockStaff`. Throws `staff.last_manager`. */
export async function requireManager(q: Query): Promise<void> {
  const found = await q.execute(sql`
    select 1 from users u
    left join staff_member m on m.user_id = u.id
    left join staff_role r on r.id = m.role_id
    where u.status = 'active' and m.suspended_at is null
      and (u.permissions || coalesce(r.permissions, '{}')) && array['*', 'staff.manage']
    limit 1`);
  if (found.length === 0) throw new ApiError("staff.last_manager");
}
