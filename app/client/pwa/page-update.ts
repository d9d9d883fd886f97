import { createWorkerUpdate, type WorkerUpdate } from "./worker-update";

let update: WorkerUpdate | null = null;

/** The page's own watch over new versions; null where there are no workers. */
export function pageUpdate(): WorkerUpdate | null {
  if (typeof navigator === "undefined" || !navigator.serviceWorker) return null;
  update ??= createWorkerUpdate(navigator.serviceWorker, () => window.location.reload());
  return update;
}
