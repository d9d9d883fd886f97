import { z } from "@hono/zod-openapi";
import { newId } from "../../../ports/ids";
import type { Services } from "../../../services";
import { staffTimes } from "../staff-times";

const purpose = "staff.device";

const knownDevice = z.object({ id: z.string(), user: z.string(), until: z.number() });

type Needed = Pick<Services, "cipher" | "clock">;

/**
 * Names the device that somebody of the staff has just shown their second factor on (decision 0252): it opens nothing, but wrong
 * passwords from it are counted by themselves. Kept nowhere but there, enciphered.
 */
export function nameDevice({ cipher, clock }: Needed, user: string): string {
  const until = clock.now().getTime() + staffTimes.deviceMs;
  return cipher.encrypt(purpose, JSON.stringify({ id: newId(), user, until }));
}

/** Whose device it is; null for what the shop didn't name, or too long ago. */
export function readDevice(
  { cipher, clock }: Needed,
  sealed: string,
): { id: string; user: string } | null {
  try {
    const known = knownDevice.parse(JSON.parse(cipher.decrypt(purpose, sealed)));
    return known.until > clock.now().getTime() ? known : null;
  } catch {
    return null;
  }
}
