import type { Page } from "@playwright/test";
import { findProducts } from "../../support/buying";
import { productPath } from "../../support/catalogue";
import { lostConnection, takeOut } from "../../support/complaints";
import { expect, test } from "../../support/fixtures";
import { languageCodes } from "../../support/languages";
import { offlineWaiting } from "../../support/offline-waiting";
import { say, saying } from "../../support/words";

test.use({ serviceWorkers: "allow" });

const add = (page: Page) => page.getByRole("button", { name: say("en", "product.add_to_cart") });

const storedCart = (page: Page) => page.evaluate(() => localStorage.getItem("carts") ?? "{}");

for (const [what, told, takeAway] of [
  [
    "without IndexedDB",
    "no_internet",
    () => Object.defineProperty(window, "indexedDB", { get: () => undefined }),
  ],
  [
    "with storage that is full",
    "offline.no_room",
    () => {
      IDBFactory.prototype.open = () => {
        throw new DOMException("no room", "QuotaExceededError");
      };
      Storage.prototype.setItem = () => {
        throw new DOMException("no room", "QuotaExceededError");
      };
    },
  ],
] as const) {
  test(`${what} the shop sells as before, and without a network nothing is said to be kept`, async ({
    page,
    shopper,
    complaints,
  }) => {
    await page.addInitScript(takeAway);
    const [product, other] = await findProducts("en");
    await shopper.open("/en");
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await shopper.open(productPath("en", product));
    await add(page).click();
    const cart = page
      .getByRole("banner")
      .getByRole("group")
      .filter({ hasText: say("en", "chrome.cart") });
    await expect(cart).toContainText("1");

    await shopper.open(productPath("en", other));
    const before = await storedCart(page);
    await page.context().setOffline(true);
    await add(page).click();
    await expect(page.getByRole("alert")).toContainText(saying("en", told));
    await expect(add(page)).toBeVisible();
    await expect(cart).toContainText("1");
    expect([await offlineWaiting(page), await storedCart(page)]).toEqual([null, before]);
    takeOut(complaints, lostConnection);
  });
}

for (const lang of languageCodes) {
  test(`a phone whose clock is years off loses nothing that was done offline (${lang})`, async ({
    page,
    shopper,
    complaints,
  }) => {
    await page.addInitScript(() => {
      const now = Date.now;
      const off = -2000 * 86_400_000;
      window.Date = class extends Date {
        constructor(...given: []) {
          super(...(given.length > 0 ? given : ([now() + off] as unknown as [])));
        }
        static override now = () => now() + off;
      } as DateConstructor;
    });
    const [product] = await findProducts(lang);
    await shopper.open(`/${lang}`);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await shopper.open(productPath(lang, product));
    await page.context().setOffline(true);
    await page.getByRole("button", { name: say(lang, "product.add_to_cart") }).click();
    await expect.poll(() => offlineWaiting(page)).toBe("1");
    await page.context().setOffline(false);
    await expect.poll(() => offlineWaiting(page)).toBeNull();
    const problems = await page.evaluate(() => localStorage.getItem("offline_problems"));
    expect(problems).toBeNull();
    expect(await storedCart(page)).toContain('"qty":1');
    takeOut(complaints, lostConnection);
  });
}
