import type { Page } from "@playwright/test";
import { findProducts, nameOf } from "../../support/buying";
import { productPath } from "../../support/catalogue";
import { lostConnection, takeOut } from "../../support/complaints";
import { expect, test } from "../../support/fixtures";
import { languageCodes } from "../../support/languages";
import { offlineWaiting } from "../../support/offline-waiting";
import { openDepartment, savedCaches, saveOffer } from "../../support/saved-department";
import { say, saying } from "../../support/words";

test.use({ serviceWorkers: "allow" });

/** From now on the page finds no room: in the caches of a kind, or in IndexedDB; for so many writes. */
const fill = (page: Page, where: "caches" | "log", times: number) =>
  page.evaluate(
    ([kind, most]) => {
      const full = () => new DOMException("No room", "QuotaExceededError");
      let left = most;
      if (kind === "log") {
        const { add } = IDBObjectStore.prototype;
        IDBObjectStore.prototype.add = function (...args) {
          if (left-- > 0) throw full();
          return add.apply(this, args);
        };
      } else {
        const { put } = Cache.prototype;
        Cache.prototype.put = async function (request, response) {
          const isNote = String(request).startsWith("/kept/full");
          if (!isNote && left-- > 0) throw full();
          return put.call(this, request, response);
        };
      }
    },
    [where, times] as const,
  );

for (const lang of languageCodes) {
  test(`error: what finds no room in the log is told with what can be cleared, and kept once there is room (${lang})`, async ({
    page,
    shopper,
    complaints,
  }) => {
    const [product] = await findProducts(lang);
    await shopper.open(`/${lang}`);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await shopper.open(productPath(lang, product));
    await page.context().setOffline(true);
    const add = page.getByRole("button", { name: say(lang, "product.add_to_cart") });
    await fill(page, "log", 100);
    await add.click();
    const name = nameOf(lang, product);
    const toast = page.getByRole("alert").filter({ hasText: name });
    await expect(toast).toContainText(say(lang, "offline.no_room", { name }));
    expect(await offlineWaiting(page)).toBeNull();

    await toast.getByRole("link", { name: say(lang, "offline.see_room") }).click();
    const full = page.getByRole("region", { name: say(lang, "offline.full"), exact: true });
    await expect(full).toContainText(saying(lang, "offline.full_log"));
    await full.getByRole("button", { name: say(lang, "offline.fine") }).click();
    await expect(full).toBeHidden();
    takeOut(complaints, lostConnection);
  });
}

test("happy: saved pages give way to what waits, which stays", async ({
  page,
  shopper,
  complaints,
}) => {
  const [product] = await findProducts("en");
  await shopper.open("/en");
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await shopper.open("/en/home/law");
  await shopper.open(productPath("en", product));
  await page.evaluate(async () => {
    const [name = ""] = (await caches.keys()).filter((key) => key.startsWith("pages-"));
    const cache = await caches.open(name);
    for (let place = 0; place < 40; place++)
      await cache.put(`/kept/en/en/${place}`, new Response());
  });
  const saved = () =>
    page.evaluate(async () => {
      const [name = ""] = (await caches.keys()).filter((key) => key.startsWith("pages-"));
      return (await (await caches.open(name)).keys()).length;
    });
  const before = await saved();
  await page.context().setOffline(true);
  await fill(page, "log", 1);
  await page.getByRole("button", { name: say("en", "product.add_to_cart") }).click();
  const name = nameOf("en", product);
  await expect(page.getByText(say("en", "offline.queued", { name }))).toBeVisible();
  expect(await offlineWaiting(page)).toBe("1");
  expect(await saved()).toBe(Math.floor(before / 2));
  takeOut(complaints, lostConnection);
});

test("error: a department that finds no room leaves nothing behind, and is told in words", async ({
  page,
  shopper,
}) => {
  await openDepartment(shopper, "en");
  const offer = saveOffer(page, "en");
  await offer.getByRole("button", { name: say("en", "offline.save") }).click();
  await fill(page, "caches", 1000);
  await offer.getByRole("button", { name: say("en", "offline.save_yes") }).click();
  await expect(offer).toContainText(say("en", "offline.save_full"));
  expect(await savedCaches(page)).toEqual([]);
  await shopper.open("/offline/en");
  const full = page.getByRole("region", { name: say("en", "offline.full"), exact: true });
  await expect(full).toContainText(saying("en", "offline.full_departments"));
});
