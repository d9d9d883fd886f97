import { and, eq, inArray, isNull } from "drizzle-orm";
import type { Query } from "../../../db/database";
import { staffInvitations } from "../../../db/tables/staff";
import type { Caller } from "../../../http/caller";
import { ApiError } from "../../../http/errors";
import type { Login } from "../../../http/login";
import type { Services } from "../../../services";
import { type AuditedBy, recordAudit, recordAudits } from "../../audit/record-audit";
import { findUncovered } from "./read-invitations";

/** Its link works no more. Throws `error.not_found` for one that was accepted, or is over already. */
export function revokeInvitation(
  { database, clock }: Pick<Services, "database" | "clock">,
  login: Login,
  { id, caller }: { id: string; caller: Caller },
): Promise<void> {
  return database.transaction(async (q) => {
    const [revoked] = await q
      .update(staffInvitations)
      .set({ revokedAt: clock.now() })
      .where(
        and(
          eq(staffInvitations.id, id),
          isNull(staffInvitations.acceptedAt),
          isNull(staffInvitations.revokedAt),
        ),
      )
      .returning({ id: staffInvitations.id });
    if (!revoked) throw new ApiError("error.not_found");
    await recordAudit(q, {
      actor: login.user.id,
      action: "invitation.revoke",
      entity: "invitation",
      entityId: id,
      network: caller.address,
    });
  });
}

/**
 * Revokes what was sent by somebody who lost what it would give, so that it doesn't come to life again with their rights.
 * After a change of who may what, under `lockStaff`.
 */
export async function revokeUncovered(
  q: Query,
  { actor, network, now }: AuditedBy & { now: Date },
): Promise<void> {
  const ids = await findUncovered(q, now);
  await q.update(staffInvitations).set({ revokedAt: now }).where(inArray(staffInvitations.id, ids));
  const of = { actor, network, action: "invitation.revoke", entity: "invitation" } as const;
  await recordAudits(
    q,
    ids.map((entityId) => ({ ...of, entityId })),
  );
}
