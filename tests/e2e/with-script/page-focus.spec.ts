import { findProducts } from "../../support/buying";
import { productPath } from "../../support/catalogue";
import { expect, test } from "../../support/fixtures";
import { languageCodes } from "../../support/languages";
import { logInBrowser } from "../../support/log-in-browser";
import { say } from "../../support/words";

for (const lang of languageCodes) {
  test(`buying now opens the checkout at its top, with its title focused (${lang})`, async ({
    page,
    shopper,
  }) => {
    await logInBrowser(page.context(), lang);
    await page.setViewportSize({ width: 360, height: 640 });
    const [product] = await findProducts(lang);
    await shopper.open(productPath(lang, product));
    const buy = page.getByRole("button", { name: say(lang, "product.buy_now") });
    await buy.scrollIntoViewIfNeeded();
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(100);
    await buy.click();
    await expect(page).toHaveURL(/\/checkout\/address$/);
    await expect(shopper.title).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  test(`a refused form moves the focus to what is wrong with it (${lang})`, async ({
    page,
    shopper,
    complaints,
  }) => {
    const [product] = await findProducts(lang);
    await shopper.open(productPath(lang, product));
    await page.getByRole("textbox", { name: say(lang, "product.quantity") }).fill("0");
    await page.getByRole("button", { name: say(lang, "product.add_to_cart") }).click();
    const refusal = shopper.main.getByRole("alert");
    await expect(refusal).toHaveText(say(lang, "qty_error"));
    await expect(refusal).toBeFocused();
    complaints.length = 0;
  });
}
