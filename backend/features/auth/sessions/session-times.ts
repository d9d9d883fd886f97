const minute = 60_000;
const day = 24 * 60 * minute;

/** How long tokens live (decisions 7, domain 4.5). */
export const sessionTimes = {
  /** After this a token asks to be renewed. */
  renewAfterMs: 15 * minute,
  /** After this it is dead. */
  liveMs: 30 * day,
  /** For so long a replaced token still works, for requests that were already under way. */
  graceMs: 30_000,
  /** A login ends after this, however often it was renewed. */
  loginMs: 180 * day,
} as const;

/** Renewals of one login in an hour; a reader's browser needs four. */
export const renewalsPerLogin = 20;

export interface TokenMoments {
  createdAt: Date;
  renewBefore: Date;
  expiresAt: Date;
  endsAt: Date;
}

/** The moments of a token that is made now; `endsAt` is its login's end, which a successor inherits. */
export function momentsFrom(
  now: Date,
  endsAt = new Date(now.getTime() + sessionTimes.loginMs),
): TokenMoments {
  const time = now.getTime();
  return {
    createdAt: now,
    renewBefore: new Date(time + sessionTimes.renewAfterMs),
    expiresAt: new Date(Math.min(time + sessionTimes.liveMs, endsAt.getTime())),
    endsAt,
  };
}
