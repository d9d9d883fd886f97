import type { Response } from "@playwright/test";
import { findProduct, productPath } from "../../support/catalogue";
import { lostConnection, takeOut } from "../../support/complaints";
import { expect, test } from "../../support/fixtures";
import { languageCodes } from "../../support/languages";
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

for (const lang of languageCodes) {
  test(`R-PWA-01[scope] R-PWA-03[visited, files] R-CONST-41[value] visited pages open while the server is stopped (${lang})`, async ({
    page,
    shopper,
    complaints,
  }) => {
    const product = productPath(lang, await findProduct(lang));
    await shopper.open(`${storefront.url}/${lang}`);
    const worker = await page.evaluate(async () => {
      const { scope, active } = await navigator.serviceWorker.ready;
      return [scope, active?.scriptURL];
    });
    expect(worker).toEqual([`${storefront.url}/`, `${storefront.url}/sw.js`]);
    await shopper.open(storefront.url + product);
    await shopper.open(`${storefront.url}/${lang}/home/products`);
    const title = await shopper.title.textContent();
    await storefront.stop();

    const files: Response[] = [];
    page.on("response", (response) => {
      if (/\.(js|css)$/.test(response.url())) files.push(response);
    });
    await page.reload();
    await expect(shopper.title).toHaveText(title ?? "");
    await shopper.settle();
    expect(files.length).toBeGreaterThan(3);
    expect(files.filter((file) => !file.fromServiceWorker()).map((file) => file.url())).toEqual([]);
    await page.goto(storefront.url + product);
    await expect(shopper.title).toBeVisible();
    await page.goto(`${storefront.url}/${lang}/home/law`);
    await expect(page.locator("html")).toHaveAttribute("lang", lang);
    await expect(shopper.title).toBeVisible();
    // The stopped server is the point: the browser's own words about it are none of ours.
    takeOut(complaints, lostConnection);
  });
}

test("R-PWA-03[private] the cart and the account are never kept", async ({ page, shopper }) => {
  await shopper.open(`${storefront.url}/en`);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await shopper.open(`${storefront.url}/user/orders`);
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept.filter((path) => /\/(user|login|carts|api(?!\/media))(\/|$)/.test(path))).toEqual([]);
});
