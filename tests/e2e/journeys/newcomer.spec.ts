import type { Page } from "@playwright/test";
import { variesByFirstVisit } from "~/sitemap/first-visit";
import { ask } from "../../support/ask";
import { findProduct, productPath } from "../../support/catalogue";
import { expect, test } from "../../support/fixtures";
import { languageCodes } from "../../support/languages";
import { screens } from "../../support/screens";
import { startPage } from "../../support/start-page";

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

/** Where everything stands, and how it is drawn. */
function readLooks(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll("body *:not(script, link)")].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const style = getComputedStyle(element);
      const drawn = [style.color, style.backgroundColor, style.font, style.border, style.boxShadow];
      const place = [x, y, width, height].map(Math.round).join(" ");
      return `${element.tagName} ${element.className} ${place} ${drawn.join(" ")}`;
    }),
  );
}

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  for (const lang of languageCodes) {
    test(`every page in ${lang} that a newcomer reads looks as it does with whole stylesheets`, async ({
      page,
      context,
      baseURL,
    }) => {
      for (const { name, path } of screens) {
        const address = await path(lang);
        if (!variesByFirstVisit(address.replace(/\?.*/, ""))) continue;
        await context.clearCookies();
        await page.goto(address);
        const looks = await readLooks(page);
        await context.addCookies([{ name: "lang", value: lang, url: baseURL ?? "" }]);
        await page.goto(address);
        expect(looks, name).toEqual(await readLooks(page));
      }
    });
  }
});

test("a newcomer's page keeps its looks on the way on", async ({ page, shopper }) => {
  const sheets = watchSheets(page);
  const path = productPath("en", await findProduct("en"));
  const html = page.locator("html");
  const isWhole = () => sheets.some((sheet) => /\/app-[^/]+\.css$/.test(sheet));
  await page.goto(path);
  expect(sheets).toEqual([]);
  await expect(html).toHaveCSS("background-color", paper);
  // What scripts show needs more than the page's own markup did.
  if (shopper.hasScripts) {
    await startPage(page);
    await expect.poll(isWhole).toBe(true);
  }

  await page.getByRole("banner").locator(".bar-name").click();
  await expect(page).toHaveURL(/\/en$/);
  await expect(html).toHaveCSS("background-color", paper);

  await shopper.open(path);
  expect(isWhole()).toBe(true);
  await expect(html).toHaveCSS("background-color", paper);
});

test("a newcomer's product page brings along the picture that it opens with", async ({
  page,
  shopper,
}) => {
  test.setTimeout(120_000);
  const product = await findProduct("en");
  const path = productPath("en", product);
  await ask(`${product.images[0]?.url}?w=720`);
  const asked: string[] = [];
  // The page's own pictures: what the app saves for later it asks for in its own time.
  page.on("request", (request) => {
    if (request.resourceType() === "image") asked.push(request.url());
  });
  const large = shopper.main.locator(".gallery > a img");
  const shown = () => large.evaluate((image: HTMLImageElement) => image.currentSrc.slice(0, 5));
  let picture = "";
  // Where another newcomer had the page before it was drawn, that is looked after again after half a minute.
  await expect(async () => {
    await page.context().clearCookies();
    await page.goto(path);
    picture = ((await large.getAttribute("src")) ?? "").replace(/\?.*/, "");
    await ask(`${picture}?w=720`);
    await expect(large).toHaveAttribute("srcset", /^data:image\/webp;base64,/, { timeout: 100 });
  }).toPass();
  // Once more, with nothing under way that a page before had asked for.
  await page.goto("about:blank");
  await page.context().clearCookies();
  asked.length = 0;
  await page.goto(path);
  expect(await shown()).toBe("data:");
  await expect(large).toHaveJSProperty("complete", true);
  expect(asked.filter((url) => new RegExp(`${picture}\\?w=(?!300)`).test(url))).toEqual([]);
  // The app takes it over as it is.
  if (shopper.hasScripts) await startPage(page);
  expect(await shown()).toBe("data:");

  // Who comes back has it by its address, in every width.
  await page.reload();
  await expect(large).toHaveAttribute("srcset", new RegExp(`^${picture}\\?w=300 300w,`));
});
