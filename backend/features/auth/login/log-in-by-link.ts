import { ApiError } from "../../../http/errors";
import type { Services } from "../../../services";
import { consumeAttempt, useLink } from "../challenges/use-challenge";
import type { RequestInfo } from "./login-routes";
import { type AuthResult, blocked, signInByProof } from "./sign-in";

/**
 * Logs in by a magic link and uses it up (decisions 8). Tries count by address alone: a link can't be
 * guessed, and who is kept from codes and passwords by a stranger's tries still gets in by it.
 */
export async function logInByLink(
  services: Services,
  token: string,
  requestInfo: RequestInfo,
): Promise<AuthResult> {
  const releaseAttempt = await consumeAttempt(services, {
    target: null,
    address: requestInfo.caller.address,
  });
  const outcome = await services.database.transaction(async (q) => {
    const proof = await useLink(q, token, services.clock.now());
    return proof ? { authResult: await signInByProof(services, q, proof, requestInfo) } : "dead";
  });
  if (outcome === "dead") throw new ApiError("login.link_dead");
  await releaseAttempt();
  if (!outcome.authResult) throw blocked();
  return outcome.authResult;
}
