import { createHash } from "node:crypto";
import { z } from "@hono/zod-openapi";
import { ApiError } from "../../../http/errors";
import type { Login } from "../../../http/login";
import type { Services } from "../../../services";
import { staffTimes } from "../staff-times";

const statePurpose = "staff.passkey";

/** A challenge for a new passkey proves nobody, and the other way around. */
type Use = "add" | "prove";

const sealed = z.object({
  family: z.string(),
  use: z.string(),
  challenge: z.string(),
  until: z.number(),
});

/** A challenge on its way to the browser and back, enciphered: for this login and this use alone. */
export function sealChallenge(
  { cipher, clock }: Pick<Services, "cipher" | "clock">,
  { session }: Login,
  { use, challenge }: { use: Use; challenge: string },
): string {
  const until = clock.now().getTime() + staffTimes.passkeyMs;
  return cipher.encrypt(
    statePurpose,
    JSON.stringify({ family: session.familyId, use, challenge, until }),
  );
}

/** The challenge of a state, which is used up with that, in whichever process. Throws `login.code_dead`. */
export async function takeChallenge(
  services: Pick<Services, "cipher" | "clock" | "rateLimiter">,
  { session }: Login,
  { use, state }: { use: Use; state: string },
): Promise<string> {
  const known = open(services, state);
  const isGood =
    known?.family === session.familyId &&
    known.use === use &&
    known.until > services.clock.now().getTime();
  if (!isGood) throw new ApiError("login.code_dead");
  const waitMs = await services.rateLimiter.take({
    purpose: "staff.passkey",
    key: createHash("sha256").update(known.challenge).digest("base64url"),
    limit: 1,
    windowMs: 2 * staffTimes.passkeyMs,
  });
  if (waitMs > 0) throw new ApiError("login.code_dead");
  return known.challenge;
}

function open({ cipher }: Pick<Services, "cipher">, state: string) {
  try {
    return sealed.parse(JSON.parse(cipher.decrypt(statePurpose, state)));
  } catch {
    return undefined;
  }
}
