import { and, eq, isNull } from "drizzle-orm";
import type { NewInvitation } from "../../../contract/staff-admin";
import { staffInvitations } from "../../../db/tables/staff";
import { ApiError } from "../../../http/errors";
import type { Login } from "../../../http/login";
import { newId } from "../../../ports/ids";
import type { Services } from "../../../services";
import { recordAudit } from "../../audit/record-audit";
import { findAccount } from "../../auth/accounts";
import { readTarget } from "../../auth/challenges/targets";
import type { RequestInfo } from "../../auth/login/login-routes";
import { hashToken, newToken } from "../../auth/sessions/tokens";
import { queueMessage } from "../../messages/queue-message";
import { readStaffRights } from "../effective-permissions";
import { requireWithin } from "../members/guard-rights";
import { findRole } from "../members/roles";
import { staffTimes } from "../staff-times";

/** Invitations of one member in an hour: a large shop's whole staff. */
const perHour = 60;

/**
 * Asks somebody to join the staff, by a link to their mailbox that works once. Throws `login.bad_target`,
 * `error.not_found` for a role that is gone, `staff.more_than_own`, `staff.already`, `error.too_many_requests`.
 */
export async function invite(
  { database, clock, messenger, rateLimiter }: Services,
  login: Login,
  { email, name, role_id: roleId }: NewInvitation,
  { lang, caller }: RequestInfo,
): Promise<void> {
  const target = readTarget(email, lang);
  if (target?.channel !== "email") {
    throw new ApiError("login.bad_target", { errors: { email: ["login.bad_target"] } });
  }
  const waitMs = await rateLimiter.take({
    purpose: "staff.invite",
    key: login.user.id,
    limit: perHour,
    windowMs: 60 * 60_000,
  });
  if (waitMs > 0) {
    throw new ApiError("error.too_many_requests", { retryAfterSeconds: Math.ceil(waitMs / 1000) });
  }
  const now = clock.now();
  const messageId = await database.transaction(async (q) => {
    const role = await findRole(q, roleId);
    requireWithin(login.permissions, role.permissions);
    const known = await findAccount(q, target);
    if (known && (await readStaffRights(q, known.id))) {
      throw new ApiError("staff.already", { errors: { email: ["staff.already"] } });
    }
    await q
      .update(staffInvitations)
      .set({ revokedAt: now })
      .where(
        and(
          eq(staffInvitations.email, target.value),
          isNull(staffInvitations.acceptedAt),
          isNull(staffInvitations.revokedAt),
        ),
      );
    const token = newToken();
    const id = newId();
    await q.insert(staffInvitations).values({
      id,
      email: target.value,
      name,
      roleId,
      tokenHash: hashToken(token),
      invitedBy: login.user.id,
      expiresAt: new Date(now.getTime() + staffTimes.invitationMs),
    });
    await recordAudit(q, {
      actor: login.user.id,
      action: "invitation.send",
      entity: "invitation",
      entityId: id,
      diff: { role: [null, role.name] },
      network: caller.address,
    });
    const params = { url: `/staff/invitation/${token}`, name };
    return queueMessage(q, {
      channel: "email",
      target: target.value,
      lang,
      kind: "staff.invitation",
      params,
    });
  });
  messenger.sendSoon(messageId);
}
