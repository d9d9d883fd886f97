import {
  type AuthenticationResponseJSON,
  verifyAuthenticationResponse,
} from "@simplewebauthn/server";
import { eq } from "drizzle-orm";
import type { Query } from "../../../db/database";
import { secondFactors } from "../../../db/tables/staff";
import type { Services } from "../../../services";
import { readPasskeys } from "./own-passkeys";
import { relyingPartyOf } from "./relying-party";

/**
 * Whether an answer is one that a passkey of this person gave to the challenge, on the shop's own pages and with its
 * user verified. Its counter moves with that, and one that went back is refused: a copy of the key may be about.
 * Inside the transaction of what it opens, which holds the person's lock.
 */
export async function takePasskey(
  services: Pick<Services, "clock" | "publicUrl">,
  q: Query,
  { userId, response, challenge }: { userId: string; response: string; challenge: string },
): Promise<boolean> {
  const party = relyingPartyOf(services);
  const answer = parse(response);
  const known = await readPasskeys(q, userId);
  const passkey = known.find(({ credential }) => credential.id === answer?.id);
  if (!party || !answer || !passkey) return false;
  const shown = await verifyAuthenticationResponse({
    response: answer,
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.rpID,
    credential: passkey.credential,
    requireUserVerification: true,
  }).catch(() => null);
  if (!shown?.verified) return false;
  await q
    .update(secondFactors)
    .set({ counter: shown.authenticationInfo.newCounter, lastUsedAt: services.clock.now() })
    .where(eq(secondFactors.id, passkey.rowId));
  return true;
}

function parse(response: string): AuthenticationResponseJSON | null {
  try {
    return JSON.parse(response) as AuthenticationResponseJSON | null;
  } catch {
    return null;
  }
}
