import type { Page } from "@playwright/test";

/** How many changes wait for the shop, as the page keeps it; null for none, undefined while it goes on to another. */
export function offlineWaiting(page: Page): Promise<string | null | undefined> {
  return page.evaluate(() => localStorage.getItem("offline_waiting")).catch(() => undefined);
}

/**
 * Until the page has made its log. A change is counted before it is written, and a test that opened the log first would make
 * it, without its stores.
 */
export async function untilLogStands(page: Page): Promise<void> {
  await page.waitForFunction(async () =>
    (await indexedDB.databases()).some(({ name }) => name === "offline-log"),
  );
}
