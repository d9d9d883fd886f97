import { languageCodes } from "~/i18n/languages";
import { findProduct, productPath } from "../../support/catalogue";
import { expect, test } from "../../support/fixtures";
import { say } from "../../support/words";

/** Scripts that never arrive stand for ones that arrive late: nothing may wait for them. */
test.beforeEach(async ({ page }) => {
  await page.route(/\.js$/, () => {});
});

for (const lang of languageCodes) {
  test(`R-NOJS-05 search and filters work before scripts arrive (${lang})`, async ({
    page,
    shopper,
  }) => {
    await page.goto(`/${lang}`, { waitUntil: "domcontentloaded" });
    await shopper.search(lang, lang === "fa" ? "چای" : "tea");
    await expect(page).toHaveURL(/q=/);
    await expect(page.locator("html[data-hydrated]")).toHaveCount(0);
    await expect(shopper.title).toBeVisible();
  });

  test(`R-NOJS-05 a product goes to the cart before scripts arrive (${lang})`, async ({ page }) => {
    const path = productPath(lang, await findProduct(lang));
    await page.goto(path, { waitUntil: "domcontentloaded" });
    const posted = page.waitForRequest((request) => request.method() === "POST");
    await page.getByRole("button", { name: say(lang, "product.add_to_cart") }).click();
    expect((await posted).isNavigationRequest()).toBe(true);
    await expect(page.getByRole("main")).toBeVisible();
  });
}
