import { ApiError } from "../../../http/errors";
import type { Login } from "../../../http/login";
import type { ReleaseAttempt } from "../../../ports/take-all";
import type { Services } from "../../../services";
import type { User } from "../accounts";
import {
  consumeAttempt,
  consumeCodeAttempt,
  type GivenCode,
  proveByCode,
} from "../challenges/use-challenge";
import { neededProof } from "./password-proof";
import { needGoodPassword } from "./password-rules";
import { checkPassword, hashPassword } from "./password-work";
import { savePassword } from "./save-password";

export interface NewPassword {
  password: string;
  /** With what the one that is set is replaced. */
  by: { old: string } | GivenCode | null;
  address: string | null;
}

/**
 * Sets a user's password: a first one after a fresh login or with a code, one that is set already with the old one
 * or a code (decisions 8). All other logins of the user end.
 */
export async function setPassword(
  services: Services,
  login: Login,
  { password, by, address }: NewPassword,
): Promise<void> {
  const { user, session } = login;
  needGoodPassword(password);
  const now = services.clock.now();
  const kept = { userId: user.id, spare: session.familyId };
  if (by && "challenge" in by) {
    const releaseAttempt = await consumeCodeAttempt(services, by, address);
    const hash = await hashPassword(services, password, releaseAttempt);
    await proveByCode(services, { ...by, kind: "reset", releaseAttempt }, async (q, { target }) => {
      if (target.value !== ownTarget(user, target.channel)) throw new ApiError("login.code_dead");
      await savePassword(q, { ...kept, hash }, now);
    });
    return;
  }
  const needs = neededProof(login, now);
  if (needs === "code") throw new ApiError("password.unproven");
  if (needs === "old") await needOldPassword(services, user, by?.old ?? "", address);
  const hash = await hashPassword(services, password, nothing);
  await services.database.transaction((q) => savePassword(q, { ...kept, hash }, now));
}

/** Throws `password.wrong_old` for another than the password that is set. */
export async function needOldPassword(
  services: Services,
  user: User,
  old: string,
  address: string | null,
): Promise<void> {
  const releaseAttempt = await consumeAttempt(services, { target: user.id, address });
  if (!(await checkPassword(services, user.passwordHash, old, releaseAttempt))) {
    throw new ApiError("password.wrong_old", { errors: { old: ["password.wrong_old"] } });
  }
  await releaseAttempt();
}

const nothing: ReleaseAttempt = async () => {};

/** Where a user can be written to by a channel. */
export function ownTarget(user: User, channel: "sms" | "email"): string | null {
  return channel === "sms" ? user.phone : user.email;
}
