import type { Page } from "@playwright/test";
import { findProducts } from "../../support/buying";
import { productPath } from "../../support/catalogue";
import { lostConnection, takeOut } from "../../support/complaints";
import { expect, test } from "../../support/fixtures";
import { languageCodes } from "../../support/languages";
import { savedPages } from "../../support/saved-pages";
import { shopUrl } from "../../support/shop-url";
import { say, saying } from "../../support/words";

test.use({ serviceWorkers: "allow" });
test.setTimeout(90_000);

/** From now on the browser gives the shop so many bytes more than it has, the worker too; fewer where it is below 0. */
async function leaveRoom(page: Page, bytes: number): Promise<void> {
  const { usage = 0 } = await page.evaluate(() => navigator.storage.estimate());
  const session = await page.context().newCDPSession(page);
  const quotaSize = Math.max(1, usage + bytes);
  await session.send("Storage.overrideQuotaForOrigin", { origin: shopUrl(), quotaSize });
}

for (const lang of languageCodes) {
  test(`where the browser refuses the worker any room, pages work as ever, and the page of the device tells what could not be saved (${lang})`, async ({
    page,
    shopper,
    complaints,
  }) => {
    const [product] = await findProducts(lang);
    const path = productPath(lang, product);
    await shopper.open(`/${lang}`);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await shopper.open(`/${lang}/home/law`);
    await expect.poll(async () => (await savedPages(page)).join()).toContain("/home/law");
    await leaveRoom(page, -1_000_000_000);
    await shopper.open(path);
    await expect(shopper.title).toHaveText(product.name);
    await page.getByRole("button", { name: say(lang, "product.add_to_cart") }).click();
    await expect(page.getByRole("status").filter({ hasText: product.name })).toBeVisible();
    console.log(await savedPages(page), await page.evaluate(() => navigator.storage.estimate()));
    await shopper.open(`/offline/${lang}`);
    console.log(await shopper.main.innerText());
    takeOut(complaints, lostConnection);
  });
}
