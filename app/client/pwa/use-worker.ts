import { loadServiceWorker } from "@remix-pwa/sw";
import { useEffect } from "react";
import { pageUpdate } from "./page-update";
import { checkWorker, scheduleChecks, workerAddress } from "./worker-checks";
import { tellWorker } from "./worker-messages";

/**
 * Registers the service worker when the page has loaded and the phone has nothing better to do, watches for
 * new versions and checks for them (R-PWA-01, R-PWA-08). Development goes without, lite pages have no script.
 */
export function useWorker(): void {
  useEffect(() => {
    const workers = navigator.serviceWorker;
    if (!import.meta.env.PROD || !workers) return;
    whenIdle(() => {
      loadServiceWorker({ serviceWorkerUrl: workerAddress, scope: "/", type: "classic" });
      void workers.ready.then((registration) => pageUpdate()?.watch(registration));
      if (!workers.controller) workers.addEventListener("controllerchange", keepLoaded, once);
    });
    return scheduleChecks(() => void workers.getRegistration().then(checkWorker));
  }, []);
}

const once = { once: true };
const idleAtLatestMs = 4000;

function whenIdle(run: () => void): void {
  if ("requestIdleCallback" in window) {
    window.requestIdleCallback(run, { timeout: idleAtLatestMs });
  } else setTimeout(run, idleAtLatestMs / 2);
}

/** What this page loaded before the worker took over; the browser's own cache still has it. */
function keepLoaded(): void {
  const addresses = performance.getEntriesByType("resource").map(({ name }) => name);
  tellWorker("files", { addresses });
}
