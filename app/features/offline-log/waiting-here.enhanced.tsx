import { lazy, Suspense } from "react";
import type { OfflineChange } from "~/client/offline/log/operation";
import { useWaitingCount } from "~/client/offline/use-waiting-count";
import styles from "./offline.css?url";

const WaitingList = lazy(() =>
  import("./waiting-list.enhanced").catch(() => ({ default: () => null })),
);

interface WaitingHereProps {
  /** Whether a change belongs to the page; the same from render to render. */
  isShown: (change: OfflineChange) => boolean;
}

/** What of a page's own waits on this device, and that it isn't sent yet; its script is loaded only where something waits. */
export function WaitingHere({ isShown }: WaitingHereProps) {
  if (useWaitingCount() === 0) return null;
  return (
    <Suspense fallback={null}>
      <link rel="stylesheet" href={styles} />
      <WaitingList isShown={isShown} isNoted />
    </Suspense>
  );
}
