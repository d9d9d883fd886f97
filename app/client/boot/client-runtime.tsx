import { useSWEffect } from "@remix-pwa/sw/use-sw-effect";
import { type ReactNode, useEffect, useState } from "react";
import { missingKeys, registerKey } from "~/client/i18n/missing-keys";
import { useConnectionToast } from "~/client/offline/connection";
import { pressHeld } from "~/client/offline/held-press";
import { useUnsentForms } from "~/client/offline/preserve-form";
import { useStaleness } from "~/client/offline/staleness";
import { useOfflineLog } from "~/client/offline/use-offline-log";
import { useOfflineLook } from "~/client/offline/use-offline-look";
import { useSavedDepartments } from "~/client/offline/use-saved-departments";
import { useServiceWorker } from "~/client/pwa/checks";
import { setBeforeReload } from "~/client/pwa/update";
import { dropManifestGuard } from "~/client/remix/manifest-guard";
import { sessionStore } from "~/client/storage/guarded-storage";
import { useOtherTabs } from "~/client/storage/use-other-tabs";
import { useStorageSync } from "~/client/storage/use-storage-sync";
import { type ToastMessage, toaster } from "~/client/toast/toaster";
import { type RootData, useRootData } from "~/root-data";
import { raisePreloadErrors } from "./preload-errors";
import { useScrollBack } from "./scroll-back";
import { useHydrated } from "./use-hydrated";
import { usePageFocus } from "./use-page-focus";

/**
 * What every page gains once the app has started, `children` among it; on the server and before that, nothing.
 * `data-hydrated` on the page says that it has, for styles and tests.
 */
export function ClientRuntime({ children }: { children: ReactNode }) {
  const data = useRootData();
  useEffect(() => {
    document.documentElement.dataset.hydrated = "";
  }, []);
  return useHydrated() && data ? <Started data={data}>{children}</Started> : null;
}

/** What the back-office's pages gain: nothing of theirs is stored, and nothing that a shopper has stored is touched. */
export function StaffRuntime(): null {
  useEffect(() => {
    document.documentElement.dataset.hydrated = "";
    pressHeld();
  }, []);
  usePageFocus();
  return null;
}

function Started({ data, children }: { data: RootData; children: ReactNode }) {
  const staleness = useStaleness();
  const { isStale } = staleness;
  useFlashToast(data);
  useStorageSync(data, isStale);
  useOtherTabs(data);
  useConnectionToast(data.lang, staleness);
  useUnsentForms(data.lang);
  useOfflineLog(data);
  useOfflineLook();
  useScrollBack();
  usePageFocus();
  useServiceWorker();
  useSavedDepartments();
  useSWEffect();
  useTypedInput();
  useEffect(() => raisePreloadErrors(window, sessionStore), []);
  useEffect(() => {
    if (isStale) dropManifestGuard(sessionStore);
  }, [isStale]);
  useEffect(() => {
    if (!staleness.hasOldPrices) delete document.documentElement.dataset.oldPrices;
  }, [staleness]);
  useEffect(() => {
    const { about } = data;
    if (about.autoTranslate) missingKeys.start(registerKey(about.package));
  }, [data]);
  return children;
}

/** What stands half-filled in forms goes over the reload to a new version of the shop. */
function useTypedInput(): void {
  useEffect(() => {
    if (!import.meta.env.PROD) return;
    void import("./typed-input").then(
      ({ keepTyped, restoreTyped }) => {
        restoreTyped();
        setBeforeReload(keepTyped);
      },
      () => {},
    );
  }, []);
}

/**
 * What the last form came to (R-TOAST-06), where the answer was no document: that one has its message in the page,
 * and so have messages that can be undone. One with a link stays until it is closed or the reader goes on, for a
 * link that goes by itself can't be reached by everybody.
 */
function useFlashToast({ flash }: RootData): void {
  const [served] = useState(flash);
  useEffect(() => {
    if (!flash || flash === served || flash.undo) return;
    const message: ToastMessage = flash.next ? { ...flash, duration: -1 } : flash;
    toaster.show(message);
    return () => toaster.withdraw(message);
  }, [flash, served]);
}
