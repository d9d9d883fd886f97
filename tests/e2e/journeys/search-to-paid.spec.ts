import { findProducts, lineOf, message, nameOf } from "../../support/buying";
import { CheckoutPages, homes } from "../../support/checking-out";
import { expect, test } from "../../support/fixtures";
import { languageCodes } from "../../support/languages";
import { logInByCode, newEmail } from "../../support/logging-in";
import { payAtBank, say } from "../../support/words";

for (const lang of languageCodes) {
  const home = homes[lang];

  test(`R-NOJS-02[add, checkout] from a word in the search box to a paid order (${lang})`, async ({
    page,
    shopper,
  }) => {
    test.setTimeout(120_000);
    const [product] = await findProducts(lang);
    await shopper.open(`/${lang}`);
    await shopper.search(lang, product.name);
    await expect(page).toHaveURL(/[?&]q=/);
    await shopper.main.getByRole("link", { name: product.name, exact: true }).first().click();
    await expect(shopper.title).toHaveText(product.name);
    await shopper.settle();

    await page.getByRole("button", { name: say(lang, "product.add_to_cart") }).click();
    await expect(message(page)).toContainText(
      say(lang, "cart.added", { name: nameOf(lang, product) }),
    );
    await message(page)
      .getByRole("link", { name: say(lang, "flash.to_carts") })
      .click();
    await logInByCode(shopper, lang, newEmail());
    await expect(lineOf(page, product)).toBeVisible();
    await shopper.main.getByRole("link", { name: say(lang, "cart.checkout") }).click();

    await expect(page).toHaveURL(/\/checkout\/address$/);
    const pages = new CheckoutPages(shopper, lang);
    await pages.givePlace(home);
    await pages.field("address.recipient_name").fill(home.input.recipient_name);
    await pages.field("address.recipient_phone").fill(home.typed.phone);
    await pages.field(home.zipLabel).fill(home.typed.zip);
    await pages.field(home.streetLabel).fill(home.input.street);
    await pages.go("checkout.address_save");
    await expect(page).toHaveURL(/\/checkout\/review$/);
    await pages.go("checkout.place");
    await expect(page).toHaveURL(/\/sandbox-pay\//);
    await page.getByRole("button", { name: payAtBank[lang], exact: true }).click();
    await expect(shopper.title).toHaveText(say(lang, "payment.word.success"));
    await expect(shopper.main).toContainText(product.name);
  });
}
