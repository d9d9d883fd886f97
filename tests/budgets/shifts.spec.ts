import { expect, type Page, test } from "@playwright/test";
import { findProduct, productPath } from "../support/catalogue";
import { shopUrl } from "../support/shop-url";

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

async function watchShifts(page: Page) {
  await page.addInitScript(() => {
    window.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) window.shift += Reflect.get(entry, "value");
    }).observe({ type: "layout-shift", buffered: true });
  });
}

test.use({ viewport: { width: 360, height: 740 } });

for (const [name, path] of Object.entries(pages)) {
  test(`R-NOJS-07[pictures] nothing jumps on ${name} when pictures and scripts come late`, async ({
    page,
  }) => {
    await watchShifts(page);
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

for (const list of ["/fa", "/fa/home/products", "/fa/blogs", "/fa/home/faqs", "/fa/home/law"]) {
  test(`hardly anything moves on ${list}, or on a post that it leads to, when the Persian typeface comes late`, async ({
    page,
  }) => {
    await watchShifts(page);
    for (const path of [list, ...(await postsOf(list))]) {
      expect(await shiftOfTypeface(page, path), path).toBeLessThanOrEqual(0.02);
    }
  });
}

/** The first posts of the journal's list; no other list leads to any. */
async function postsOf(list: string): Promise<string[]> {
  const html = await (await fetch(new URL(list, shopUrl()))).text();
  const links = html.matchAll(/href="(\/fa\/home\/singleBlog\/[^"?#]+)"/g);
  return list.endsWith("/blogs")
    ? [...new Set(Array.from(links, ([, link]) => link ?? ""))].slice(0, 4)
    : [];
}

async function shiftOfTypeface(page: Page, path: string): Promise<number> {
  let release = () => {};
  const printed = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/fonts\//, async (route) => {
    await printed;
    await route.continue();
  });
  const font = page.waitForResponse(/\/fonts\//);
  await page.goto(path, { waitUntil: "domcontentloaded" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  release();
  await font;
  const shift = await page.evaluate(async () => {
    await document.fonts.ready;
    const painted = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await painted();
    await painted();
    return window.shift;
  });
  await page.unroute(/\/fonts\//);
  return shift;
}
