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
} as const;

/** The moments of a token that is made now. */
export function momentsFrom(now: Date): { createdAt: Date; renewBefore: Date; expiresAt: Date } {
  return {
    createdAt: now,
    renewBefore: new Date(now.getTime() + sessionTimes.renewAfterMs),
    expiresAt: new Date(now.getTime() + sessionTimes.liveMs),
  };
}
