import type { Page } from "@playwright/test";
import { formatsFor } from "~/i18n/format";
import { headerCount } from "../../support/buying";
import { findProduct, productPath } from "../../support/catalogue";
import { expect, test } from "../../support/fixtures";
import { languageCodes } from "../../support/languages";
import { startPage } from "../../support/start-page";
import { say } from "../../support/words";

const dataFiles = "**/page-data/*";

/** A device that starts a page on intent alone, and what it asks for of pages' data. */
async function watchData(page: Page): Promise<string[]> {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "hardwareConcurrency", { value: 4 }),
  );
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/page-data/")) asked.push(pathname);
  });
  return asked;
}

for (const lang of languageCodes) {
  test(`a newcomer's page asks for its data when it starts, the next page has its own (${lang})`, async ({
    page,
  }) => {
    const asked = await watchData(page);
    const path = productPath(lang, await findProduct(lang));
    await page.goto(path, { waitUntil: "networkidle" });
    expect(asked).toEqual([]);
    await startPage(page);
    expect(asked).toHaveLength(1);
    await page.getByRole("button", { name: say(lang, "product.add_to_cart") }).click();
    await expect(headerCount(page)).toHaveText(formatsFor(lang).number(1));

    await page.goto(path, { waitUntil: "networkidle" });
    await startPage(page);
    expect(asked).toHaveLength(1);
  });

  test(`a newcomer whose page's data is gone buys without scripts (${lang})`, async ({ page }) => {
    const asked = await watchData(page);
    await page.route(dataFiles, (route) => route.fulfill({ status: 204 }));
    await page.goto(productPath(lang, await findProduct(lang)), { waitUntil: "networkidle" });
    await page.mouse.move(10, 10);
    await page.mouse.move(20, 20);
    await expect.poll(() => asked.length).toBe(1);
    const posted = page.waitForRequest((request) => request.method() === "POST");
    await page.getByRole("button", { name: say(lang, "product.add_to_cart") }).click();
    expect((await posted).isNavigationRequest()).toBe(true);
    await expect(headerCount(page)).toHaveText(formatsFor(lang).number(1));
  });
}
