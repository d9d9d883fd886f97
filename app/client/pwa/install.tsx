import { useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";

/** The browser's offer to install the shop, held until the reader asks for it (R-PWA-07, R-STORE-17). */
export interface InstallPromptEvent extends Event {
  prompt(): Promise<unknown>;
}

declare global {
  interface Window {
    /** Caught by the inline script, which runs before hydration. */
    installPrompt?: InstallPromptEvent;
  }
  interface WindowEventMap {
    beforeinstallprompt: InstallPromptEvent;
  }
}

/** Source that catches the browser's offer to install, which may come long before the app has started (R-STORE-17). */
export const captureOffer =
  'addEventListener("beforeinstallprompt",function(e){e.preventDefault();window.installPrompt=e})';

export interface InstallPrompt {
  isHeld(): boolean;
  /** Shows the browser's dialog; an offer is good for one time. */
  ask(): void;
  subscribe(listener: () => void): () => void;
}

export function holdInstallPrompt(page: Window): InstallPrompt {
  const listeners = new Set<() => void>();
  const release = () => {
    page.installPrompt = undefined;
    notify();
  };
  function notify() {
    for (const listener of listeners) listener();
  }
  page.addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    page.installPrompt = event;
    notify();
  });
  page.addEventListener("appinstalled", release);
  return {
    isHeld: () => page.installPrompt !== undefined,
    ask() {
      void page.installPrompt?.prompt();
      release();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

let held: InstallPrompt | null = null;

/** The page's own; null on the server. */
function pageInstallPrompt(): InstallPrompt | null {
  if (typeof window === "undefined") return null;
  held ??= holdInstallPrompt(window);
  return held;
}

/** Shows the browser's dialog; undefined while the browser offers no installing (C-62). */
export function useInstall(): (() => void) | undefined {
  const prompt = pageInstallPrompt();
  const isHeld = useSyncExternalStore(
    (listener) => prompt?.subscribe(listener) ?? (() => {}),
    () => prompt?.isHeld() ?? false,
    () => false,
  );
  return isHeld ? () => prompt?.ask() : undefined;
}

/** Installs the shop; there only while the browser offers it (C-62). */
export function InstallButton() {
  const { t } = useTranslation();
  const install = useInstall();
  if (!install) return null;
  return (
    <button type="button" className="bar-link" onClick={install}>
      {t("install.button")}
    </button>
  );
}
