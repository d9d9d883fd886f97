import { useSyncExternalStore } from "react";
import { followStorage } from "~/client/storage/use-list-count";
import { problemCount, waitingCount } from "~/client/storage/waiting";

/** How much waits for the shop, and of how many the shopper should know; follows each change, in other tabs too. */
export const useWaitingCount = () => useStored(waitingCount) ?? 0;
export const useProblemCount = () => useStored(problemCount) ?? 0;

/** What is stored here, as it changes; null while rendering on the server. */
export function useStored<T>(read: () => T): T | null {
  return useSyncExternalStore(followStorage, read, () => null);
}
