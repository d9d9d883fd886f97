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

/** Stands in the page itself, because the offer may come long before the app has started. */
export const installCapture =
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
export function pageInstallPrompt(): InstallPrompt | null {
  if (typeof window === "undefined") return null;
  held ??= holdInstallPrompt(window);
  return held;
}
