/** For so many days a product counts as new. */
const newDays = 60;
const dayMs = 86_400_000;

/**
 * Since when a product counts as new, in ms: the same moment all day long, so that listings of one day are kept
 * under one key, and what stands among the new ones says so itself.
 */
export const newSinceOf = (now: Date): number =>
  (Math.floor(now.getTime() / dayMs) - newDays) * dayMs;

/** When it is another moment since which a product counts as new. */
export const newSinceChangesAt = (now: Date): Date =>
  new Date(newSinceOf(now) + (newDays + 1) * dayMs);
