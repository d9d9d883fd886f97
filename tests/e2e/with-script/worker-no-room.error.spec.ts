import type { Page } from "@playwright/test";
import { findProducts } from "../../support/buying";
import { productPath } from "../../support/catalogue";
import { expect, test } from "../../support/fixtures";
import { languageCodes } from "../../support/languages";
import { isSaved } from "../../support/saved-pages";
import { shopUrl } from "../../support/shop-url";
import { say } from "../../support/words";

test.use({ serviceWorkers: "allow" });
test.setTimeout(120_000);

/** From now on the browser itself refuses to store, the worker too, beyond so many bytes more than there are. */
async function leaveRoom(page: Page, bytes: number): Promise<void> {
  const { usage = 0 } = await page.evaluate(() => navigator.storage.estimate());
  const session = await page.context().newCDPSession(page);
  const quotaSize = Math.max(1, usage + bytes);
  await session.send("Storage.overrideQuotaForOrigin", { origin: shopUrl(), quotaSize });
}

for (const lang of languageCodes) {
  test(`where the browser gives the worker no room at all pages work as ever, and nothing is said to be saved that is not (${lang})`, async ({
    page,
    shopper,
  }) => {
    const [product] = await findProducts(lang);
    await shopper.open(`/${lang}`);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await expect.poll(() => isSaved(page, `/${lang}`)).toBe(true);
    await leaveRoom(page, Number.NEGATIVE_INFINITY);
    await shopper.open(productPath(lang, product));
    await expect(shopper.title).toHaveText(product.name);
    await page.getByRole("button", { name: say(lang, "product.add_to_cart") }).click();
    await expect(page.getByRole("link", { name: say(lang, "flash.to_carts") })).toBeVisible();
    await shopper.open(`/offline/${lang}`);
    const saved = page.getByRole("region", { name: say(lang, "offline.saved") });
    await expect(saved).toContainText(say(lang, "law.title"));
    await expect(saved).not.toContainText(product.name);
    expect(await isSaved(page, productPath(lang, product))).toBe(false);
  });

  test(`where the worker's room comes to its end, older pages give way to the one that is visited (${lang})`, async ({
    page,
    shopper,
  }) => {
    const [product, other] = await findProducts(lang);
    await shopper.open(`/${lang}`);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    const before = [`/${lang}/home/products`, productPath(lang, other), `/${lang}/blogs`];
    for (const path of before) {
      await shopper.open(path);
      await expect.poll(() => isSaved(page, path)).toBe(true);
    }
    await leaveRoom(page, 1000);
    await shopper.open(productPath(lang, product));
    await expect.poll(() => isSaved(page, productPath(lang, product))).toBe(true);
    expect(await isSaved(page, `/${lang}/home/products`)).toBe(false);
  });
}
