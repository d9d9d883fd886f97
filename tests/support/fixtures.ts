import { test as base, expect } from "@playwright/test";
import { collectComplaints } from "./complaints";
import { Shopper } from "./shopper";

interface ShopFixtures {
  shopper: Shopper;
  /** Errors of the page, which fail the test at its end; a test that provokes one takes it out. */
  complaints: string[];
}

export const test = base.extend<ShopFixtures>({
  complaints: [
    async ({ page }, use) => {
      const complaints = collectComplaints(page);
      await use(complaints);
      expect(complaints, "the page's console").toEqual([]);
    },
    { auto: true },
  ],
  shopper: async ({ page, javaScriptEnabled }, use) => {
    await use(new Shopper(page, javaScriptEnabled ?? true));
  },
});

export { expect };
