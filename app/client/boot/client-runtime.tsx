import { useSWEffect } from "@remix-pwa/sw/use-sw-effect";
import { useEffect, useState } from "react";
import { missingKeys, registerKey } from "~/client/i18n/missing-keys";
import { useConnectionToast } from "~/client/offline/connection";
import { useUnsentForms } from "~/client/offline/preserve-form";
import { useStaleness } from "~/client/offline/staleness";
import { type PageFacts, usePageFacts } from "~/client/page-facts";
import { useWorker } from "~/client/pwa/use-worker";
import { sessionStore } from "~/client/storage/guarded-storage";
import { useOtherTabs } from "~/client/storage/use-other-tabs";
import { useStorageSync } from "~/client/storage/use-storage-sync";
import { type ToastMessage, toaster } from "~/client/toast/toaster";
import { ToastRegion } from "~/features/chrome/toast-region";
import { UpdatePrompt } from "~/features/chrome/update-prompt";
import { raisePreloadErrors } from "./preload-errors";
import { useScrollBack } from "./scroll-back";
import { useHydrated } from "./use-hydrated";
import { usePageFocus } from "./use-page-focus";

/**
 * What every page gains once the app has started; on the server and before that, nothing. `data-hydrated`
 * on the page says that it has, for styles and tests.
 */
export function ClientRuntime() {
  const facts = usePageFacts();
  useEffect(() => {
    document.documentElement.dataset.hydrated = "";
  }, []);
  return useHydrated() && facts ? <Started facts={facts} /> : null;
}

function Started({ facts }: { facts: PageFacts }) {
  const { isFresh, cachedAt } = useStaleness();
  useFlash(facts);
  useStorageSync(facts, isFresh);
  useOtherTabs(facts);
  useConnectionToast(facts.lang, cachedAt);
  useUnsentForms();
  useScrollBack();
  usePageFocus();
  useWorker();
  useSWEffect();
  useEffect(() => raisePreloadErrors(window, sessionStore), []);
  useEffect(() => {
    if (!isFresh) sessionStore.remove(routesGuard);
  }, [isFresh]);
  useEffect(() => {
    const { about } = facts;
    if (about.autoTranslate) missingKeys.start(registerKey(about.package));
  }, [facts]);
  return (
    <>
      <ToastRegion />
      <UpdatePrompt />
    </>
  );
}

/**
 * Remix's guard against loading documents in a circle when it can't have the routes it asks for. A page from
 * the worker's cache was loaded for just that reason, and the next click may be another such case.
 */
const routesGuard = "remix-manifest-version";

/**
 * What the last form came to (R-TOAST-06), where the answer was no document: that one has its message in the page,
 * and so have messages that can be undone. One with a link stays until it is closed or the reader goes on, for a
 * link that goes by itself can't be reached by everybody.
 */
function useFlash({ flash }: PageFacts): void {
  const [served] = useState(flash);
  useEffect(() => {
    if (!flash || flash === served || flash.undo) return;
    const message: ToastMessage = flash.next ? { ...flash, duration: -1 } : flash;
    toaster.show(message);
    return () => toaster.withdraw(message);
  }, [flash, served]);
}
