import { expect, type Page } from "@playwright/test";

/** Fails on a page that is wider than its window: nobody should have to scroll sideways. */
export async function expectFits(page: Page): Promise<void> {
  // A document without its styles yet is as wide as its pictures.
  await page.waitForLoadState();
  const { wide, seen } = await page.evaluate(() => ({
    wide: document.documentElement.scrollWidth,
    seen: document.documentElement.clientWidth,
  }));
  expect(wide).toBeLessThanOrEqual(seen);
}
