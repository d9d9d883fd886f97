import { useSyncExternalStore } from "react";
import { localStore } from "./guarded-storage";
import { countItems, type ListKey, listListeners } from "./list-sync";

/**
 * How much the cart or the wish list holds: as the server told it, else as the mirror has it, which is newer
 * than a page from the worker's cache as well (R-NAV-08). The server's word alone while rendering.
 */
export function useListCount(key: ListKey, told: number | undefined): number {
  return useSyncExternalStore(
    subscribe,
    () => (told === undefined || isCached() ? countItems(localStore, key) : told),
    () => told ?? 0,
  );
}

const isCached = () => document.documentElement.dataset.kept !== undefined;

function subscribe(listener: () => void): () => void {
  listListeners.add(listener);
  window.addEventListener("storage", listener);
  return () => {
    listListeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
}
