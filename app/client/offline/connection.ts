import { useEffect, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import type { LanguageCode } from "#backend/contract/languages";
import { toaster } from "~/client/toast/toaster";
import { formatsFor } from "~/i18n/format";
import type { Staleness } from "./staleness";
import { storedDisplay } from "./stored-display";

/** The events after which the line may be another than before. */
export const connectionEvents = ["online", "offline"] as const;

function subscribe(listener: () => void): () => void {
  for (const name of connectionEvents) window.addEventListener(name, listener);
  return () => {
    for (const name of connectionEvents) window.removeEventListener(name, listener);
  };
}

/** Whether the browser has a network, as far as it knows; true while rendering on the server. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
}

/** Whether a request came to no answer: browsers say so by a TypeError; refusals and redirects are none. */
export const isConnectionLost = (error: unknown): boolean => error instanceof TypeError;

/**
 * The standing warning while there is no network (R-PWA-12, R-ERR-06); a page from the worker's cache says
 * when it was saved, with or without a network.
 * @param staleness of the page on screen
 */
export function useConnectionToast(
  lang: LanguageCode,
  { cachedAt, hasOldPrices }: Staleness,
): void {
  const isOnline = useOnline();
  const { t } = useTranslation();
  useEffect(() => {
    const parts: string[] = [];
    if (!isOnline) parts.push(t("no_internet"));
    if (cachedAt !== null) {
      const date = formatsFor(lang, storedDisplay()).dateTime(new Date(cachedAt));
      parts.push(t("offline.kept_at", { date }));
      if (hasOldPrices) parts.push(t("offline.old_prices"));
    }
    toaster.stand(
      parts.length > 0 ? { type: isOnline ? "info" : "warning", text: parts.join(" ") } : null,
    );
  }, [isOnline, cachedAt, hasOldPrices, lang, t]);
}
