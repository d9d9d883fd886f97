import { z } from "@hono/zod-openapi";
import type { TotpOffer } from "../../../contract/staff";
import { ApiError } from "../../../http/errors";
import type { Login } from "../../../http/login";
import type { Services } from "../../../services";
import { readShopName } from "../../site/read-shop-name";
import { staffTimes } from "../staff-times";
import { newTotpSecret, totpOf } from "./totp";

const statePurpose = "staff.enrolment";

const enrolment = z.object({ family: z.string(), secret: z.string(), until: z.number() });

/**
 * A secret for an app of this login's. It is kept nowhere before its first code was shown: the state holds it,
 * enciphered, for a quarter of an hour and for this login alone.
 */
export async function offerTotp(
  services: Pick<Services, "cipher" | "clock" | "database" | "packageName" | "publicUrl">,
  { user, session }: Login,
  state?: string,
): Promise<TotpOffer> {
  const { cipher, clock, database } = services;
  const secret = (state && openState(services, session.familyId, state)) || newTotpSecret();
  const until = clock.now().getTime() + staffTimes.provingMs;
  const sealed = JSON.stringify({ family: session.familyId, secret, until });
  const issuer = (await database.run((q) => readShopName(q, services))).en;
  return {
    state: cipher.encrypt(statePurpose, sealed),
    secret,
    uri: totpOf(secret, issuer, user.email ?? user.phone ?? "").toString(),
  };
}

/** The secret of a state; null where it is another login's, or over. */
function openState(
  { cipher, clock }: Pick<Services, "cipher" | "clock">,
  family: string,
  state: string,
): string | null {
  try {
    const known = enrolment.parse(JSON.parse(cipher.decrypt(statePurpose, state)));
    return known.family === family && known.until > clock.now().getTime() ? known.secret : null;
  } catch {
    return null;
  }
}

/** The secret that a first code is for. Throws `login.code_dead`. */
export function secretOfState(
  services: Pick<Services, "cipher" | "clock">,
  { session }: Login,
  state: string,
): string {
  const secret = openState(services, session.familyId, state);
  if (secret === null) throw new ApiError("login.code_dead");
  return secret;
}
