import { lazy, Suspense } from "react";
import { isAddress } from "~/client/offline/log/operation";
import { useWaitingCount } from "~/client/offline/use-stored-lists";
import styles from "./offline.css?url";

const WaitingList = lazy(() =>
  import("./waiting-list.enhanced").catch(() => ({ default: () => null })),
);

/** What of the address book waits on this device; its script is loaded only where something waits. */
export function WaitingAddresses() {
  if (useWaitingCount() === 0) return null;
  return (
    <Suspense fallback={null}>
      <link rel="stylesheet" href={styles} />
      <WaitingList isShown={isAddress} />
    </Suspense>
  );
}
