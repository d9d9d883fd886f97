import type { Page } from "@playwright/test";

/** Tells a page what browsers tell one whose tab is behind another. */
export async function hideTab(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.defineProperty(document, "hidden", { configurable: true, value: true });
    document.dispatchEvent(new Event("visibilitychange"));
  });
}
