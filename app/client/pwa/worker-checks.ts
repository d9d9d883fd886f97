/** Asking for a new worker: first 1000 ms after hydration, then once a day (R-PWA-08, C-61). */
export const firstCheckMs = 1000;
export const nextChecksMs = 86_400_000;
export const workerAddress = "/sw.js";

/** @returns how to stop */
export function scheduleChecks(check: () => void): () => void {
  let timer = setTimeout(run, firstCheckMs);
  function run() {
    check();
    timer = setTimeout(run, nextChecksMs);
  }
  return () => clearTimeout(timer);
}

/**
 * Fetches the worker past every cache and asks for an update if it is there (R-PWA-09 to R-PWA-11). Says
 * nothing of failures: the next check comes by itself.
 */
export async function checkWorker(
  registration: { update(): Promise<unknown> } | undefined,
): Promise<void> {
  if (!registration || !navigator.onLine) return;
  try {
    const { status } = await fetch(workerAddress, { cache: "no-store" });
    if (status === 200) await registration.update();
  } catch {
    // Offline after all, or the update was refused.
  }
}
