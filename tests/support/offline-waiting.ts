import type { Page } from "@playwright/test";

/** How many changes wait for the shop, as the page keeps it; null for none, undefined while it goes on to another. */
export function offlineWaiting(page: Page): Promise<string | null | undefined> {
  return page.evaluate(() => localStorage.getItem("offline_waiting")).catch(() => undefined);
}
