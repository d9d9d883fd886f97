import type { Page } from "@playwright/test";
import { isListed, scriptStorage, workerStorage } from "~/features/device/kept-things";
import { message } from "../../support/buying";
import { findProduct, productPath } from "../../support/catalogue";
import { expect, test } from "../../support/fixtures";
import { languageCodes } from "../../support/languages";
import { say } from "../../support/words";

test.use({ serviceWorkers: "allow" });

/** The names of all that a browser holds of the shop beside cookies. */
const holds = (page: Page) =>
  page.evaluate(async () => ({
    stored: [
      ...Object.keys(localStorage),
      ...Object.keys(sessionStorage),
      ...(await indexedDB.databases()).map(({ name }) => name ?? ""),
    ],
    cached: await caches.keys(),
  }));

for (const lang of languageCodes) {
  test(`a first visit keeps only what the page of it tells, and one button takes it away (${lang})`, async ({
    page,
    shopper,
  }) => {
    await shopper.open(`/${lang}`);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    for (const path of [productPath(lang, await findProduct(lang)), `/${lang}/home/faqs`]) {
      await shopper.open(path);
    }
    await shopper.open(`/${lang}/home/device`);
    const { stored, cached } = await holds(page);
    expect(stored).toContain("siteDefault");
    expect(cached.length).toBeGreaterThan(0);
    expect(stored.filter((name) => !isListed(scriptStorage, name))).toEqual([]);
    expect(cached.filter((name) => !isListed(workerStorage, name))).toEqual([]);
    expect((await page.context().cookies()).map(({ name }) => name)).toEqual(["lang"]);

    await page.evaluate(() => localStorage.setItem("svg-left", "1"));
    await page.evaluate(() => caches.open("pictures-left"));
    await shopper.main.getByRole("button", { name: say(lang, "device.clear_do") }).click();
    await expect(message(page)).toContainText(say(lang, "device.cleared"));
    const left = await holds(page);
    expect(left.stored).not.toContain("svg-left");
    expect(left.cached).not.toContain("pictures-left");
  });
}
