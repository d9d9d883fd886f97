import { cart as cartSchema } from "#backend/contract/cart";
import { type BreakableLine, openBreakableLine } from "../../support/breakable-line";
import { findProducts, nameOf, offeredVariant } from "../../support/buying";
import { productPath } from "../../support/catalogue";
import { lostConnection, takeOut } from "../../support/complaints";
import { expect, test } from "../../support/fixtures";
import { findFreePort } from "../../support/free-port";
import { languageCodes } from "../../support/languages";
import { offlineWaiting } from "../../support/offline-waiting";
import { forgetRoutes, isSaved } from "../../support/saved-pages";
import { type ShopProcess, startShop } from "../../support/shop-process";
import { shopUrl } from "../../support/shop-url";
import { startPage } from "../../support/start-page";
import { say, saying } from "../../support/words";

test.use({ serviceWorkers: "allow" });
test.setTimeout(240_000);

/** A storefront behind a line that may take every byte and hand on none: a phone with bars and no network. */
let storefront: ShopProcess;
let line: BreakableLine;
let url: string;

test.beforeEach(async () => {
  const port = await findFreePort();
  line = await openBreakableLine({ host: "127.0.0.1", port });
  url = `http://127.0.0.1:${line.port}`;
  storefront = await startShop({ env: { API_URL: shopUrl(), PUBLIC_URL: url }, port });
});
test.afterEach(async ({ page }) => {
  await page.close();
  await storefront.stop();
  await line.close();
});

for (const lang of languageCodes) {
  test(`on a line that swallows every packet a visited page opens, a change waits, and the shop has it once (${lang})`, async ({
    page,
    shopper,
    complaints,
  }) => {
    const [product] = await findProducts(lang);
    await shopper.open(`${url}/${lang}`);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await shopper.open(url + productPath(lang, product));
    await expect.poll(() => isSaved(page, productPath(lang, product))).toBe(true);
    await forgetRoutes(page);
    line.set("silent");
    expect(await page.evaluate(() => navigator.onLine)).toBe(true);
    // Pictures that nobody sends would hold the page's load up.
    await page.goto(url + productPath(lang, product), { waitUntil: "commit" });
    await startPage(page);
    await expect(page.getByText(saying(lang, "offline.kept_at"))).toBeVisible({ timeout: 30_000 });

    await page.getByRole("button", { name: say(lang, "product.add_to_cart") }).click();
    const queued = say(lang, "offline.queued", { name: nameOf(lang, product) });
    await expect(page.getByText(queued)).toBeVisible({ timeout: 60_000 });
    expect(await offlineWaiting(page)).toBe("1");

    line.set("closed");
    line.set("whole");
    await expect.poll(() => offlineWaiting(page), { timeout: 120_000 }).toBeNull();
    const token = (await page.context().cookies(url)).find(({ name }) => name === "cart")?.value;
    const headers = { ...(token && { "X-Cart": token }), lang };
    const { lines } = cartSchema.parse(
      await (await page.request.get(`${url}/api/user/carts`, { headers })).json(),
    );
    expect(lines.map(({ variant_id, qty }) => [variant_id, qty])).toEqual([
      [offeredVariant(product).id, 1],
    ]);
    // Lines that hung until they were cut.
    takeOut(complaints, lostConnection);
  });
  test(`on such a line a page that was never visited gives way to the page of the device, and comes with the network (${lang})`, async ({
    page,
    shopper,
    complaints,
  }) => {
    const [product] = await findProducts(lang);
    await shopper.open(`${url}/${lang}`);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    line.set("silent");
    await page.goto(url + productPath(lang, product), { waitUntil: "commit" });
    await expect(page).toHaveURL(new RegExp(`/offline/${lang}#`));
    await expect(shopper.main).toContainText(say(lang, "offline.unreachable_text"));
    const retry = page.getByRole("link", { name: say(lang, "offline.retry") });
    await expect(page.locator("[data-unsaved]")).not.toHaveCount(0);
    await expect(retry).not.toHaveAttribute("data-unsaved");

    line.set("closed");
    line.set("whole");
    await expect(shopper.title).toHaveText(product.name, { timeout: 120_000 });
    takeOut(complaints, lostConnection);
  });
}
