import type { Caller } from "../../../http/caller";
import { ApiError } from "../../../http/errors";
import type { Login } from "../../../http/login";
import type { Services } from "../../../services";
import { recordAudit } from "../../audit/record-audit";
import { lockSessions } from "../../auth/sessions/revoke-sessions";
import { consumeGuess } from "./consume-guess";
import { renewRecoveryCodes } from "./recovery";
import { takeCode } from "./take-code";

/** New recovery codes instead of all old ones, for a code of the app. Throws `login.wrong_code`, `login.throttled`. */
export async function showNewRecoveryCodes(
  services: Services,
  { user }: Login,
  code: string,
  caller: Caller,
): Promise<string[]> {
  const releaseAttempt = await consumeGuess(services, user.id);
  const codes = await services.database.transaction(async (q) => {
    await lockSessions(q, user.id);
    if (!(await takeCode(services, q, { userId: user.id, code }))) return null;
    await recordAudit(q, {
      actor: user.id,
      action: "staff.renew_recovery_codes",
      entity: "staff",
      entityId: user.id,
      network: caller.address,
    });
    return renewRecoveryCodes(q, user.id);
  });
  if (!codes) throw new ApiError("login.wrong_code", { errors: { code: ["login.wrong_code"] } });
  await releaseAttempt();
  return codes;
}
