import type { Keeping } from "~/request/keeping";

/** How long a cached page goes out; moments by `performance.now()`. */
export interface Life {
  /** Until then as it is. */
  fresh: number;
  /** Until then, too, while it is made anew behind its reader. */
  good: number;
  /** It is another page from then on. */
  changes: number;
}

const lifeTimes = {
  /** A page that tells of each change, for what nobody has thought of. */
  toldMs: 60 * 60_000,
  /** One of which something changes without a word, such as a list's order. */
  untoldMs: 30_000,
  /** For so long such a page still goes out to the first who asks again, and in an overload any page. */
  overdueMs: 5 * 60_000,
  /** While the database is away, any page. */
  staleMs: 60 * 60_000,
};

/** Undefined where the page is another one already. */
export function lifeOf(
  { isTold, changesAt }: Keeping,
  { isDoubted }: { isDoubted: boolean },
): Life | undefined {
  const now = performance.now();
  const changes = changesAt === undefined ? Number.POSITIVE_INFINITY : now + changesAt - Date.now();
  if (changes <= now) return undefined;
  const isKnown = isTold && !isDoubted;
  const fresh = now + (isKnown ? lifeTimes.toldMs : lifeTimes.untoldMs);
  // What was in doubt goes out no longer than it must.
  const good = isTold || isDoubted ? fresh : fresh + lifeTimes.overdueMs;
  return { fresh: Math.min(fresh, changes), good: Math.min(good, changes), changes };
}

/** It goes out, and is to be made anew. */
export const isOld = ({ fresh }: Life): boolean => performance.now() >= fresh;

/** It goes out no more, but where no other can be made. */
export const isOver = ({ good }: Life): boolean => performance.now() >= good;

/** It may stand in where the shop has no time for another one. */
export const isOverdue = ({ fresh, changes }: Life): boolean => {
  const now = performance.now();
  return now < fresh + lifeTimes.overdueMs && now < changes;
};

/** It may stand in while no other can be made. */
export const isStale = ({ fresh }: Life): boolean => performance.now() < fresh + lifeTimes.staleMs;
