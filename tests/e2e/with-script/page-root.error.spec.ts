import { takeOut } from "../../support/complaints";
import { expect, test } from "../../support/fixtures";
import { languageCodes } from "../../support/languages";

for (const lang of languageCodes) {
  test(`an answer that no page can be made of gives the page of errors, and the shop goes on from there (${lang})`, async ({
    page,
    shopper,
    complaints,
  }) => {
    await shopper.open(`/${lang}/home/products`);
    await page.route(/\.data/, (route) => route.fulfill({ status: 500, body: "" }));
    await shopper.cards.first().click();
    await expect(page.getByRole("alert").or(shopper.title).first()).toBeVisible();
    const html = page.locator("html");
    await expect(html).toHaveAttribute("lang", lang);
    await expect(html).toHaveAttribute("dir", lang === "fa" ? "rtl" : "ltr");
    await expect(page.getByRole("banner")).toBeVisible();
    await page.unroute(/\.data/);
    await page.getByRole("banner").getByRole("link").first().click();
    await expect(page).toHaveURL(`/${lang}`);
    await expect(shopper.title).toBeVisible();
    takeOut(complaints, /status of 500|SyntaxError/);
  });
}

test("what others put into a page stays when the app starts", async ({ page, shopper }) => {
  await page.addInitScript(() => {
    addEventListener("DOMContentLoaded", () => {
      const named = document.createElement("meta");
      named.name = "extension";
      document.head.append(named);
      document.body.append(document.createElement("extension-part"));
    });
  });
  await shopper.open("/en/home/products");
  await expect(page.locator("head > meta[name=extension]")).toHaveCount(1);
  await expect(page.locator("body > extension-part")).toHaveCount(1);
});
