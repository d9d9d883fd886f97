import { useRevalidator } from "@remix-run/react";
import { useEffect } from "react";
import type { ListFacts } from "~/features/cart/list-facts";
import { areListsOld } from "./list-mirrors";
import { localStore, storageKeys } from "./storage";

/** Asks the server again when another tab has changed the cart or the wish list (R-STORE-16). */
export function useOtherTabs(lists: ListFacts | undefined): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!lists) return;
    function follow({ key }: StorageEvent) {
      const isList = key === storageKeys.carts || key === storageKeys.wishList;
      if (isList && lists && navigator.onLine && areListsOld(localStore, lists)) revalidate();
    }
    window.addEventListener("storage", follow);
    return () => window.removeEventListener("storage", follow);
  }, [lists, revalidate]);
}
