import { ApiError } from "../../../http/errors";
import { type ReleaseAttempt, takeAll } from "../../../ports/take-all";
import type { Services } from "../../../services";

const minute = 60_000;

/** Wrong codes of one person: of a million codes three are right at a time, so that a year of guessing finds one in fifty cases. */
const guesses = [
  { purpose: "staff.guess", limit: 5, windowMs: 15 * minute },
  { purpose: "staff.guess.day", limit: 20, windowMs: 24 * 60 * minute },
] as const;

/** Counts a guess before it is looked at, so that many at one moment are no way around. Throws `login.throttled`. */
export async function consumeGuess(
  { rateLimiter }: Pick<Services, "rateLimiter">,
  userId: string,
): Promise<ReleaseAttempt> {
  const { waitMs, releaseAttempt } = await takeAll(
    rateLimiter,
    guesses.map((guess) => ({ ...guess, key: userId })),
  );
  if (waitMs === 0) return releaseAttempt;
  throw new ApiError("login.throttled", {
    params: { count: Math.ceil(waitMs / minute) },
    retryAfterSeconds: Math.ceil(waitMs / 1000),
  });
}
