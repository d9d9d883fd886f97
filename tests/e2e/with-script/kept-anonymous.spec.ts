import { findProduct, productPath } from "../../support/catalogue";
import { lostConnection, takeOut } from "../../support/complaints";
import { expect, test } from "../../support/fixtures";
import { logInBrowser } from "../../support/log-in-browser";
import { press } from "../../support/logging-in";
import { type ShopProcess, startShop } from "../../support/shop-process";
import { shopUrl } from "../../support/shop-url";

test.use({ serviceWorkers: "allow" });

/** A storefront of its own, so that it can really be stopped. */
let storefront: ShopProcess;
test.beforeEach(async () => {
  storefront = await startShop({ env: { API_URL: shopUrl() } });
});
test.afterEach(async ({ page }) => {
  await page.close();
  await storefront.stop();
});

/** All that the worker keeps, by address. */
function readCached(): Promise<[path: string, body: string][]> {
  return (async () => {
    const all: [string, string][] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const cached = await cache.match(request);
        all.push([new URL(request.url).pathname, (await cached?.text()) ?? ""]);
      }
    }
    return all;
  })();
}

test("R-PWA-03[private, visited] what the worker keeps of a logged-in reader's pages names nobody, and opens without a network", async ({
  page,
  shopper,
  complaints,
}) => {
  const email = `kept-${Date.now()}@example.com`;
  await logInBrowser(page.context(), "en", email);
  const product = productPath("en", await findProduct("en"));
  await shopper.open(`${storefront.url}/en`);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await shopper.open(storefront.url + product);
  await shopper.open(`${storefront.url}/en/home/products`);
  expect(await page.content()).toContain(email);

  const pathsOf = async () => (await page.evaluate(readCached)).map(([path]) => path);
  await expect.poll(pathsOf).toContain(`/kept/en${product}`);
  await expect.poll(pathsOf).toContain("/kept/en/en/home/products");
  // From page to page without a document.
  await page.getByRole("link", { name: "Timcheh" }).first().click();
  await page.waitForURL(`${storefront.url}/en`);
  await expect.poll(pathsOf).toContain("/kept/en/en");

  const cached = await page.evaluate(readCached);
  expect(cached.filter(([, body]) => body.includes(email)).map(([path]) => path)).toEqual([]);

  const title = "h1";
  await storefront.stop();
  await page.goto(storefront.url + product);
  await expect(page.locator(title)).toBeVisible();
  expect(await page.content()).not.toContain(email);
  takeOut(complaints, lostConnection);
});

test("R-AUTH-16[private-caches] a logout takes away what the worker kept for the reader before", async ({
  page,
  shopper,
}) => {
  await logInBrowser(page.context(), "en");
  await shopper.open(`${storefront.url}/en`);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  // Not one of the pages that are kept unasked.
  await shopper.open(`${storefront.url}/en/home/products`);
  const visited = "/kept/en/en/home/products";
  const pathsOf = async () => (await page.evaluate(readCached)).map(([path]) => path);
  await expect.poll(pathsOf).toContain(visited);
  await shopper.open(`${storefront.url}/user`);
  await press(shopper, "en", "account.logout");
  await expect(page).toHaveURL(`${storefront.url}/en`);
  await expect.poll(pathsOf).not.toContain(visited);
});
