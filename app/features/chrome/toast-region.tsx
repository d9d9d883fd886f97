import { useSyncExternalStore } from "react";
import { toaster } from "~/client/toast/toaster";
import { Toast } from "~/ui/toast/toast";

/** Where messages appear. */
export function ToastRegion() {
  const message = useSyncExternalStore(toaster.subscribe, toaster.current, () => null);
  if (!message) return null;
  return <Toast {...message} onClose={() => toaster.close()} />;
}
