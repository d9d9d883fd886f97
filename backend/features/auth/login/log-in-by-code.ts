import type { Services } from "../../../services";
import { consumeCodeAttempt, proveByCode } from "../challenges/prove-by-code";
import type { GivenCode } from "../challenges/use-challenge";
import type { RequestInfo } from "./request-info";
import { type AuthResult, blocked, signInByProof } from "./sign-in";

/** Logs in by a one-time code; makes the account that there was none of (decisions 8). */
export async function logInByCode(
  services: Services,
  given: GivenCode,
  requestInfo: RequestInfo,
): Promise<AuthResult> {
  const releaseAttempt = await consumeCodeAttempt(services, given, requestInfo.caller.address);
  const asked = { ...given, kind: "code", releaseAttempt } as const;
  const authResult = await proveByCode(services, asked, (q, proof) =>
    signInByProof(services, q, proof, requestInfo),
  );
  if (!authResult) throw blocked();
  return authResult;
}
