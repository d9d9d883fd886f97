import { useSWEffect } from "@remix-pwa/sw/use-sw-effect";
import { useEffect } from "react";
import { useConnectionToast } from "./connection";
import { useFreshness } from "./freshness";
import { useUnsentForms } from "./keep-form";
import { missingKeys, registerKey } from "./missing-keys";
import { type PageFacts, usePageFacts } from "./page-facts";
import { raisePreloadErrors } from "./preload-errors";
import { useScrollBack } from "./scroll-back";
import { sessionStore } from "./storage";
import { ToastPlace } from "./toast-place";
import { toaster } from "./toaster";
import { UpdatePrompt } from "./update-prompt";
import { useHydrated } from "./use-hydrated";
import { useMirrors } from "./use-mirrors";
import { useOtherTabs } from "./use-other-tabs";
import { useWorker } from "./use-worker";

/**
 * What every page gains once the app has started; on the server and before that, nothing. `data-hydrated`
 * on the page says that it has, for styles and tests.
 */
export function Extras() {
  const facts = usePageFacts();
  useEffect(() => {
    document.documentElement.dataset.hydrated = "";
  }, []);
  return useHydrated() && facts ? <Started facts={facts} /> : null;
}

function Started({ facts }: { facts: PageFacts }) {
  const { isFresh, keptAt } = useFreshness();
  useFlash(facts);
  useMirrors(facts, isFresh);
  useOtherTabs(facts.lists);
  useConnectionToast(facts.lang, keptAt);
  useUnsentForms();
  useScrollBack();
  useWorker();
  useSWEffect();
  useEffect(() => raisePreloadErrors(window, sessionStore), []);
  useEffect(() => {
    if (!isFresh) sessionStore.remove(routesGuard);
  }, [isFresh]);
  useEffect(() => {
    const { about, lang } = facts;
    if (about.autoTranslate) missingKeys.start(registerKey(about.package, lang));
  }, [facts]);
  return (
    <>
      <ToastPlace />
      <UpdatePrompt />
    </>
  );
}

/**
 * Remix's guard against loading documents in a circle when it can't have the routes it asks for. A page from
 * the worker's cache was loaded for just that reason, and the next click may be another such case.
 */
const routesGuard = "remix-manifest-version";

/** Time to reach for the link in a message. */
const linkedToastMs = 6000;

/** What the last form came to (R-TOAST-06); the box in the page gives way to it, but for one that can be undone. */
function useFlash({ flash }: PageFacts): void {
  useEffect(() => {
    if (!flash || flash.undo) return;
    toaster.show(flash.next ? { ...flash, duration: linkedToastMs } : flash);
  }, [flash]);
}
