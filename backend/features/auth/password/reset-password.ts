import type { Services } from "../../../services";
import { ensureAccount } from "../accounts";
import { countCodeTry, proveByCode } from "../challenges/prove-by-code";
import type { GivenCode } from "../challenges/use-challenge";
import { blocked, type Entry, enter } from "../login/enter";
import type { Visit } from "../login/visit";
import { keepPassword } from "./keep-password";
import { needGoodPassword } from "./password-rules";
import { hashPassword } from "./password-work";

/**
 * Sets a new password by a code that was sent for it, ends all logins there were, and logs in (decisions 8).
 * A weak password does not cost the code.
 */
export async function resetPassword(
  services: Services,
  { password, ...given }: GivenCode & { password: string },
  visit: Visit,
): Promise<Entry> {
  needGoodPassword(password);
  const now = services.clock.now();
  const forgive = await countCodeTry(services, given, visit.caller.address);
  const hash = await hashPassword(services, password, forgive);
  const asked = { ...given, kind: "reset", forgive } as const;
  const entry = await proveByCode(services, asked, async (q, { target, intended }) => {
    const user = await ensureAccount(q, target, { lang: visit.lang, now });
    if (user.status !== "active") return null;
    await keepPassword(q, { userId: user.id, hash, spare: null }, now);
    return { token: await enter(services, q, user, visit), user, intended };
  });
  if (!entry) throw blocked();
  return entry;
}
