import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../../support/fixtures";
import { languageCodes } from "../../support/languages";
import { type RunningProxy, startRewritingProxy } from "../../support/rewriting-proxy";
import { startPage } from "../../support/start-page";

/** Documents that the server was asked for, with what for: browsers tell nobody else of what they fetch ahead. */
let asked: { path: string; purpose: string }[];
let proxy: RunningProxy;

test.beforeEach(async ({ baseURL, page }) => {
  asked = [];
  proxy = await startRewritingProxy(baseURL ?? "", ({ url = "", headers }) => {
    if (!/^document$|^empty$/.test(String(headers["sec-fetch-dest"]))) return;
    // The stylesheet that a newcomer's page brings for the next one is no page.
    if (url.startsWith("/assets/")) return;
    asked.push({ path: url, purpose: String(headers["sec-purpose"] ?? "") });
  });
  // A strong device would start the page by itself.
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "hardwareConcurrency", { get: () => 4 });
  });
});
test.afterEach(() => proxy.stop());

// Nothing is scrolled for, which would start the page.
test.use({ hasTouch: true, viewport: { width: 900, height: 3000 } });

/** A finger on a link; what is returned lifts it. */
async function touch(
  page: Page,
  link: Locator,
): Promise<(how: "touchEnd" | "touchCancel") => Promise<void>> {
  const box = await link.boundingBox();
  if (!box) throw new Error("The link is not shown");
  const session = await page.context().newCDPSession(page);
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [at] });
  return async (type) => {
    await session.send("Input.dispatchTouchEvent", { type, touchPoints: [] });
  };
}

const pathOf = async (link: Locator) => (await link.getAttribute("href")) ?? "";
const askedFor = (path: string) => asked.filter((one) => one.path === path);

for (const lang of languageCodes) {
  test(`a finger on a product's link fetches its page, which the tap then shows without another request (${lang})`, async ({
    page,
    shopper,
  }) => {
    await page.goto(`${proxy.url}/${lang}/home/products`);
    const link = shopper.cards.first();
    const path = await pathOf(link);
    const lift = await touch(page, link);
    await expect.poll(() => askedFor(path)).toEqual([{ path, purpose: "prefetch" }]);
    await lift("touchEnd");
    await expect(page).toHaveURL(proxy.url + path);
    await expect(shopper.title).toBeVisible();
    expect(askedFor(path)).toHaveLength(1);
  });
}

test("nothing of a reader's own is fetched ahead, and no page in another language", async ({
  page,
  shopper,
}) => {
  const own = ["/en/carts", "/login", "/user", "/fa/"].map((path) =>
    page.locator(`a[href^="${path}"]:visible`).first(),
  );
  let touched = 0;
  for (const link of own) {
    // A page anew for each: the first finger on one starts it, and a started page has no rules.
    await page.goto(`${proxy.url}/en/home/products`);
    if ((await link.count()) === 0) continue;
    await (await touch(page, link))("touchCancel");
    touched += 1;
  }
  expect(touched).toBeGreaterThan(1);
  await page.goto(`${proxy.url}/en/home/products`);
  const last = shopper.cards.first();
  const path = await pathOf(last);
  await touch(page, last);
  await expect.poll(() => askedFor(path)).toHaveLength(1);
  expect(asked.filter(({ purpose }) => purpose).map((one) => one.path)).toEqual([path]);
});

test("a page that has started fetches its pages itself, and no document", async ({
  page,
  shopper,
}) => {
  await page.goto(`${proxy.url}/en/home/products`);
  await startPage(page);
  const link = shopper.cards.first();
  const path = await pathOf(link);
  await (await touch(page, link))("touchEnd");
  await expect(page).toHaveURL(proxy.url + path);
  expect(askedFor(path)).toEqual([]);
});

test.describe("who saves data", () => {
  test.use({ extraHTTPHeaders: { "Save-Data": "on" } });

  test("fetches nothing ahead", async ({ page, shopper }) => {
    const answer = await page.goto(`${proxy.url}/en/home/products`);
    expect(answer?.headers()["speculation-rules"]).toBeUndefined();
    const link = shopper.cards.first();
    const path = await pathOf(link);
    await (await touch(page, link))("touchEnd");
    await expect(page).toHaveURL(proxy.url + path);
    expect(askedFor(path)).toEqual([{ path, purpose: "" }]);
  });
});
