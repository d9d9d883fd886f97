import { and, eq, type InferInsertModel, isNotNull, isNull } from "drizzle-orm";
import type { FactorAdded } from "../../../contract/staff";
import type { Query } from "../../../db/database";
import { recoveryCodes, secondFactors } from "../../../db/tables/staff";
import type { Caller } from "../../../http/caller";
import { ApiError } from "../../../http/errors";
import type { Login } from "../../../http/login";
import type { Services } from "../../../services";
import { recordAudit } from "../../audit/record-audit";
import { lockSessions } from "../../auth/sessions/revoke-sessions";
import { openLogin } from "./open-login";
import { renewRecoveryCodes } from "./recovery";

export const maxFactors = 8;

/**
 * Adds a factor that was shown once, in the caller's transaction. The password alone adds only the very first one, and
 * that opens the login; any other is added by who has shown one. Throws `error.forbidden`.
 */
export async function addFactor(
  services: Pick<Services, "database" | "clock" | "cipher">,
  q: Query,
  {
    login,
    factor,
    caller,
  }: {
    login: Login;
    factor: Omit<InferInsertModel<typeof secondFactors>, "userId" | "confirmedAt">;
    caller: Caller;
  },
): Promise<FactorAdded> {
  const { user, session } = login;
  await lockSessions(q, user.id);
  const confirmed = and(eq(secondFactors.userId, user.id), isNotNull(secondFactors.confirmedAt));
  const count = await q.$count(secondFactors, confirmed);
  const isProven = session.provenAt !== null;
  if ((!isProven && count > 0) || count >= maxFactors) throw new ApiError("error.forbidden");
  const now = services.clock.now();
  const [row] = await q
    .insert(secondFactors)
    .values({ ...factor, userId: user.id, confirmedAt: now, lastUsedAt: now })
    .returning({ id: secondFactors.id });
  await recordAudit(q, {
    actor: user.id,
    action: "staff.add_factor",
    entity: "staff",
    entityId: user.id,
    diff: { factor: [null, `${factor.kind} ${row?.id}`] },
    network: caller.address,
  });
  const left = and(eq(recoveryCodes.userId, user.id), isNull(recoveryCodes.usedAt));
  const hasCodes = (await q.$count(recoveryCodes, left)) > 0;
  const opened = isProven ? null : await openLogin(services, q, login, caller);
  return {
    token: opened?.token ?? null,
    device: opened?.device ?? null,
    recovery_codes: hasCodes ? [] : await renewRecoveryCodes(q, user.id),
  };
}
