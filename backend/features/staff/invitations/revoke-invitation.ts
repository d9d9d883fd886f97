import { and, eq, isNull } from "drizzle-orm";
import { staffInvitations } from "../../../db/tables/staff";
import type { Caller } from "../../../http/caller";
import { ApiError } from "../../../http/errors";
import type { Login } from "../../../http/login";
import type { Services } from "../../../services";
import { recordAudit } from "../../audit/record-audit";

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
