import { useRevalidator } from "@remix-run/react";
import { useEffect, useRef } from "react";
import type { PageFacts } from "~/client/page-facts";
import { tellWorker } from "~/client/pwa/worker-messages";
import { localStore } from "./guarded-storage";
import { mirrorLists } from "./list-sync";
import { mirrorIntended, mirrorLanguage, mirrorSession } from "./session-sync";
import { mirrorSiteDefault } from "./site-default-sync";
import { languageCookie, wantedLanguage } from "./stored-language";

/**
 * Writes the mirrors whenever the server has spoken. A page from the worker's cache says nothing of now: while
 * offline the marker and the cached user stand (R-AUTH-17).
 */
export function useMirrors(facts: PageFacts | undefined, isFresh: boolean): void {
  const { revalidate } = useRevalidator();
  const hasAskedAgain = useRef(false);
  useEffect(() => {
    if (!facts || !isFresh || !navigator.onLine) return;
    if (mirrorSession(localStore, facts)) tellWorker("forget");
    mirrorIntended(localStore, facts.intended);
    mirrorLists(localStore, facts.lists);
    void mirrorSiteDefault(localStore, facts);
    const wanted = hasAskedAgain.current
      ? null
      : wantedLanguage(localStore, window.location.pathname, facts.lang, document.cookie);
    if (!wanted) return mirrorLanguage(localStore, facts.lang);
    hasAskedAgain.current = true;
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in the phones we serve
    document.cookie = languageCookie(wanted, window.location.protocol === "https:");
    revalidate();
  }, [facts, isFresh, revalidate]);
}
