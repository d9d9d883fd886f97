import type { Page } from "@playwright/test";
import { formatsFor } from "~/i18n/format";
import { expectAccessible } from "../../support/accessibility";
import {
  addToCart,
  findProducts,
  headerCount,
  lineOf,
  nameOf,
  offeredVariant,
} from "../../support/buying";
import { productPath } from "../../support/catalogue";
import { expect, test } from "../../support/fixtures";
import { languageCodes } from "../../support/languages";
import { logInBrowser } from "../../support/log-in-browser";
import { startPage } from "../../support/start-page";
import { say } from "../../support/words";

const stored = (page: Page, key: "carts" | "wish_list") =>
  page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? "null"), key);

for (const lang of languageCodes) {
  const { number } = formatsFor(lang);

  test(`R-STORE-07[stored] R-ENT-14[map] local storage mirrors the cart as a map by variant (${lang})`, async ({
    page,
    shopper,
  }) => {
    const [product] = await findProducts(lang);
    await addToCart(shopper, lang, product, number(2));
    const variant = offeredVariant(product).id;
    const expected = { product_id: product.id, qty: 2, name: product.name };
    await expect.poll(() => stored(page, "carts")).toMatchObject({ [variant]: expected });
    await page.reload();
    await shopper.settle();
    expect(await stored(page, "carts")).toMatchObject({ [variant]: expected });
  });

  test(`R-STORE-08[stored] local storage mirrors the wish list as codes, each once (${lang})`, async ({
    page,
    shopper,
  }) => {
    const [product] = await findProducts(lang);
    await shopper.open(productPath(lang, product));
    await page.getByRole("button", { name: say(lang, "product.add_to_wish_list") }).click();
    await expect.poll(() => stored(page, "wish_list")).toEqual([product.id]);
    await page.reload();
    await shopper.settle();
    expect(await stored(page, "wish_list")).toEqual([product.id]);
    await page.getByRole("button", { name: say(lang, "product.on_wish_list") }).click();
    await expect.poll(() => stored(page, "wish_list")).toEqual([]);
  });

  test(`R-STORE-16[agree] header, cart page and local storage show the same (${lang})`, async ({
    page,
    shopper,
  }) => {
    await logInBrowser(page.context(), lang);
    const [product] = await findProducts(lang);
    await addToCart(shopper, lang, product, number(2));
    const line = lineOf(page, product);
    const { name } = product;
    await shopper.open(`/${lang}/carts`);
    const count = line.getByRole("textbox", { name: say(lang, "cart.quantity_of", { name }) });
    for (const qty of [2, 3]) {
      await expect(count).toHaveValue(number(qty));
      await expect(headerCount(page)).toHaveText(number(qty));
      await expect
        .poll(() => stored(page, "carts"))
        .toMatchObject({ [offeredVariant(product).id]: { qty } });
      if (qty === 2) {
        await line.getByRole("button", { name: say(lang, "cart.more", { name }) }).click();
      }
    }
  });

  test(`R-STORE-16[second-tab] a second tab follows (${lang})`, async ({ page, shopper }) => {
    const [product] = await findProducts(lang);
    const other = await page.context().newPage();
    await other.goto(`/${lang}`);
    await startPage(other);
    await addToCart(shopper, lang, product, number(2));
    await expect(headerCount(other)).toHaveText(number(2));
    await other.close();
  });

  test(`R-NAV-08[restored, broken] R-STORE-18[broken] a page that knows of no cart counts what is stored; what is broken is nothing (${lang})`, async ({
    page,
    shopper,
  }) => {
    await shopper.open(`/${lang}`);
    await page.evaluate(() => {
      localStorage.setItem("carts", '{"v1":{"qty":2},"v2":{"qty":1}}');
      localStorage.setItem("wish_list", "[7,8]");
    });
    await shopper.open(`/${lang}`);
    const wished = page.getByRole("banner").locator('a[href="/user/wish-list"] > .bar-count');
    await expect(headerCount(page)).toHaveText(number(3));
    await expect(wished).toHaveText(number(2));
    await page.evaluate(() => {
      localStorage.setItem("carts", "{");
      localStorage.setItem("wish_list", "[7");
    });
    await shopper.open(`/${lang}`);
    await expect(headerCount(page)).toHaveCount(0);
    await expect(wished).toHaveCount(0);
  });

  test(`R-TOAST-06[toast] adding stays on the page: a toast, the count, the same scroll (${lang})`, async ({
    page,
    shopper,
  }) => {
    const [product] = await findProducts(lang);
    await shopper.open(productPath(lang, product));
    await page.evaluate(() => Object.assign(window, { isSame: true }));
    await page.getByRole("button", { name: say(lang, "product.add_to_cart") }).click();
    await expect(page.locator(".toast")).toContainText(
      say(lang, "cart.added", { name: nameOf(lang, product) }),
    );
    await expect(headerCount(page)).toHaveText(number(1));
    expect(await page.evaluate(() => "isSame" in window)).toBe(true);
  });

  test(`axe finds nothing grave on a filled cart and wish list (${lang})`, async ({
    page,
    shopper,
  }) => {
    await logInBrowser(page.context(), lang);
    const [one, two] = await findProducts(lang);
    await addToCart(shopper, lang, one, number(2));
    await page.getByRole("button", { name: say(lang, "product.add_to_wish_list") }).click();
    const wished = say(lang, "wish.added", { name: nameOf(lang, one) });
    await expect(page.locator(".toast").filter({ hasText: wished })).toBeVisible();
    await addToCart(shopper, lang, two);
    await shopper.open(`/${lang}/carts`);
    await expect(lineOf(page, two)).toBeVisible();
    await expectAccessible(page);
    await page.emulateMedia({ colorScheme: "dark" });
    await page.setViewportSize({ width: 360, height: 740 });
    await expectAccessible(page);
    await shopper.open("/user/wish-list");
    await expect(lineOf(page, one)).toBeVisible();
    await expectAccessible(page);
  });
}
