import { useRevalidator } from "@remix-run/react";
import { useEffect, useRef } from "react";
import type { PageFacts } from "~/client/page-facts";
import { tellWorker } from "~/client/pwa/worker-messages";
import { localStore } from "./guarded-storage";
import { syncLists } from "./list-sync";
import { syncIntended, syncLanguage, syncSession } from "./session-sync";
import { syncSiteDefault } from "./site-default-sync";
import { languageCookie, wantedLanguage } from "./stored-language";

/**
 * Writes the mirrors whenever the server has spoken. A page from the worker's cache says nothing of now: while
 * offline the marker and the cached user stand (R-AUTH-17).
 */
export function useStorageSync(facts: PageFacts | undefined, isFresh: boolean): void {
  const { revalidate } = useRevalidator();
  const hasAskedAgain = useRef(false);
  useEffect(() => {
    if (!facts || !isFresh || !navigator.onLine) return;
    if (syncSession(localStore, facts)) tellWorker("forget");
    syncIntended(localStore, facts.intended);
    syncLists(localStore, facts.lists);
    void syncSiteDefault(localStore, facts);
    const wanted = hasAskedAgain.current
      ? null
      : wantedLanguage(localStore, window.location.pathname, facts.lang, document.cookie);
    if (!wanted) return syncLanguage(localStore, facts.lang);
    hasAskedAgain.current = true;
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in the phones we serve
    document.cookie = languageCookie(wanted, window.location.protocol === "https:");
    revalidate();
  }, [facts, isFresh, revalidate]);
}
