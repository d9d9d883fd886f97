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

/** For so long a page goes out as it is, and then to the first who asks again, while it is made anew. */
const toldTimes = {
  /** It tells of each change: this is for what nobody has thought of. */
  freshMs: 60 * 60_000,
  behindMs: 23 * 60 * 60_000,
};
const untoldTimes = {
  /** Something of it changes without a word, such as a list's order. */
  freshMs: 30_000,
  behindMs: 5 * 60_000,
};

/** For so much longer any page goes out in an overload. */
const overdueMs = 5 * 60_000;

/** While the database is away, for so much. */
const staleMs = 60 * 60_000;

/** Undefined where the page is another one already. */
export function lifeOf(
  { isTold, changesAt }: Keeping,
  { isDoubted }: { isDoubted: boolean },
): Life | undefined {
  const now = performance.now();
  const changes = changesAt === undefined ? Number.POSITIVE_INFINITY : now + changesAt - Date.now();
  if (changes <= now) return undefined;
  const { freshMs, behindMs } = isTold && !isDoubted ? toldTimes : untoldTimes;
  const fresh = now + freshMs;
  // What was in doubt is shown to nobody once more.
  const good = fresh + (isDoubted ? 0 : behindMs);
  return { fresh: Math.min(fresh, changes), good: Math.min(good, changes), changes };
}

/** It goes out, and is to be made anew. */
export const isOld = ({ fresh }: Life): boolean => performance.now() >= fresh;

/** It goes out no more, but where no other can be made. */
export const isOver = ({ good }: Life): boolean => performance.now() >= good;

/** It may stand in where the shop has no time for another one. */
export const isGoodForOverload = ({ fresh, changes }: Life): boolean => {
  const now = performance.now();
  return now < fresh + overdueMs && now < changes;
};

/** It may stand in while no other can be made. */
export const isGoodForOutage = ({ fresh }: Life): boolean => performance.now() < fresh + staleMs;
