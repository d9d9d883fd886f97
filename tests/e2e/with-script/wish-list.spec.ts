import { randomUUID } from "node:crypto";
import { cartChange, maxLines } from "#backend/contract/cart";
import { findProducts, message, nameOf, offeredVariant } from "../../support/buying";
import { listProducts, readProduct } from "../../support/catalogue";
import { send } from "../../support/checking-out";
import { expect, test } from "../../support/fixtures";
import { type LanguageCode, languageCodes } from "../../support/languages";
import { logInBrowser } from "../../support/log-in-browser";
import { say } from "../../support/words";

/** A page of the list holds 24. */
const count = 30;

/** As many kinds in the cart as it takes, none of them the one that is named. */
async function fillCart(lang: LanguageCode, token: string, besides: string): Promise<void> {
  const kinds: string[] = [];
  for (let page = 1; kinds.length < maxLines; page++) {
    for (const { id } of (await listProducts(lang, `?in_stock=1&per_page=48&page=${page}`)).data) {
      const { variants } = await readProduct(lang, id);
      const sold = variants.filter(({ stock, price }) => stock !== "out" && price);
      kinds.push(...sold.map((one) => one.id).filter((one) => one !== besides));
    }
  }
  const ops = kinds.slice(0, maxLines).map((variant_id) => {
    return { type: "add", op_id: randomUUID(), variant_id, qty: 1 };
  });
  const { cart } = cartChange.parse(await send(token, lang, "POST", "user/carts/sync", { ops }));
  expect(cart.lines).toHaveLength(maxLines);
}

for (const lang of languageCodes) {
  test(`R-INF-02[appended] the wish list in ${lang} grows to its end, each product once, also after one is taken off`, async ({
    page,
    shopper,
  }) => {
    const token = await logInBrowser(page.context(), lang);
    const wished = (await listProducts(lang, "?per_page=48")).data.slice(0, count);
    for (const { id } of wished) {
      await send(token, lang, "POST", "user/wish-list", { product_id: id });
    }
    const list = shopper.main.getByRole("list", { name: say(lang, "wish.title") });
    const items = list.getByRole("listitem");
    const names = () => list.getByRole("heading").allTextContents();
    const growTo = (whole: number) =>
      expect(async () => {
        await page.mouse.wheel(0, 4000);
        await expect(items).toHaveCount(whole, { timeout: 500 });
      }).toPass();
    await shopper.open("/user/wish-list");
    await growTo(count);
    expect(new Set(await names())).toEqual(new Set(wished.map(({ name }) => name)));

    const [gone] = await names();
    const remove = say(lang, "wish.remove_of", { name: gone ?? "" });
    await list.getByRole("button", { name: remove, exact: true }).click();
    await expect(message(page)).toContainText(say(lang, "wish.taken_off", { name: gone ?? "" }));
    await growTo(count - 1);
    expect(await names()).not.toContain(gone);
    expect(new Set(await names()).size).toBe(count - 1);
  });

  test(`R-ERR-04[toast] a wish that a full cart refuses stays, and an error toast says why in ${lang}`, async ({
    page,
    shopper,
  }) => {
    const token = await logInBrowser(page.context(), lang);
    const [product] = await findProducts(lang);
    await send(token, lang, "POST", "user/wish-list", { product_id: product.id });
    await fillCart(lang, token, offeredVariant(product).id);
    await shopper.open("/user/wish-list");
    const move = shopper.main.getByRole("button", {
      name: say(lang, "wish.to_cart_of", { name: product.name }),
    });
    await move.click();
    const toast = page.locator(".toast");
    await expect(toast).toHaveText(
      new RegExp(say(lang, "refused.cart_full", { name: nameOf(lang, product) })),
    );
    await expect(toast).toHaveAttribute("data-type", "error");
    await expect(toast).toHaveAttribute("role", "alert");
    await expect(page).toHaveURL(/\/user\/wish-list$/);
    await expect(move).toBeVisible();
  });
}
