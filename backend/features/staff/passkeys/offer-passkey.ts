import { generateAuthenticationOptions, generateRegistrationOptions } from "@simplewebauthn/server";
import type { PasskeyOffer } from "../../../contract/staff";
import type { Login } from "../../../http/login";
import type { Services } from "../../../services";
import { readShopName } from "../../site/read-shop-name";
import { sealChallenge } from "./challenge";
import { readPasskeys } from "./own-passkeys";
import { relyingPartyOf } from "./relying-party";

type Needed = Pick<Services, "cipher" | "clock" | "database" | "packageName" | "publicUrl">;

/** What a browser is asked for to make a passkey for this member; who uses it is verified by the device each time. */
export async function offerPasskey(services: Needed, login: Login): Promise<PasskeyOffer> {
  const party = relyingPartyOf(services);
  if (!party) return { offer: null };
  const { user } = login;
  const { name, known } = await services.database.run(async (q) => ({
    name: (await readShopName(q, services)).en,
    known: await readPasskeys(q, user.id),
  }));
  const options = await generateRegistrationOptions({
    rpID: party.rpID,
    rpName: name,
    userID: Uint8Array.from(Buffer.from(user.id)),
    userName: user.email ?? user.phone ?? user.id,
    excludeCredentials: known.map(({ credential: { id } }) => ({ id })),
    authenticatorSelection: { residentKey: "preferred", userVerification: "required" },
    attestationType: "none",
  });
  const state = sealChallenge(services, login, { use: "add", challenge: options.challenge });
  return { offer: { state, options: { ...options } } };
}

/** What a browser is asked for to show one of this member's passkeys; null where there is none. */
export async function challengePasskey(services: Needed, login: Login): Promise<PasskeyOffer> {
  const party = relyingPartyOf(services);
  const known = await services.database.run((q) => readPasskeys(q, login.user.id));
  if (!party || known.length === 0) return { offer: null };
  const options = await generateAuthenticationOptions({
    rpID: party.rpID,
    allowCredentials: known.map(({ credential: { id } }) => ({ id })),
    userVerification: "required",
  });
  const state = sealChallenge(services, login, { use: "prove", challenge: options.challenge });
  return { offer: { state, options: { ...options } } };
}
