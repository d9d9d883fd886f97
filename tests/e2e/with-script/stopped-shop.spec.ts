import { formatsFor } from "~/i18n/format";
import { findProducts, nameOf, offeredVariant } from "../../support/buying";
import { productPath } from "../../support/catalogue";
import { lostConnection, takeOut } from "../../support/complaints";
import { expect, test } from "../../support/fixtures";
import { languageCodes } from "../../support/languages";
import { offlineWaiting } from "../../support/offline-waiting";
import { forgetRoutes } from "../../support/saved-pages";
import { makeDataFolder, type ShopProcess, startShop } from "../../support/shop-process";
import { shopUrl } from "../../support/shop-url";
import { say } from "../../support/words";

test.use({ serviceWorkers: "allow" });
test.setTimeout(180_000);

/** A storefront of its own, so that it can really be stopped, whichever browser it is that finds no line then. */
let storefront: ShopProcess;
let start: () => Promise<ShopProcess>;

test.beforeEach(async () => {
  const data = await makeDataFolder();
  const env = { API_URL: shopUrl() };
  storefront = await startShop({ env, data });
  const port = Number(new URL(storefront.url).port);
  start = () => startShop({ env, data, port });
});
test.afterEach(async ({ page }) => {
  await page.close();
  await storefront.stop();
});

for (const lang of languageCodes) {
  test(`R-PWA-14[cart, wish-list] what is done while the server is stopped waits, is told by the page of the device, and the shop has it once (${lang})`, async ({
    page,
    shopper,
    complaints,
  }) => {
    const { url } = storefront;
    const [product] = await findProducts(lang);
    await shopper.open(`${url}/${lang}`);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await shopper.open(url + productPath(lang, product));
    await storefront.stop();

    await page.getByRole("button", { name: say(lang, "product.add_to_cart") }).click();
    const queued = say(lang, "offline.queued", { name: nameOf(lang, product) });
    await expect(page.getByText(queued)).toBeVisible();
    await expect.poll(() => offlineWaiting(page)).toBe("1");
    // Also on a page that was opened after the server went.
    await forgetRoutes(page);
    await shopper.open(url + productPath(lang, product));
    await page.getByRole("button", { name: say(lang, "product.add_to_wish_list") }).click();
    await expect(
      page.getByRole("button", { name: say(lang, "product.on_wish_list") }),
    ).toBeVisible();
    await expect.poll(() => offlineWaiting(page)).toBe("2");

    await shopper.open(`${url}/offline/${lang}`);
    const n = formatsFor(lang).number(2);
    await expect(shopper.main).toContainText(say(lang, "offline.waiting_other", { n }));
    const inCart = page.getByRole("region").filter({ hasText: say(lang, "offline.cart_text") });
    await expect(inCart).toContainText(product.name);
    const price = offeredVariant(product).price;
    if (!price) throw new Error("It has no price.");
    await expect(inCart).toContainText(
      `${say(lang, "offline.cart_total")} ${formatsFor(lang).money(price)}`,
    );
    const picture = inCart.locator("img").first();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);

    storefront = await start();
    await shopper.open(`${url}/${lang}`);
    await expect.poll(() => offlineWaiting(page), { timeout: 60_000 }).toBeNull();
    // A visitor's cart stands beside the login that leads to it.
    await shopper.open(`${url}/${lang}/carts`);
    const lines = shopper.main
      .getByRole("list", { name: say(lang, "checkout.items") })
      .getByRole("listitem");
    await expect(lines).toHaveCount(1);
    await expect(lines).toContainText(product.name);
    await expect(lines).toContainText(`${formatsFor(lang).number(1)} ×`);
    await shopper.open(url + productPath(lang, product));
    await expect(
      page.getByRole("button", { name: say(lang, "product.on_wish_list") }),
    ).toBeVisible();
    takeOut(complaints, lostConnection);
  });
}
