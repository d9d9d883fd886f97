import { useSyncExternalStore } from "react";
import { localStore } from "./guarded-storage";
import { codesOf, countItems, type ListKey, listListeners } from "./list-sync";
import { waitingCount, waitingListeners } from "./waiting";

/**
 * How much the cart or the wish list holds: as the server told it, else as the mirror has it, which is newer
 * than a page from the worker's cache as well, and knows what waits to be sent (R-NAV-08, R-PWA-14). The server's
 * word alone while rendering.
 */
export function useListCount(key: ListKey, told: number | undefined): number {
  return useSyncExternalStore(
    followStorage,
    () => (told === undefined || isMirrorNewer() ? countItems(localStore, key) : told),
    () => told ?? 0,
  );
}

/** Whether a product is on the wish list, in the same way. */
export function useIsWished(product: number, told: number[] | null | undefined): boolean {
  const isTold = told?.includes(product) ?? false;
  return useSyncExternalStore(
    followStorage,
    () => (isMirrorNewer() ? codesOf(localStore).includes(product) : isTold),
    () => isTold,
  );
}

const isMirrorNewer = () =>
  document.documentElement.dataset.kept !== undefined || waitingCount() > 0;

/** Follows the stored lists and what waits to be sent, in this tab and in others. */
export function followStorage(listener: () => void): () => void {
  listListeners.add(listener);
  waitingListeners.add(listener);
  window.addEventListener("storage", listener);
  return () => {
    listListeners.delete(listener);
    waitingListeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
}
