import { expect, type Page, test } from "@playwright/test";
import { findProduct, productPath } from "../support/catalogue";
import { lastOfDemo } from "../support/journal";
import { shopUrl } from "../support/shop-url";
import { startPage } from "../support/start-page";

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
    await startPage(page);
    await page.waitForLoadState("networkidle");
    expect(await page.evaluate(() => window.shift)).toBeLessThanOrEqual(0.01);
  });
}

for (const path of ["/fa", "/fa/home/products", "/fa/blogs", "/fa/home/faqs", "/fa/home/law"]) {
  test(`hardly anything moves on ${path} when the Persian typeface comes late`, async ({
    page,
  }) => {
    await watchShifts(page);
    expect(await shiftOfTypeface(page, path)).toBeLessThanOrEqual(0.02);
  });
}

test("hardly anything moves on a post when the Persian typeface comes late", async ({ page }) => {
  await watchShifts(page);
  for (const path of await findPosts(4)) {
    expect(await shiftOfTypeface(page, path), path).toBeLessThanOrEqual(0.02);
  }
});

/** The newest of the demo's posts, through the pages of the journal: other tests write some that have hardly any words. */
async function findPosts(count: number): Promise<string[]> {
  const posts = new Set<string>();
  for (let page = 1; posts.size < count; page++) {
    const list = await fetch(new URL(`/fa/blogs?page=${page}`, shopUrl()));
    expect(list.status, "pages of the journal").toBe(200);
    const links = (await list.text()).matchAll(/href="(\/fa\/home\/singleBlog\/(\d+)\/[^"?#]+)"/g);
    for (const [, link = "", number] of links) if (Number(number) <= lastOfDemo) posts.add(link);
  }
  return [...posts].slice(0, count);
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
  // A page takes it up once it is there whole; until then no face is waited for.
  await page.waitForFunction(() =>
    [...document.fonts].some((face) => face.family === "Vazirmatn" && face.status === "loaded"),
  );
  const shift = await page.evaluate(async () => {
    const painted = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await painted();
    await painted();
    return window.shift;
  });
  await page.unroute(/\/fonts\//);
  return shift;
}
