import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import type { OfflineChange } from "~/client/offline/log/operation";
import { useWaitingCount } from "~/client/offline/use-stored-lists";
import styles from "./offline.css?url";
import type { WaitingWords } from "./waiting-list.enhanced";

const WaitingList = lazy(() =>
  import("./waiting-list.enhanced").catch(() => ({ default: () => null })),
);

interface WaitingHereProps {
  /** Whether a change belongs to the page; the same from render to render. */
  isShown: (change: OfflineChange) => boolean;
  /** From the loader, on a page that has no texts but the core's. */
  words?: WaitingWords;
}

/** What of a page's own waits on this device, and that it isn't sent yet; its script is loaded only where something waits. */
export function WaitingHere({ isShown, words }: WaitingHereProps) {
  const { t } = useTranslation();
  if (useWaitingCount() === 0) return null;
  const said = words ?? {
    title: t("offline.outbox"),
    note: t("offline.not_sent"),
    takeBack: t("offline.dont_send"),
  };
  return (
    <Suspense fallback={null}>
      <link rel="stylesheet" href={styles} />
      <WaitingList isShown={isShown} words={said} />
    </Suspense>
  );
}
