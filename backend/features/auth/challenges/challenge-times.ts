const second = 1000;
const minute = 60 * second;

/** How long what was sent is good, and how soon more is sent (decisions 8, domain 4.5). */
export const challengeTimes = {
  livesMs: {
    code: 3 * minute,
    reset: 3 * minute,
    contact: 3 * minute,
    export: 3 * minute,
    erase: 3 * minute,
    link: 15 * minute,
  },
  resendAfterMs: 60 * second,
} as const;

export type ChallengeKind = keyof typeof challengeTimes.livesMs;

/** A code may be typed wrong this often. */
export const triesPerCode = 5;
