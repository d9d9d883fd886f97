import type { Page } from "@playwright/test";
import { variesByFirstVisit } from "~/sitemap/first-visit";
import { findProduct, productPath } from "../../support/catalogue";
import { expect, test } from "../../support/fixtures";
import { languageCodes } from "../../support/languages";
import { screens } from "../../support/screens";

const paper = "rgb(251, 248, 242)";

/** Paths of the stylesheets that the page asks for from now on. */
function watchSheets(page: Page): string[] {
  const sheets: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "stylesheet") sheets.push(new URL(request.url()).pathname);
  });
  return sheets;
}

for (const lang of languageCodes) {
  test(`no page in ${lang} that a newcomer reads waits for a stylesheet`, async ({ page }) => {
    const sheets = watchSheets(page);
    for (const { name, path } of screens) {
      const address = await path(lang);
      if (!variesByFirstVisit(address.replace(/\?.*/, ""))) continue;
      await page.context().clearCookies();
      await page.goto(address);
      expect(sheets, name).toEqual([]);
      await expect(page.locator("html"), name).toHaveCSS("background-color", paper);
    }
  });
}

test("a newcomer's page keeps its looks on the way on", async ({ page, shopper }) => {
  const sheets = watchSheets(page);
  const path = productPath("en", await findProduct("en"));
  const html = page.locator("html");
  await shopper.open(path);
  expect(sheets).toEqual([]);
  await expect(html).toHaveCSS("background-color", paper);

  await page.getByRole("banner").locator(".bar-name").click();
  await expect(page).toHaveURL(/\/en$/);
  await expect(html).toHaveCSS("background-color", paper);

  await shopper.open(path);
  expect(sheets.some((sheet) => /\/app-[^/]+\.css$/.test(sheet))).toBe(true);
  await expect(html).toHaveCSS("background-color", paper);
});
