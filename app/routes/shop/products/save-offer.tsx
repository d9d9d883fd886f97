import { Suspense } from "react";
import { useHydrated } from "~/client/boot/use-hydrated";
import { lazyExtra } from "~/ui/lazy-extra";

const SaveDepartment = lazyExtra<SaveOfferProps>(() => import("./save-department.enhanced"));

export interface SaveOfferProps {
  /** The path of the department's listing. */
  path: string;
  name: string;
}

/** Where a worker stands behind the page its department can be saved for later; nothing of it anywhere else. */
export function SaveOffer(props: SaveOfferProps) {
  if (!useHydrated() || !navigator.serviceWorker?.controller) return null;
  return (
    <Suspense>
      <SaveDepartment key={props.path} {...props} />
    </Suspense>
  );
}
