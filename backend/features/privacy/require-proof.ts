import { ApiError } from "../../http/errors";
import type { Login } from "../../http/login";
import type { Services } from "../../services";
import { consumeCodeAttempt, proveByCode } from "../auth/challenges/use-challenge";
import { neededProof } from "../auth/password/password-proof";
import { type NewPassword, needOldPassword, ownTarget } from "../auth/password/set-password";

export interface Proof {
  /** What a code has to have been sent for. */
  purpose: "export" | "erase";
  by: NewPassword["by"];
  address: string | null;
}

/**
 * That who asks is the account's owner and not who has its token: by the password, by a code that was sent to it, or
 * by a login of minutes ago where there is no password. Throws what a new password's proof does (decisions 8).
 */
export async function requireProof(
  services: Services,
  login: Login,
  { purpose, by, address }: Proof,
): Promise<void> {
  const { user } = login;
  if (by && "challenge" in by) {
    const releaseAttempt = await consumeCodeAttempt(services, by, address);
    await proveByCode(services, { ...by, kind: purpose, releaseAttempt }, async (_q, proof) => {
      const { channel, value } = proof.target;
      if (value !== ownTarget(user, channel)) throw new ApiError("login.code_dead");
    });
    return;
  }
  const needs = neededProof(login, services.clock.now());
  if (needs === "code") throw new ApiError("password.unproven");
  if (needs === "old") await needOldPassword(services, user, by?.old ?? "", address);
}
