import { type RegistrationResponseJSON, verifyRegistrationResponse } from "@simplewebauthn/server";
import { eq } from "drizzle-orm";
import type { PasskeyAdd } from "../../../contract/staff";
import { secondFactors } from "../../../db/tables/staff";
import type { Caller } from "../../../http/caller";
import { ApiError } from "../../../http/errors";
import type { Login } from "../../../http/login";
import type { Services } from "../../../services";
import { addFactor } from "../factors/add-factor";
import { takeChallenge } from "./challenge";
import { relyingPartyOf } from "./relying-party";

/** Adds a passkey that a browser has made. Throws `login.code_dead`, `staff.passkey_refused`, `error.forbidden`. */
export async function addPasskey(
  services: Services,
  login: Login,
  { state, response, label }: PasskeyAdd,
  caller: Caller,
): Promise<void> {
  const challenge = await takeChallenge(services, login, { use: "add", state });
  const credential = await verify(services, { response, challenge });
  if (!credential) throw new ApiError("staff.passkey_refused");
  await services.database.transaction(async (q) => {
    const isKnown = eq(secondFactors.credentialId, credential.id);
    if ((await q.$count(secondFactors, isKnown)) > 0) throw new ApiError("staff.passkey_refused");
    const factor = {
      kind: "passkey" as const,
      label,
      credentialId: credential.id,
      publicKey: Buffer.from(credential.publicKey).toString("base64url"),
      counter: credential.counter,
      transports: credential.transports ?? [],
    };
    await addFactor(services, q, { login, factor, caller });
  });
}

/** The new credential; null for whatever isn't a right answer to the challenge from the shop's own pages. */
async function verify(
  services: Services,
  { response, challenge }: { response: string; challenge: string },
) {
  const party = relyingPartyOf(services);
  if (!party) return null;
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: JSON.parse(response) as RegistrationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.rpID,
      requireUserVerification: true,
    });
    return registrationInfo?.credential ?? null;
  } catch {
    return null;
  }
}
