import { expect, type Page } from "@playwright/test";

/**
 * Waits until a page has started, which one that is there to be read does once somebody is about to use it
 * (decisions 177): a key that does nothing is the least that can be done with it.
 */
export async function startPage(page: Page): Promise<void> {
  await page.keyboard.press("Shift");
  await expect(page.locator("html[data-hydrated]")).toBeAttached();
}
