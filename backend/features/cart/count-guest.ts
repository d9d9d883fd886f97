import { ApiError } from "../../http/errors";
import { networkOf } from "../../http/network-of";
import type { Services } from "../../services";

const hourMs = 3_600_000;

/** How many an address may begin in an hour: carriers put many phones behind one. */
export const defaultGuestLimit = 1000;

/**
 * Counts a visitor who is about to get a cart or a wish list of their own, by the address that they come
 * from: whoever never keeps the token must not fill the database. Throws `error.too_many_requests`.
 */
export async function countGuest(
  { rateLimiter, guestsPerAddress }: Pick<Services, "rateLimiter" | "guestsPerAddress">,
  address: string | null,
): Promise<void> {
  if (address === null) return;
  const allowance = { key: networkOf(address), limit: guestsPerAddress, windowMs: hourMs };
  const waitMs = await rateLimiter.take({ purpose: "newcomer", ...allowance });
  if (waitMs > 0) {
    throw new ApiError("error.too_many_requests", { retryAfterSeconds: Math.ceil(waitMs / 1000) });
  }
}
