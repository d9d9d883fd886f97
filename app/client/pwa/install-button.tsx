import { useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { pageInstallPrompt } from "./install-prompt";

/** Installs the shop; there only while the browser offers it (C-62). */
export function InstallButton() {
  const { t } = useTranslation();
  const prompt = pageInstallPrompt();
  const isHeld = useSyncExternalStore(
    (listener) => prompt?.subscribe(listener) ?? (() => {}),
    () => prompt?.isHeld() ?? false,
    () => false,
  );
  if (!isHeld) return null;
  return (
    <button type="button" className="bar-link" onClick={() => prompt?.ask()}>
      {t("install.button")}
    </button>
  );
}
