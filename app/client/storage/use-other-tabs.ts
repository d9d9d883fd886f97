import { useRevalidator } from "@remix-run/react";
import { useEffect } from "react";
import type { RootData } from "~/root-data";
import { type GuardedStorage, localStore, storageKeys } from "./guarded-storage";
import { areListsStale } from "./list-sync";

/**
 * Asks the server again when another tab has changed the cart or the wish list (R-STORE-16), or has logged in or
 * out: a page of somebody who is gone does not stay on the screen.
 */
export function useOtherTabs({ lists, marker }: Pick<RootData, "lists" | "marker">): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    function follow({ key }: StorageEvent) {
      if (!navigator.onLine) return;
      const isList = key === storageKeys.carts || key === storageKeys.wishList;
      const isSession = key === storageKeys.marker || key === null;
      if (isList && areListsStale(localStore, lists)) revalidate();
      else if (isSession && hasLogin(localStore) !== (marker !== null)) revalidate();
    }
    window.addEventListener("storage", follow);
    return () => window.removeEventListener("storage", follow);
  }, [lists, marker, revalidate]);
}

const hasLogin = (store: GuardedStorage) => store.read(storageKeys.marker) !== null;
