import type { Page } from "@playwright/test";
import { findProducts, message } from "../../support/buying";
import { productPath } from "../../support/catalogue";
import {
  type Buyer,
  CheckoutPages,
  comeToReview,
  homes,
  keepAddress,
  placeOrder,
} from "../../support/checking-out";
import { expectFits } from "../../support/fits";
import { expect, test } from "../../support/fixtures";
import { type LanguageCode, languageCodes } from "../../support/languages";
import type { Shopper } from "../../support/shopper";
import { say } from "../../support/words";

/** Somebody who has ordered once, by calls. */
async function comeAgain(page: Page, lang: LanguageCode): Promise<Buyer> {
  const buyer = await comeToReview(page.context(), lang);
  await placeOrder(buyer, lang);
  return buyer;
}

/** Opens a product and presses "buy now". */
async function buyNow(shopper: Shopper, lang: LanguageCode): Promise<void> {
  const [product] = await findProducts(lang);
  await shopper.open(productPath(lang, product));
  await shopper.page.getByRole("button", { name: say(lang, "product.buy_now") }).click();
}

for (const lang of languageCodes) {
  test.describe(`buying once more in ${lang}`, () => {
    test("R-NOJS-02[checkout] from the product to the bank over one page, which says where its answers come from", async ({
      page,
      shopper,
    }) => {
      await comeAgain(page, lang);
      await buyNow(shopper, lang);
      await expect(page).toHaveURL(/\/checkout\/review$/);
      const answers = shopper.main.getByRole("definition");
      await expect(answers.filter({ hasText: homes[lang].input.street })).toContainText(
        say(lang, "checkout.assumed_default"),
      );
      await expect(answers.filter({ hasText: say(lang, "checkout.assumed_last") })).not.toHaveCount(
        0,
      );
      await expectFits(page);
      await shopper.main.getByRole("button", { name: say(lang, "checkout.place") }).click();
      await expect(page).toHaveURL(/\/sandbox-pay\//);
    });

    test("another answer leads back to the review, and is no longer assumed", async ({
      page,
      shopper,
    }) => {
      await comeAgain(page, lang);
      await buyNow(shopper, lang);
      await expect(page).toHaveURL(/\/checkout\/review$/);
      await shopper.main.getByRole("link", { name: say(lang, "checkout.shipping_change") }).click();
      await shopper.main.getByRole("radio", { name: homes[lang].shipping }).check();
      await new CheckoutPages(shopper, lang).go("checkout.continue");
      await expect(page).toHaveURL(/\/checkout\/review$/);
      const shipping = shopper.main
        .getByRole("definition")
        .filter({ hasText: homes[lang].shipping });
      await expect(shipping).not.toContainText(say(lang, "checkout.assumed_last"));
    });

    test("an address that became the default one meanwhile is not taken unseen", async ({
      page,
      shopper,
    }) => {
      const buyer = await comeAgain(page, lang);
      await buyNow(shopper, lang);
      await expect(page).toHaveURL(/\/checkout\/review$/);
      const street = "Other street 9";
      await keepAddress(buyer, lang, { ...homes[lang].input, street, is_default: true });
      await shopper.main.getByRole("button", { name: say(lang, "checkout.place") }).click();
      await expect(page).toHaveURL(/\/checkout\/address$/);
      await expect(message(page)).toContainText(say(lang, "checkout.address_missing"));
      await new CheckoutPages(shopper, lang).go("checkout.continue");
      await expect(page).toHaveURL(/\/checkout\/review$/);
      await expect(shopper.main.getByRole("definition").filter({ hasText: street })).toBeVisible();
    });
  });
}
