import { useEffect, useRef, useState } from "react";
import type { LanguageCode } from "#backend/contract/languages";
import { postToWorker } from "~/client/pwa/checks";
import { localStore, storageKeys } from "~/client/storage/guarded-storage";
import { forgetGuestToken } from "~/client/storage/guest-token";
import { safePath } from "~/request/safe-path";
import { matchUrl } from "~/sitemap/match";
import { homePath } from "~/sitemap/paths";
import { inTime } from "./in-time";
import { firstRetryMs, startRetrying } from "./retrying";
import { askWho, refreshUser, startUserSession, whenLoaded } from "./user-session";

const probeMs = 8000;

/**
 * The way back from the offline page: to the address behind the hash, by hand, when the network returns or, where the
 * browser saw none go, when the shop answers again.
 * Where that page needs login, the reader's state is awaited first (R-AUTH-06), and a visitor is sent to
 * the login with the wanted address kept (R-STORE-06).
 */
export function useReturn(lang: LanguageCode) {
  const [isCutOff] = useState(() => window.location.hash.length > 1 && navigator.onLine);
  const [wanted] = useState(() => safePath(window.location.hash.slice(1), homePath(lang)));
  const [session] = useState(() => startUserSession(localStore, forgetReader));
  const [user, setUser] = useState(() => session.user());

  useEffect(() => {
    if (localStore.read(storageKeys.marker) === null || !navigator.onLine) return;
    void refreshUser(session, askWho).then(() => setUser(session.user()));
  }, [session]);

  async function goBack() {
    if (!needsLogin(wanted) || !navigator.onLine) return window.location.replace(wanted);
    void session.load(askWho);
    await whenLoaded(session);
    if (session.user().login) return window.location.replace(wanted);
    localStore.write(storageKeys.intended, wanted);
    window.location.replace(wanted);
  }

  const latest = useRef(goBack);
  latest.current = goBack;
  // Once: a listener that is put up anew while the event goes round would not hear it.
  useEffect(() => whenBack(() => void latest.current(), isCutOff), [isCutOff]);

  return { wanted, isCutOff, goBack, name: user.login ? user.info.name : null };
}

function forgetReader(): void {
  postToWorker("forget");
  forgetGuestToken();
}

/** Only a logged-in reader may see it (R-AUTH-07). */
function needsLogin(address: string): boolean {
  return matchUrl(address).page.access !== "public";
}

/**
 * Runs when the network returns, but not while the reader is on the way to another page: what they pressed holds.
 * @param isProbing whether the shop is asked, too, from time to time
 * @returns how to stop
 */
function whenBack(run: () => void, isProbing: boolean): () => void {
  let isLeaving = false;
  const leave = () => {
    isLeaving = true;
  };
  const stay = () => {
    isLeaving = false;
  };
  const follow = () => {
    if (!isLeaving) run();
  };
  const heard = { online: follow, beforeunload: leave, pageshow: stay };
  for (const [name, listener] of Object.entries(heard)) window.addEventListener(name, listener);
  const stopProbing = isProbing ? probe(follow) : () => {};
  return () => {
    stopProbing();
    for (const [name, listener] of Object.entries(heard))
      window.removeEventListener(name, listener);
  };
}

/** Asks the shop until it answers, while the page is looked at. @returns how to stop */
function probe(run: () => void): () => void {
  async function ask() {
    const { ok } = await inTime(probeMs, (signal) =>
      fetch("/healthz", { cache: "no-store", signal }),
    );
    if (!ok) throw new Error("Something answers in the shop's place.");
    run();
  }
  const probing = startRetrying(
    ask,
    () => document.visibilityState === "visible" && navigator.onLine,
  );
  // Not at once: the page that was wanted has just failed.
  const first = setTimeout(probing.attempt, firstRetryMs);
  document.addEventListener("visibilitychange", probing.attempt);
  return () => {
    clearTimeout(first);
    probing.stop();
    document.removeEventListener("visibilitychange", probing.attempt);
  };
}
