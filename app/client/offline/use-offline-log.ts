import { useNavigate, useRevalidator } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { localStore, sessionStore, storageKeys } from "~/client/storage/guarded-storage";
import { problemCount, waitingCount, waitingListeners } from "~/client/storage/waiting";
import { toaster } from "~/client/toast/toaster";
import type { RootData } from "~/root-data";
import { checkoutPath, offlinePath } from "~/sitemap/paths";
import { forgetOthersLog } from "./offline-forms";
import { startRetrying } from "./retrying";

/**
 * Sends what waits in the offline log: when the page starts, when the network comes back, when the shopper looks at
 * the page again, and with pauses in between; then asks for the page anew and says what became of it (R-PWA-14).
 */
export function useOfflineLog({
  lang,
  user,
  marker,
}: Pick<RootData, "lang" | "user" | "marker">): void {
  const { t } = useTranslation();
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const owner = user.login ? user.info.id : "";
  const forgetting = useRef(Promise.resolve());
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the reader is another one
  useEffect(() => {
    forgetting.current = forgetOthersLog().catch(() => {});
  }, [owner, marker]);
  const send = useRef(async () => {});
  send.current = async () => {
    const { sendWaiting, takeReadied } = await import("./log/send-waiting");
    // What goes as somebody else's was sent by nobody.
    await forgetting.current;
    const before = waitingCount();
    const { sent, dropped, problems, ready } = await sendWaiting(lang, t("offline.refused"));
    // The worker has sent it where something waited and nothing does any more.
    const isByWorker = sent === 0 && before - dropped > waitingCount();
    if (sent === 0 && !isByWorker) return;
    revalidate();
    const isInCheckout = window.location.pathname.startsWith(checkoutPath(lang));
    if (ready?.to && (isInCheckout || problems.every(({ to }) => to !== undefined))) {
      const further = [{ to: ready.to, text: t("offline.review") }];
      toaster.show({ type: "info", text: ready.text, next: further, duration: -1 });
      if (!isInCheckout) return;
      // Whoever waits for it in the checkout is led to its review.
      await takeReadied();
      if (window.location.pathname !== ready.to) navigate(ready.to);
      return;
    }
    const next = [{ to: offlinePath(lang), text: t("offline.see") }];
    toaster.show(
      problems.length > 0 || (isByWorker && problemCount() > 0)
        ? { type: "warning", text: t("offline.problems"), next, duration: -1 }
        : { type: "success", text: t("offline.sent") },
    );
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a start
  useEffect(() => {
    recallOnce(lang)
      .then((found) => found && revalidate())
      .catch(() => {});
  }, []);
  useEffect(() => {
    const sending = startRetrying(
      () => send.current(),
      () => waitingCount() > 0 && navigator.onLine,
    );
    sending.attempt();
    waitingListeners.add(sending.attempt);
    window.addEventListener("online", sending.attempt);
    document.addEventListener("visibilitychange", sending.attempt);
    return () => {
      sending.stop();
      waitingListeners.delete(sending.attempt);
      window.removeEventListener("online", sending.attempt);
      document.removeEventListener("visibilitychange", sending.attempt);
    };
  }, []);
}

/** Once for each time that a tab is opened, and only where something was put aside or done without a network. */
async function recallOnce(lang: RootData["lang"]): Promise<boolean> {
  const { guest, recalled } = storageKeys;
  if (sessionStore.read(recalled)) return false;
  sessionStore.write(recalled, "1");
  if (!localStore.read(guest) && !(await hasLog())) return false;
  const { recall } = await import("./log/send-waiting");
  return recall(lang);
}

/** Whether anything was ever written into the log here; it isn't opened for that. */
async function hasLog(): Promise<boolean> {
  const databases = (await indexedDB.databases?.()) ?? [];
  return databases.some(({ name }) => name === "offline-log");
}
