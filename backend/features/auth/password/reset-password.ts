import type { Services } from "../../../services";
import { ensureAccount } from "../accounts";
import { consumeCodeAttempt, type GivenCode, proveByCode } from "../challenges/use-challenge";
import type { RequestInfo } from "../login/login-routes";
import { type AuthResult, blocked, signIn } from "../login/sign-in";
import { needGoodPassword } from "./password-rules";
import { hashPassword } from "./password-work";
import { savePassword } from "./save-password";

/**
 * Sets a new password by a code that was sent for it, ends all logins there were, and logs in (decisions 8).
 * A weak password does not cost the code.
 */
export async function resetPassword(
  services: Services,
  { password, ...given }: GivenCode & { password: string },
  requestInfo: RequestInfo,
): Promise<AuthResult> {
  needGoodPassword(password);
  const now = services.clock.now();
  const releaseAttempt = await consumeCodeAttempt(services, given, requestInfo.caller.address);
  const hash = await hashPassword(services, password, releaseAttempt);
  const asked = { ...given, kind: "reset", releaseAttempt } as const;
  const authResult = await proveByCode(services, asked, async (q, { target, intended }) => {
    const user = await ensureAccount(q, target, { lang: requestInfo.lang, now });
    if (user.status !== "active") return null;
    await savePassword(q, { userId: user.id, hash, spare: null }, now);
    return { token: await signIn(services, q, user, requestInfo), user, intended };
  });
  if (!authResult) throw blocked();
  return authResult;
}
