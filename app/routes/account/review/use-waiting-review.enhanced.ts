import { useEffect, useState } from "react";
import type { OfflineChange, OfflineMessage } from "~/client/offline/log/operation";
import { useWaitingCount } from "~/client/offline/use-waiting-count";

interface WaitingReview {
  op_id: string;
  change: OfflineReview;
}
type OfflineReview = Extract<OfflineMessage, { type: "review" }>;

const isReview = (change: OfflineChange): change is OfflineReview => change.type === "review";

/** Which of what waits is a review of the product. */
export const isReviewOf = (product: number) => (change: OfflineChange) =>
  isReview(change) && change.product === product;

/**
 * The reader's review of a product as it waits on this device, as it was written last; undefined where none does. What
 * reads the log is loaded only where something waits.
 */
export function useWaitingReview(product: number): WaitingReview | undefined {
  const count = useWaitingCount();
  const [waiting, setWaiting] = useState<WaitingReview>();
  useEffect(() => {
    let isLeft = false;
    const find = count > 0 ? findWaiting(product) : Promise.resolve(undefined);
    const show = (found?: WaitingReview) => {
      if (!isLeft) setWaiting(found);
    };
    find.then(show, () => show());
    return () => {
      isLeft = true;
    };
  }, [count, product]);
  return waiting;
}

async function findWaiting(product: number): Promise<WaitingReview | undefined> {
  const { ownEntries } = await import("~/client/offline/log/own-entries");
  const found = (await ownEntries(isReviewOf(product))).pop();
  if (!found || !isReview(found.operation.change)) return undefined;
  return { op_id: found.operation.op_id, change: found.operation.change };
}
