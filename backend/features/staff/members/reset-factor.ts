import { eq } from "drizzle-orm";
import type { Query } from "../../../db/database";
import { recoveryCodes, secondFactors } from "../../../db/tables/staff";
import { sessions } from "../../../db/tables/users";
import type { Caller } from "../../../http/caller";
import { ApiError } from "../../../http/errors";
import type { Login } from "../../../http/login";
import type { Services } from "../../../services";
import { recordAudit } from "../../audit/record-audit";
import { revokeSessions } from "../../auth/sessions/revoke-sessions";
import { readStaffRights } from "../effective-permissions";
import { requireWithin } from "./guard-rights";
import { readMember } from "./list-members";

/**
 * Takes a lost second factor away: at the next sign-in another is set up. Not one's own, which a stolen login could then
 * do without its owner. Throws `error.not_found`, `error.forbidden`, `staff.more_than_own`.
 */
export function resetFactor(
  { database, clock }: Pick<Services, "database" | "clock">,
  login: Login,
  { id, caller }: { id: string; caller: Caller },
): Promise<void> {
  return database.transaction(async (q) => {
    const member = await readMember(q, login.user.id, id);
    if (member.is_self) throw new ApiError("error.forbidden");
    const rights = await readStaffRights(q, id);
    requireWithin(login.permissions, rights?.permissions ?? []);
    await forgetFactors(q, { id, actor: login.user.id, network: caller.address, now: clock.now() });
  });
}

interface Forgetting {
  id: string;
  /** Null at the command line. */
  actor: string | null;
  network: string | null;
  now: Date;
}

/**
 * Forgets all that shows who somebody is but the password, and ends their staff logins. Answers whether there was a
 * second factor. Inside a transaction.
 */
export async function forgetFactors(
  q: Query,
  { id, actor, network, now }: Forgetting,
): Promise<boolean> {
  await revokeSessions(q, id, eq(sessions.kind, "staff"), now);
  const gone = await q
    .delete(secondFactors)
    .where(eq(secondFactors.userId, id))
    .returning({ id: secondFactors.id });
  await q.delete(recoveryCodes).where(eq(recoveryCodes.userId, id));
  await recordAudit(q, {
    actor,
    action: "staff.reset_factor",
    entity: "staff",
    entityId: id,
    network,
  });
  return gone.length > 0;
}
