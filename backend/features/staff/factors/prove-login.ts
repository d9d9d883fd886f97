import type { AuditAction } from "../../../contract/audit";
import type { ProveAsk, StaffOpened } from "../../../contract/staff";
import type { Query } from "../../../db/database";
import type { Caller } from "../../../http/caller";
import { ApiError } from "../../../http/errors";
import type { Login } from "../../../http/login";
import type { Services } from "../../../services";
import { recordAudit } from "../../audit/record-audit";
import { lockSessions } from "../../auth/sessions/revoke-sessions";
import { takeChallenge } from "../passkeys/challenge";
import { takePasskey } from "../passkeys/take-passkey";
import { consumeGuess } from "./consume-guess";
import { openLogin } from "./open-login";
import { takeRecoveryCode } from "./recovery";
import { takeCode } from "./take-code";

/**
 * The second step of a staff's login: a code of the app, a recovery code or a passkey. Throws
 * `login.wrong_code`, `staff.passkey_refused`, `login.code_dead` for a challenge that is over, `login.throttled`.
 */
export async function proveLogin(
  services: Services,
  login: Login,
  ask: ProveAsk,
  caller: Caller,
): Promise<StaffOpened> {
  const releaseAttempt = await consumeGuess(services, login.user.id);
  const isRight = await examinerOf(services, login, ask);
  const opened = await services.database.transaction(async (q) => {
    await lockSessions(q, login.user.id);
    if (!(await isRight(q))) return null;
    await recordAudit(q, {
      actor: login.user.id,
      action: actionOf(ask),
      entity: "staff",
      entityId: login.user.id,
      network: caller.address,
    });
    return openLogin(services, q, login, caller);
  });
  if (opened === null) throw refusalOf(ask);
  await releaseAttempt();
  return opened;
}

/** What looks at a proof in the transaction; a challenge is used up before, and stays so. */
async function examinerOf(
  services: Services,
  login: Login,
  ask: ProveAsk,
): Promise<(q: Query) => Promise<boolean>> {
  const userId = login.user.id;
  if ("code" in ask) return (q) => takeCode(services, q, { userId, code: ask.code });
  if ("recovery_code" in ask) {
    const now = services.clock.now();
    return (q) => takeRecoveryCode(q, { userId, code: ask.recovery_code, now });
  }
  const { state, response } = ask;
  const challenge = await takeChallenge(services, login, { use: "prove", state });
  return (q) => takePasskey(services, q, { userId, response, challenge });
}

function actionOf(ask: ProveAsk): AuditAction {
  if ("recovery_code" in ask) return "staff.sign_in_by_recovery";
  return "code" in ask ? "staff.sign_in" : "staff.sign_in_by_passkey";
}

function refusalOf(ask: ProveAsk): ApiError {
  if ("response" in ask) return new ApiError("staff.passkey_refused");
  const field = "code" in ask ? "code" : "recovery_code";
  return new ApiError("login.wrong_code", { errors: { [field]: ["login.wrong_code"] } });
}
