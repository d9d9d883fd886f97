import type { Page } from "@playwright/test";
import { cart } from "#backend/contract/cart";
import { formatsFor } from "~/i18n/format";
import { ask } from "../../support/ask";
import {
  addToCart,
  findProducts,
  headerCount,
  lineOf,
  message,
  nameOf,
  offeredVariant,
} from "../../support/buying";
import { findImpossible, findProduct, productPath } from "../../support/catalogue";
import { expectFits } from "../../support/fits";
import { expect, test, testWithoutScripts, testWithScripts } from "../../support/fixtures";
import { type LanguageCode, languageCodes } from "../../support/languages";
import { logInBrowser } from "../../support/log-in-browser";
import type { Shopper } from "../../support/shopper";
import { tickUnheard, tilesOf } from "../../support/ticking";
import { say } from "../../support/words";

/** The cart's page with one piece of a product, and the field of its count. */
async function openFilledCart(page: Page, shopper: Shopper, lang: LanguageCode) {
  const token = await logInBrowser(page.context(), lang);
  const [product] = await findProducts(lang);
  const { name } = product;
  await addToCart(shopper, lang, product);
  // What can still be had: the product's page may have been made before others ordered.
  const { json } = await ask("/api/user/carts", { headers: { Authorization: token, lang } });
  const max = cart.parse(json()).lines[0]?.max_qty ?? 0;
  expect(max).toBeGreaterThan(1);
  await shopper.open(`/${lang}/carts`);
  const label = say(lang, "cart.quantity_of", { name });
  const count = lineOf(page, product).getByRole("textbox", { name: label });
  return { page, lang, count, max };
}

type FilledCart = Awaited<ReturnType<typeof openFilledCart>>;

async function expectRefused({ page, lang, count }: FilledCart, typed: string): Promise<void> {
  await count.evaluate((input) => input.removeAttribute("maxlength"));
  await count.fill(typed);
  await count.press("Enter");
  await expect(count).toHaveAccessibleDescription(say(lang, "qty_error"));
  await expect(count).toHaveValue(typed);
  await expect(headerCount(page)).toHaveText(formatsFor(lang).number(1));
}

for (const lang of languageCodes) {
  const { number } = formatsFor(lang);

  test.describe(`the cart in ${lang}`, () => {
    test("R-NOJS-02[add] R-ROUTE-08[to-cart] a visitor fills it, and the header counts the pieces", async ({
      page,
      shopper,
    }) => {
      const [one, two] = await findProducts(lang);
      await addToCart(shopper, lang, one);
      await expect(headerCount(page)).toHaveText(number(1));
      await addToCart(shopper, lang, two, "۳");
      await expect(headerCount(page)).toHaveText(number(4));
    });

    test("R-ROUTE-04[visitor] R-AUTH-13[cart] its page needs a login, for reading and for posting", async ({
      page,
      shopper,
    }) => {
      const [product] = await findProducts(lang);
      await addToCart(shopper, lang, product);
      await message(page)
        .getByRole("link", { name: say(lang, "flash.to_carts") })
        .click();
      await expect(page).toHaveURL(/\/login$/);
      await expect(message(page)).toContainText(say(lang, "login_need"));

      const variant = offeredVariant(product).id;
      const answer = await page.request.post(`/${lang}/carts`, {
        form: { intent: "cart.set", variant, qty: "4" },
        maxRedirects: 0,
      });
      expect([answer.status(), answer.headers().location]).toEqual([302, "/login"]);
      await shopper.open(`/${lang}`);
      await expect(headerCount(page)).toHaveText(number(1));
    });

    test("R-NOJS-02[count] R-ROUTE-04[lines, counts] counts go up, down and by hand", async ({
      page,
      shopper,
    }) => {
      await logInBrowser(page.context(), lang);
      const [product] = await findProducts(lang);
      const { name } = product;
      await addToCart(shopper, lang, product);
      await shopper.open(`/${lang}/carts`);
      const line = lineOf(page, product);
      const count = line.getByRole("textbox", { name: say(lang, "cart.quantity_of", { name }) });
      const less = line.getByRole("button", { name: say(lang, "cart.less", { name }) });
      await expect(count).toHaveValue(number(1));
      await expect(less).toBeDisabled();

      await line.getByRole("button", { name: say(lang, "cart.more", { name }) }).click();
      await expect(count).toHaveValue(number(2));
      await expect(headerCount(page)).toHaveText(number(2));
      await count.fill("٤");
      await count.press("Enter");
      await expect(count).toHaveValue(number(4));
      await expect(headerCount(page)).toHaveText(number(4));
      await less.click();
      await expect(count).toHaveValue(number(3));
      await expect(headerCount(page)).toHaveText(number(3));
    });

    for (const [typed, clause] of [
      ["0", "R-NUM-02[server]"],
      ["-1", "R-NUM-02[server]"],
      ["۰", "R-NUM-02[server]"],
      ["1000000000", "R-NUM-01[server]"],
    ] as const) {
      testWithoutScripts(
        `${clause} without scripts a count of ${typed} is refused where it was typed, and changes nothing`,
        async ({ page, shopper }) => {
          await expectRefused(await openFilledCart(page, shopper, lang), typed);
        },
      );
    }

    test("a count that is none is refused where it was typed, and changes nothing", async ({
      page,
      shopper,
    }) => {
      await expectRefused(await openFilledCart(page, shopper, lang), "abc");
    });

    for (const typed of ["0", "-1", "۰"]) {
      testWithScripts(
        `R-NUM-02[emptied] a count of ${typed} becomes empty, is asked for and changes nothing`,
        async ({ page, shopper }) => {
          const { count } = await openFilledCart(page, shopper, lang);
          await count.fill(typed);
          await expect(count).toHaveValue(typed);
          await count.press("Enter");
          await expect(count).toHaveAccessibleDescription(say(lang, "required_error"));
          await expect(count).toHaveValue("");
          await expect(headerCount(page)).toHaveText(number(1));
        },
      );
    }

    testWithScripts(
      "R-NUM-01[clamps] a count above what there is becomes the most while it is typed",
      async ({ page, shopper }) => {
        const { count, max } = await openFilledCart(page, shopper, lang);
        await count.fill("999");
        await expect(count).toHaveValue(number(max));
        await count.press("Enter");
        await expect(headerCount(page)).toHaveText(number(max));
      },
    );

    test("R-NOJS-02[remove] R-ROUTE-04[remove] a removed line can be put back, until the next page", async ({
      page,
      shopper,
    }) => {
      await logInBrowser(page.context(), lang);
      const [one, two] = await findProducts(lang);
      await addToCart(shopper, lang, one, number(2));
      await addToCart(shopper, lang, two);
      await shopper.open(`/${lang}/carts`);
      const removal = (name: string) =>
        say(lang, "cart.line_of", { action: say(lang, "cart.remove"), name });
      await page.getByRole("button", { name: removal(one.name) }).click();
      await expect(message(page)).toContainText(
        say(lang, "cart.removed", { name: nameOf(lang, one) }),
      );
      await expect(lineOf(page, one)).toHaveCount(0);
      await expect(headerCount(page)).toHaveText(number(1));

      await message(page)
        .getByRole("button", { name: say(lang, "flash.undo") })
        .click();
      await expect(lineOf(page, one)).toHaveCount(1);
      await expect(headerCount(page)).toHaveText(number(3));
    });

    test("a line waits for later, and comes back with its count", async ({ page, shopper }) => {
      await logInBrowser(page.context(), lang);
      const [product] = await findProducts(lang);
      const { name } = product;
      await addToCart(shopper, lang, product, number(2));
      await shopper.open(`/${lang}/carts`);
      const way = (key: "cart.save_for_later" | "cart.take_back") =>
        page.getByRole("button", {
          name: say(lang, "cart.line_of", { action: say(lang, key), name }),
        });
      await way("cart.save_for_later").click();
      const later = page.getByRole("region", { name: say(lang, "cart.later") });
      await expect(later.getByRole("listitem")).toHaveCount(1);
      await expect(headerCount(page)).toHaveCount(0);
      await expect(page.getByRole("button", { name: say(lang, "cart.checkout") })).toBeDisabled();

      await way("cart.take_back").click();
      await expect(later).toHaveCount(0);
      await expect(headerCount(page)).toHaveText(number(2));
    });

    test("R-VAL-21[coupon] a coupon that nobody knows is refused at its field", async ({
      page,
      shopper,
    }) => {
      await logInBrowser(page.context(), lang);
      const [product] = await findProducts(lang);
      await addToCart(shopper, lang, product);
      await shopper.open(`/${lang}/carts`);
      const field = page.getByRole("textbox", { name: say(lang, "coupon.title") });
      await field.fill("NO-SUCH-CODE");
      await page.getByRole("button", { name: say(lang, "coupon.apply") }).click();
      const text = say(lang, "coupon.unknown", { code: "NO-SUCH-CODE" });
      await expect(field).toHaveAccessibleDescription(text);
      await expect(field).toHaveValue("NO-SUCH-CODE");
    });

    test("an empty cart says so, and where to go on", async ({ page, shopper }) => {
      await logInBrowser(page.context(), lang);
      await shopper.open(`/${lang}/carts`);
      await expect(shopper.title).toHaveText(say(lang, "cart.empty"));
      await shopper.main.getByRole("link", { name: say(lang, "listing.all") }).click();
      await expect(page).toHaveURL(`/${lang}/home/products`);
    });

    test("R-ROUTE-04[checkout] it fits a phone of 360 px, with the way to check out in sight", async ({
      page,
      shopper,
    }) => {
      await logInBrowser(page.context(), lang);
      const [one, two] = await findProducts(lang);
      await addToCart(shopper, lang, one, number(2));
      await addToCart(shopper, lang, two);
      await page.setViewportSize({ width: 360, height: 740 });
      await shopper.open(`/${lang}/carts`);
      await expectFits(page);
      const checkout = shopper.main.getByRole("link", { name: say(lang, "cart.checkout") });
      await expect(checkout).toBeInViewport();
      await expect(checkout).toHaveAttribute("href", `/${lang}/checkout`);
    });

    test("the header shows it at a glance on a wide screen", async ({ page, shopper }) => {
      const [product] = await findProducts(lang);
      await page.setViewportSize({ width: 1280, height: 800 });
      await addToCart(shopper, lang, product, number(2));
      const glance = page.getByRole("banner").locator("details.mini-cart");
      await glance.locator("summary").click();
      await expect(glance.getByRole("link", { name: product.name })).toBeVisible();
      await glance.getByRole("link", { name: say(lang, "chrome.to_cart") }).click();
      await expect(page).toHaveURL(/\/login$/);
    });

    for (const typed of ["0", "-1", "1000000000", "abc"]) {
      test(`a product does not go into the cart ${typed} times`, async ({ page, shopper }) => {
        const [product] = await findProducts(lang);
        await shopper.open(productPath(lang, product));
        const count = page.getByRole("textbox", { name: say(lang, "product.quantity") });
        await count.evaluate((input) => input.removeAttribute("maxlength"));
        await count.fill(typed);
        await page.getByRole("button", { name: say(lang, "product.add_to_cart") }).click();
        await expect(count).toHaveValue(typed);
        await expect(count).toHaveAccessibleDescription(new RegExp(say(lang, "qty_error")));
        await expect(headerCount(page)).toHaveCount(0);
      });
    }

    test("R-LANG-14[parameters] more than there is, and a forged variant, are told and add nothing", async ({
      page,
      shopper,
    }) => {
      const product = await findProduct(lang, { withChoice: true });
      const { max_qty, max_is_stock } = offeredVariant(product);
      const of = { count: max_qty, n: number(max_qty) };
      const limit = max_is_stock
        ? say(lang, max_qty === 1 ? "limit.stock_one" : "limit.stock_other", of)
        : say(lang, "limit.rule", of);
      const name = nameOf(lang, product);
      await shopper.open(productPath(lang, product));
      const count = page.getByRole("textbox", { name: say(lang, "product.quantity") });
      const add = page.getByRole("button", { name: say(lang, "product.add_to_cart") });
      await count.fill("999");
      await add.click();
      const refusal = page.getByRole("alert");
      await expect(refusal).toHaveText(say(lang, "refused.too_much", { name, limit }));
      await expect(count).toHaveValue("999");

      await shopper.main
        .locator("form.buy :checked")
        .first()
        .evaluate((option) => {
          option.setAttribute("value", "no-such-option");
        });
      await count.fill("1");
      await add.click();
      await expect(refusal).toHaveText(say(lang, "product.no_such_combination"));
      await expect(headerCount(page)).toHaveCount(0);
    });

    test("options that don't exist together are told, stay ticked with the count, and add nothing", async ({
      page,
      shopper,
    }) => {
      const { product, impossible } = await findImpossible(lang);
      await shopper.open(productPath(lang, product));
      await tickUnheard(page, impossible);
      const count = page.getByRole("textbox", { name: say(lang, "product.quantity") });
      const add = page.getByRole("button", { name: say(lang, "product.add_to_cart") });
      await count.fill("2");
      const answered = page.waitForResponse((response) => response.request().method() === "POST");
      await add.click();
      expect((await answered).status()).toBe(400);
      await expect(page.getByRole("alert")).toHaveText(say(lang, "product.no_such_combination"));
      await expect(page.getByText(say(lang, "product.no_such_combination"))).toHaveCount(1);
      for (const tile of tilesOf(page, impossible)) await expect(tile).toBeChecked();
      await expect(count).toHaveValue("2");
      await expect(headerCount(page)).toHaveCount(0);

      await tickUnheard(page, offeredVariant(product).options);
      await add.click();
      await expect(message(page)).toContainText(
        say(lang, "cart.added", { name: nameOf(lang, product) }),
      );
      await expect(headerCount(page)).toHaveText(number(2));
    });
  });
}
