import { findProducts, headerCount, message, nameOf } from "../../support/buying";
import { productPath } from "../../support/catalogue";
import { expectFits } from "../../support/fits";
import { expect, test } from "../../support/fixtures";
import { languageCodes } from "../../support/languages";
import { logInBrowser } from "../../support/log-in-browser";
import { say } from "../../support/words";

for (const lang of languageCodes) {
  test.describe(`the account in ${lang}`, () => {
    test("R-ROUTE-11[dashboard] who is new is shown the way in, on a phone of 360 px", async ({
      page,
      shopper,
    }) => {
      await logInBrowser(page.context(), lang);
      await page.setViewportSize({ width: 360, height: 740 });
      await shopper.open("/user");
      await expect(
        shopper.main.getByRole("heading", { name: say(lang, "account.welcome") }),
      ).toBeVisible();
      await expect(shopper.main.getByText(say(lang, "account.answers_none"))).toBeVisible();
      await expectFits(page);
      const nav = page.getByRole("navigation", { name: say(lang, "account.title") });
      await nav.locator("summary").click();
      await nav.getByRole("link", { name: say(lang, "account.nav.orders") }).click();
      await expect(page).toHaveURL(/\/user\/orders$/);
      await expect(shopper.title).toHaveText(say(lang, "orders.title"));
    });

    test("a wish list is shared, opened by a visitor, put into their cart, and revoked", async ({
      page,
      shopper,
      browser,
    }) => {
      await logInBrowser(page.context(), lang);
      const [product] = await findProducts(lang);
      await shopper.open(productPath(lang, product));
      await page.getByRole("button", { name: say(lang, "product.add_to_wish_list") }).click();
      await expect(message(page)).toContainText(
        say(lang, "wish.added", { name: nameOf(lang, product) }),
      );
      await shopper.open("/user/links");
      await page
        .getByLabel(say(lang, "links.what"), { exact: true })
        .first()
        .selectOption("wishlist");
      await page.locator("#label").fill("Birthday");
      await page.getByRole("button", { name: say(lang, "links.make") }).click();
      await expect(shopper.title).toHaveText("Birthday");
      const own = page.url();
      const url = await page
        .getByRole("textbox", { name: say(lang, "links.address_of", { name: "Birthday" }) })
        .inputValue();
      expect(url).toMatch(/\/home\/shared\/[\w-]{22}$/);

      const visit = await browser.newContext({ javaScriptEnabled: shopper.hasScripts });
      const visitor = await visit.newPage();
      const path = new URL(url).pathname;
      await visitor.goto(new URL(`/${lang}${path}`, page.url()).href);
      await expect(visitor.getByRole("heading", { level: 1 })).toHaveText(say(lang, "shared.list"));
      await visitor
        .getByRole("button", { name: say(lang, "wish.to_cart_of", { name: product.name }) })
        .click();
      await expect(message(visitor)).toContainText(say(lang, "order.reordered"));
      await expect(headerCount(visitor)).not.toHaveText("");

      await shopper.open(`${new URL(own).pathname}?revoke`);
      await page.getByRole("button", { name: say(lang, "links.revoke"), exact: true }).click();
      await expect(message(page)).toContainText(say(lang, "links.revoked"));
      const gone = await visitor.goto(new URL(`/${lang}${path}`, page.url()).href);
      expect(gone?.status()).toBe(404);
      await visit.close();
    });
  });
}
