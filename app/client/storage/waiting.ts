/**
 * What of the offline log waits for the shop, and what of it waits for the shopper: counts in local storage, so that
 * the log itself is loaded only where there is something in it.
 */
import { localStore, storageKeys } from "./guarded-storage";

/** Called when a count has changed in this tab. */
export const waitingListeners = new Set<() => void>();

/** How many changes wait to be sent. */
export const waitingCount = () => countOf(storageKeys.waiting);

/** Of how many the shopper should know that they could not be made, or not as they were wanted. */
export const problemCount = () => countOf(storageKeys.problems);

/**
 * Noted before a change is written and after one is answered, so that a browser that is stopped in between looks once
 * too often rather than never.
 */
export const noteWaiting = (count: number) => note(storageKeys.waiting, count);
export const noteProblems = (count: number) => note(storageKeys.problems, count);

type Counted = typeof storageKeys.waiting | typeof storageKeys.problems;

function countOf(key: Counted): number {
  const count = Number(localStore.read(key));
  return count > 0 ? count : 0;
}

function note(key: Counted, count: number): void {
  if (count > 0) localStore.write(key, String(count));
  else localStore.remove(key);
  for (const listener of waitingListeners) listener();
}
