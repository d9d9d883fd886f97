import { addToCart, findProducts, headerCount } from "../../support/buying";
import { expect, test } from "../../support/fixtures";
import { languageCodes } from "../../support/languages";
import { logInBrowser } from "../../support/log-in-browser";
import { say } from "../../support/words";

for (const lang of languageCodes) {
  test(`R-AUTH-16[header, back] after a logout in ${lang} neither the header nor Back tells anything of the person`, async ({
    page,
    shopper,
  }) => {
    const target = `left-${lang}-${Date.now()}-${Math.random()}@example.com`;
    await logInBrowser(page.context(), lang, target);
    const [product] = await findProducts(lang);
    await addToCart(shopper, lang, product);
    await page.getByRole("button", { name: say(lang, "product.add_to_wish_list") }).click();
    await expect(page.getByRole("banner").locator(".bar-count:visible")).toHaveCount(2);
    await shopper.open(`/${lang}/carts`);
    await shopper.open("/user");
    await expect(shopper.main).toContainText(target);
    await page.getByRole("button", { name: say(lang, "account.logout"), exact: true }).click();
    await expect(page).toHaveURL(`/${lang}`);
    await shopper.settle();
    await expect(headerCount(page)).toHaveCount(0);
    await expect(page.locator(".bar-count")).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL(/\/login/);
    await expect(page.locator("body")).not.toContainText(target);
    await expect(page.locator(".bar-count")).toHaveCount(0);
  });
}
