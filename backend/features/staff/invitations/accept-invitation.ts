import { and, eq, isNull } from "drizzle-orm";
import { staffInvitations, staffMembers } from "../../../db/tables/staff";
import { users } from "../../../db/tables/users";
import { ApiError } from "../../../http/errors";
import type { Services } from "../../../services";
import { recordAudit } from "../../audit/record-audit";
import { ensureAccount } from "../../auth/accounts";
import { consumeAttempt } from "../../auth/challenges/use-challenge";
import type { RequestInfo } from "../../auth/login/login-routes";
import { needGoodPassword } from "../../auth/password/password-rules";
import { hashPassword } from "../../auth/password/password-work";
import { savePassword } from "../../auth/password/save-password";
import { readStaffRights } from "../effective-permissions";
import { beginStaffLogin } from "../login/log-in-staff";
import { lockStaff } from "../members/guard-rights";
import { findInvitation } from "./read-invitations";

interface Accepting {
  token: string;
  name: string;
  password: string;
}

/**
 * The invited is of the staff: the link has proven the mailbox, so it sets the account's password like a reset does.
 * Answers a login that waits for its second factor. Throws `login.link_dead`, `password.weak`.
 */
export async function acceptInvitation(
  services: Services,
  { token, name, password }: Accepting,
  requestInfo: RequestInfo,
): Promise<string> {
  const { database, clock } = services;
  const now = clock.now();
  await database.run((q) => findInvitation(q, token, now));
  needGoodPassword(password);
  const { caller, lang } = requestInfo;
  const by = { target: null, address: caller.address };
  const releaseAttempt = await consumeAttempt(services, by);
  const hash = await hashPassword(services, password, releaseAttempt);
  await releaseAttempt();
  return database.transaction(async (q) => {
    await lockStaff(q);
    const { invitation, role } = await findInvitation(q, token, now);
    const [used] = await q
      .update(staffInvitations)
      .set({ acceptedAt: now })
      .where(and(eq(staffInvitations.id, invitation.id), isNull(staffInvitations.acceptedAt)))
      .returning({ id: staffInvitations.id });
    const target = { channel: "email" as const, value: invitation.email };
    const user = await ensureAccount(q, target, { lang, now });
    if (!used || user.status !== "active" || (await readStaffRights(q, user.id))) {
      throw new ApiError("login.link_dead");
    }
    await q.update(users).set({ name }).where(eq(users.id, user.id));
    await savePassword(q, { userId: user.id, hash, spare: null }, now);
    const values = { roleId: role.id, suspendedAt: null };
    await q
      .insert(staffMembers)
      .values({ ...values, userId: user.id })
      .onConflictDoUpdate({ target: staffMembers.userId, set: values });
    await recordAudit(q, {
      actor: user.id,
      action: "invitation.accept",
      entity: "staff",
      entityId: user.id,
      diff: { role: [null, role.name] },
      network: caller.address,
    });
    return beginStaffLogin(services, user.id, requestInfo);
  });
}
