import { useRevalidator } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { postToWorker } from "~/client/pwa/checks";
import type { RootData } from "~/root-data";
import { localStore } from "./guarded-storage";
import { forgetGuestToken } from "./guest-token";
import { syncLists } from "./list-sync";
import { syncIntended, syncLanguage, syncSession } from "./session-sync";
import { syncSiteDefault } from "./site-default-sync";
import { languageCookie, wantedLanguage } from "./stored-language";
import { waitingCount } from "./waiting";

/**
 * Writes to storage whenever the server has spoken. A page from the worker's cache says nothing of now: while
 * offline the marker and the cached user stand (R-AUTH-17).
 */
export function useStorageSync(data: RootData, isStale: boolean): void {
  const { revalidate } = useRevalidator();
  const hasAskedAgain = useRef(false);
  useEffect(() => {
    if (isStale || !navigator.onLine) return;
    if (syncSession(localStore, data)) {
      postToWorker("forget");
      forgetGuestToken();
    }
    syncIntended(localStore, data.intended);
    // What waits to be sent is in the stored lists alone; the shop's answer to it replaces them.
    if (waitingCount() === 0) syncLists(localStore, data.lists);
    void syncSiteDefault(localStore, data);
    const wanted = hasAskedAgain.current
      ? null
      : wantedLanguage(localStore, window.location.pathname, data.lang, document.cookie);
    if (!wanted) return syncLanguage(localStore, data.lang);
    hasAskedAgain.current = true;
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in the phones we serve
    document.cookie = languageCookie(wanted, window.location.protocol === "https:");
    revalidate();
  }, [data, isStale, revalidate]);
}
