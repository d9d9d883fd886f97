import { useEffect } from "react";
import { scheduleChecks } from "~/client/pwa/checks";
import { hasSavedNote } from "./departments/saved-note";

/** Looks after what was saved for later, as often as a new version is asked for; its code is loaded only then. */
export function useSavedDepartments(): void {
  useEffect(() => {
    if (!import.meta.env.PROD || !navigator.serviceWorker) return;
    return scheduleChecks(() => {
      if (hasSavedNote()) void refresh();
    });
  }, []);
  useEffect(() => {
    const ask = () => void askToPersist();
    window.addEventListener("appinstalled", ask);
    return () => window.removeEventListener("appinstalled", ask);
  }, []);
}

async function refresh(): Promise<void> {
  try {
    const { refreshDepartments } = await import("./departments/refresh-departments");
    await refreshDepartments();
  } catch {
    // What lies here stays as it is.
  }
}

/** Whoever installs the shop wants to find it there. */
async function askToPersist(): Promise<void> {
  try {
    const { askToPersistOnce } = await import("./keep-promise");
    await askToPersistOnce();
  } catch {
    // Its script can't be had: the page of the device has a button for it.
  }
}
