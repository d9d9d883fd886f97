import { expect, test } from "@playwright/test";
import { findProduct, productPath } from "../support/catalogue";

const pages = {
  home: async () => "/fa",
  listing: async () => "/fa/home/products",
  product: async () => productPath("fa", await findProduct("fa", { withChoice: true })),
};

declare global {
  interface Window {
    shift: number;
  }
}

test.use({ viewport: { width: 360, height: 740 } });

for (const [name, path] of Object.entries(pages)) {
  test(`R-NOJS-07[pictures] nothing jumps on ${name} when pictures and scripts come late`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      window.shift = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) window.shift += Reflect.get(entry, "value");
      }).observe({ type: "layout-shift", buffered: true });
    });
    let release = () => {};
    const laidOut = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/\/api\/media\//, async (route) => {
      await laidOut;
      await route.continue();
    });
    await page.goto(await path(), { waitUntil: "domcontentloaded" });
    const picture = page.getByRole("main").locator("img").first();
    expect((await picture.boundingBox())?.height).toBeGreaterThan(50);
    release();
    await expect
      .poll(() => picture.evaluate((one: HTMLImageElement) => one.naturalWidth))
      .toBeGreaterThan(0);
    for (const one of await page.getByRole("main").locator("img").all()) {
      await one.scrollIntoViewIfNeeded();
    }
    await page.waitForLoadState("networkidle");
    expect(await page.evaluate(() => window.shift)).toBeLessThanOrEqual(0.01);
  });
}
