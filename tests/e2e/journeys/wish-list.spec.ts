import { todayIn } from "~/i18n/calendar";
import { formatsFor } from "~/i18n/format";
import { findProducts, headerCount, lineOf, message, nameOf } from "../../support/buying";
import { productPath } from "../../support/catalogue";
import { expectFits } from "../../support/fits";
import { expect, test } from "../../support/fixtures";
import { languageCodes } from "../../support/languages";
import { logInBrowser } from "../../support/log-in-browser";
import { say } from "../../support/words";

for (const lang of languageCodes) {
  const { number } = formatsFor(lang);

  test.describe(`the wish list in ${lang}`, () => {
    test("R-ROUTE-08[to-wish-list] R-ROUTE-13[visitor] C-28 a visitor's heart is turned on and off; the list itself needs a login", async ({
      page,
      shopper,
    }) => {
      const [product] = await findProducts(lang);
      const name = nameOf(lang, product);
      await shopper.open(productPath(lang, product));
      await page.getByRole("button", { name: say(lang, "product.add_to_wish_list") }).click();
      await expect(message(page)).toContainText(say(lang, "wish.added_visitor", { name }));
      const heart = page.getByRole("button", { name: say(lang, "product.on_wish_list") });
      await expect(heart).toHaveAttribute("aria-pressed", "true");
      const wished = page.getByRole("banner").locator('a[href="/user/wish-list"] > .bar-count');
      await expect(wished).toHaveText(number(1));

      await heart.click();
      await expect(message(page)).toContainText(say(lang, "wish.taken_off", { name }));
      await expect(wished).toHaveCount(0);
      await page.goto("/user/wish-list");
      await expect(page).toHaveURL(/\/login$/);
    });

    test("R-ROUTE-13[list, remove] one is removed and put back, another goes into the cart", async ({
      page,
      shopper,
    }) => {
      await logInBrowser(page.context(), lang);
      const [one, two] = await findProducts(lang);
      for (const product of [one, two]) {
        await shopper.open(productPath(lang, product));
        await page.getByRole("button", { name: say(lang, "product.add_to_wish_list") }).click();
        await expect(message(page)).toContainText(
          say(lang, "wish.added", { name: nameOf(lang, product) }),
        );
      }
      await shopper.open("/user/wish-list");
      await expect(shopper.title).toHaveText(say(lang, "wish.title"));
      await page
        .getByRole("button", { name: say(lang, "wish.remove_of", { name: one.name }) })
        .click();
      await expect(lineOf(page, one)).toHaveCount(0);
      await message(page)
        .getByRole("button", { name: say(lang, "flash.undo") })
        .click();
      await expect(lineOf(page, one)).toHaveCount(1);

      await page
        .getByRole("button", { name: say(lang, "wish.to_cart_of", { name: two.name }) })
        .click();
      await expect(message(page)).toContainText(
        say(lang, "wish.moved", { name: nameOf(lang, two) }),
      );
      await expect(lineOf(page, two)).toHaveCount(0);
      await expect(headerCount(page)).toHaveText(number(1));
    });

    test("is narrowed by the days of the reader's calendar on which something was put there", async ({
      page,
      shopper,
    }) => {
      await logInBrowser(page.context(), lang);
      const today = todayIn(lang, new Date());
      const [product] = await findProducts(lang);
      await shopper.open(productPath(lang, product));
      await page.getByRole("button", { name: say(lang, "product.add_to_wish_list") }).click();
      await expect(message(page)).toContainText(
        say(lang, "wish.added", { name: nameOf(lang, product) }),
      );
      await shopper.open(`/user/wish-list?from=${today}`);
      await expect(lineOf(page, product)).toHaveCount(1);
      await shopper.open("/user/wish-list?to=2020-03-20");
      await expect(shopper.main.getByText(say(lang, "wish.none_found"))).toBeVisible();
      await page.getByRole("link", { name: say(lang, "wish.show_all") }).click();
      await expect(lineOf(page, product)).toHaveCount(1);
    });

    test("an empty list says so, and fits a phone of 360 px", async ({ page, shopper }) => {
      await logInBrowser(page.context(), lang);
      await page.setViewportSize({ width: 360, height: 740 });
      await shopper.open("/user/wish-list");
      await expect(shopper.title).toHaveText(say(lang, "wish.empty"));
      await expectFits(page);
    });
  });
}
