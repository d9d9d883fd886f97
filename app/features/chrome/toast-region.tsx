import { useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { toaster } from "~/client/toast/toaster";
import { Toast } from "~/ui/toast/toast";

/** Where messages appear. */
export function ToastRegion() {
  const { t } = useTranslation();
  const message = useSyncExternalStore(toaster.subscribe, toaster.current, () => null);
  if (!message) return null;
  return <Toast {...message} closeLabel={t("close")} onClose={() => toaster.close()} />;
}
