import { useLocation } from "@remix-run/react";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useOnline } from "./connection";

/** Marks what can't be done while there is no network; its script is loaded only then, and comes with the offline page. */
export function useOfflineLook(): void {
  const isOnline = useOnline();
  const { key } = useLocation();
  const { t } = useTranslation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page is looked at anew
  useEffect(() => {
    // Without a worker nothing is saved, and the script could not come.
    if (isOnline || !navigator.serviceWorker?.controller) return;
    const loading = import("./mark-unsaved");
    void loading
      .then(({ markUnsaved }) => markUnsaved(document, t("offline.unsaved")))
      .catch(() => {});
    return () => void loading.then(({ unmarkAll }) => unmarkAll(document)).catch(() => {});
  }, [isOnline, key, t]);
}
