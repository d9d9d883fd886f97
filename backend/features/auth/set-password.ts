import { CallError } from "../../http/errors";
import type { Services } from "../../services";
import type { Login } from "../users/find-session";
import type { User } from "./accounts";
import { keepPassword } from "./keep-password";
import { needGoodPassword } from "./password-rules";
import { checkPassword, hashPassword } from "./password-work";
import { countCodeTry, proveByCode } from "./prove-by-code";
import { countTry, type Forgive } from "./throttle";
import type { GivenCode } from "./use-challenge";

export interface NewPassword {
  password: string;
  /** With what the one that is set is replaced. */
  by: { old: string } | GivenCode | null;
  address: string | null;
}

/**
 * Sets a user's password; one that is set already is replaced only with the old one or a fresh code
 * (decisions 8). All other logins of the user end.
 */
export async function setPassword(
  services: Services,
  { user, session }: Login,
  { password, by, address }: NewPassword,
): Promise<void> {
  needGoodPassword(password);
  const now = services.clock.now();
  const kept = { userId: user.id, spare: session.familyId };
  if (by && "challenge" in by) {
    const forgive = await countCodeTry(services, by, address);
    const hash = await hashPassword(services, password, forgive);
    await proveByCode(services, { ...by, kind: "reset", forgive }, async (q, { target }) => {
      if (target.value !== ownTarget(user, target.channel)) throw new CallError("login.code_dead");
      await keepPassword(q, { ...kept, hash }, now);
    });
    return;
  }
  if (user.passwordHash !== null) await needOldPassword(services, user, by?.old ?? "", address);
  const hash = await hashPassword(services, password, nothing);
  await services.database.transaction((q) => keepPassword(q, { ...kept, hash }, now));
}

async function needOldPassword(
  services: Services,
  user: User,
  old: string,
  address: string | null,
): Promise<void> {
  const forgive = await countTry(services, { target: user.id, address });
  if (!(await checkPassword(services, user.passwordHash, old, forgive))) {
    throw new CallError("password.wrong_old", { errors: { old: ["password.wrong_old"] } });
  }
  await forgive();
}

const nothing: Forgive = async () => {};

/** Where a user can be written to by a channel. */
export function ownTarget(user: User, channel: "sms" | "email"): string | null {
  return channel === "sms" ? user.phone : user.email;
}
