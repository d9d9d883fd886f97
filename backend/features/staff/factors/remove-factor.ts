import { and, eq, isNotNull } from "drizzle-orm";
import type { Query } from "../../../db/database";
import { secondFactors } from "../../../db/tables/staff";
import type { Caller } from "../../../http/caller";
import { ApiError } from "../../../http/errors";
import type { Login } from "../../../http/login";
import type { Services } from "../../../services";
import { recordAudit } from "../../audit/record-audit";
import { lockSessions } from "../../auth/sessions/revoke-sessions";
import { consumeGuess } from "./consume-guess";
import { takeCode } from "./take-code";

interface Removing {
  id: string;
  /** That an app shows now: who finds an open login takes nothing away. */
  code: string;
  caller: Caller;
}

/**
 * Takes one of several own factors away, for a code of an app. The last app stays: browsers without scripts have
 * nothing else. Throws `error.not_found`, `staff.last_factor`, `login.wrong_code`, `login.throttled`.
 */
export async function removeFactor(
  services: Services,
  { user }: Login,
  { id, code, caller }: Removing,
): Promise<void> {
  const releaseAttempt = await consumeGuess(services, user.id);
  const isRight = await services.database.transaction(async (q) => {
    await lockSessions(q, user.id);
    if (!(await takeCode(services, q, { userId: user.id, code }))) return false;
    await takeAway(q, { userId: user.id, id, caller });
    return true;
  });
  if (!isRight) throw new ApiError("login.wrong_code", { errors: { code: ["login.wrong_code"] } });
  await releaseAttempt();
}

async function takeAway(
  q: Query,
  { userId, id, caller }: { userId: string; id: string; caller: Caller },
): Promise<void> {
  const own = and(eq(secondFactors.userId, userId), isNotNull(secondFactors.confirmedAt));
  const [removed] = await q
    .delete(secondFactors)
    .where(and(own, eq(secondFactors.id, id)))
    .returning({ kind: secondFactors.kind });
  if (!removed) throw new ApiError("error.not_found");
  const apps = and(own, eq(secondFactors.kind, "totp"));
  if ((await q.$count(secondFactors, apps)) === 0) throw new ApiError("staff.last_factor");
  await recordAudit(q, {
    actor: userId,
    action: "staff.remove_factor",
    entity: "staff",
    entityId: userId,
    diff: { factor: [`${removed.kind} ${id}`, null] },
    network: caller.address,
  });
}
