import { message, nameOf } from "../../support/buying";
import { findProduct, listProducts, productPath, readProduct } from "../../support/catalogue";
import { expect, test } from "../../support/fixtures";
import { languageCodes } from "../../support/languages";
import { cartOf, firstOther, tickUnheard } from "../../support/ticking";
import { say } from "../../support/words";

for (const lang of languageCodes) {
  test.describe(`the ticked option in ${lang}`, () => {
    test("is the one that is bought, though nothing has applied it yet", async ({
      page,
      shopper,
    }) => {
      const product = await findProduct(lang, { withChoice: true });
      const { variant, choice, option } = firstOther(product);
      await shopper.open(productPath(lang, product));
      await tickUnheard(page, { [choice]: option });
      await page.getByRole("button", { name: say(lang, "product.add_to_cart") }).click();
      await expect(message(page)).toContainText(
        say(lang, "cart.added", { name: nameOf(lang, product, variant) }),
      );
      expect(await cartOf(page, lang)).toEqual([variant.id]);
      await expect(page).toHaveURL((url) => url.searchParams.get(choice) === option);
      await expect(page.locator(`input[name="${choice}"][value="${option}"]`)).toBeChecked();
    });

    test("is the one that is wished", async ({ page, shopper }) => {
      const product = await findProduct(lang, { withChoice: true });
      const { variant, choice, option } = firstOther(product);
      await shopper.open(productPath(lang, product));
      await tickUnheard(page, { [choice]: option });
      await page.getByRole("button", { name: say(lang, "product.add_to_wish_list") }).click();
      await expect(message(page)).toContainText(
        say(lang, "wish.added_visitor", { name: nameOf(lang, product, variant) }),
      );
    });

    test("of a list narrowed to it is the one that its products open with", async ({
      page,
      shopper,
    }) => {
      const product = await findProduct(lang, { withChoice: true });
      const { choice, option } = firstOther(product);
      const filter = `attr.${choice}=${option}`;
      const { data } = await listProducts(lang, `?${filter}&in_stock=1&per_page=24`);
      const chosen = await Promise.all(data.map(({ id }) => readProduct(lang, id)));
      const place = chosen.findIndex(({ variants }) => variants.length > 1);
      await shopper.open(`/${lang}/home/products?${filter}&in_stock=1`);
      await shopper.cards.nth(place).click();
      await expect(page).toHaveURL((url) => url.searchParams.get(choice) === option);
      await expect(page.locator(`input[name="${choice}"][value="${option}"]`)).toBeChecked();
    });
  });
}
