import { ApiError } from "../../http/errors";
import type { Allowance } from "../../ports/rate-limiter";
import type { Services } from "../../services";

const hourMs = 3_600_000;

/** How many a user may post within an hour. */
const limits = { ticket: 30, message: 120 };

/**
 * Counts a posting before it is made; a repeated one, which makes nothing, is given back. Throws
 * `error.too_many_requests`.
 */
export async function countPosting<T extends { isNew: boolean }>(
  { rateLimiter }: Pick<Services, "rateLimiter">,
  { sort, userId }: { sort: keyof typeof limits; userId: string },
  post: () => Promise<T>,
): Promise<T> {
  const allowance: Allowance = {
    purpose: `ticket.${sort}`,
    key: userId,
    limit: limits[sort],
    windowMs: hourMs,
  };
  const waitMs = await rateLimiter.take(allowance);
  if (waitMs > 0) {
    throw new ApiError("error.too_many_requests", { retryAfterSeconds: Math.ceil(waitMs / 1000) });
  }
  let made = false;
  try {
    const posted = await post();
    made = posted.isNew;
    return posted;
  } finally {
    if (!made) await rateLimiter.giveBack(allowance);
  }
}
