/** The new version that waits, and what the reader decides about it (R-PWA-04 to R-PWA-06, C-60). */
import { sendSkipWaitingMessage } from "@remix-pwa/sw";

export interface WorkerUpdate {
  /** Begins to watch: a worker that waits already is offered at once, one that is being installed once it is. */
  watch(registration: ServiceWorkerRegistration): void;
  isOffered(): boolean;
  /** The waiting worker takes over; every page of the shop is reloaded when it has. */
  accept(): void;
  /** The old version stays until the next start. */
  dismiss(): void;
  subscribe(listener: () => void): () => void;
}

export function createWorkerUpdate(
  container: ServiceWorkerContainer,
  reload: () => void,
): WorkerUpdate {
  const listeners = new Set<() => void>();
  let waiting: ServiceWorker | null = null;
  let isDismissed = false;
  let hadController = container.controller !== null;
  let hasReloaded = false;

  function notify() {
    for (const listener of listeners) listener();
  }

  function offer(worker: ServiceWorker | null) {
    // Without a controller this is the first install: there is no old version to replace.
    if (!worker || !container.controller) return;
    waiting = worker;
    notify();
  }

  function offerOnceInstalled(worker: ServiceWorker | null) {
    worker?.addEventListener("statechange", () => {
      if (worker.state === "installed") offer(worker);
    });
  }

  container.addEventListener("controllerchange", () => {
    // The device was cleared: nothing took over, and a reload would break off the page that says so.
    if (!container.controller) return;
    if (hadController && !hasReloaded) {
      hasReloaded = true;
      reload();
    }
    hadController = true;
  });

  return {
    watch(registration) {
      offer(registration.waiting);
      // The browser itself looks for a new version when a page is opened, and may be at it already.
      offerOnceInstalled(registration.installing);
      registration.addEventListener("updatefound", () =>
        offerOnceInstalled(registration.installing),
      );
    },
    isOffered: () => waiting !== null && !isDismissed,
    accept() {
      if (waiting) sendSkipWaitingMessage(waiting);
    },
    dismiss() {
      isDismissed = true;
      notify();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

let update: WorkerUpdate | null = null;
let beforeReload = () => {};

/** Says what is to be done before the page is reloaded for a new version. */
export function setBeforeReload(run: () => void): void {
  beforeReload = run;
}

function reload(): void {
  beforeReload();
  window.location.reload();
}

/** The page's own watch over new versions; null where there are no workers. */
export function pageUpdate(): WorkerUpdate | null {
  if (typeof navigator === "undefined" || !navigator.serviceWorker) return null;
  update ??= createWorkerUpdate(navigator.serviceWorker, reload);
  return update;
}
