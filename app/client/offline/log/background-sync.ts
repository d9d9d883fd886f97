/** How the log is named to the browser, which wakes the worker for it when there is a network again. */
export const syncTag = "offline-log";

/** Background Sync, which TypeScript's browsers don't know: Chromium alone has it. */
interface WithSync {
  sync?: { register(tag: string): Promise<void> };
}

/** Asks the browser to wake the worker once there is a network, also where no page is open any more. */
export async function askForSync(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker?.getRegistration();
    await (registration as WithSync | undefined)?.sync?.register(syncTag);
  } catch {
    // Refused, or unknown: the pages send it themselves.
  }
}
