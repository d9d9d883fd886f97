import type { Locator, Page } from "@playwright/test";
import { cart as cartSchema } from "#backend/contract/cart";
import type { Product } from "#backend/contract/catalog";
import { formatsFor } from "~/i18n/format";
import { alterWaiting } from "../../support/alter-waiting";
import { ask } from "../../support/ask";
import { findProducts, nameOf, offeredVariant } from "../../support/buying";
import { listProducts, productPath, readProduct } from "../../support/catalogue";
import { lostConnection, takeOut } from "../../support/complaints";
import { expect, test } from "../../support/fixtures";
import { type LanguageCode, languageCodes } from "../../support/languages";
import { logInBrowser } from "../../support/log-in-browser";
import { offlineWaiting } from "../../support/offline-waiting";
import type { Shopper } from "../../support/shopper";
import { say, saying } from "../../support/words";

test.use({ serviceWorkers: "allow" });
test.setTimeout(120_000);

/** Somebody with an empty cart on a product's page that the worker looks after. */
async function openProduct(shopper: Shopper, lang: LanguageCode, product: Product) {
  const token = await logInBrowser(shopper.page.context(), lang);
  await shopper.open(`/${lang}`);
  await shopper.page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await shopper.open(productPath(lang, product));
  return token;
}

async function addOffline(page: Page, lang: LanguageCode) {
  await page.context().setOffline(true);
  await page.getByRole("button", { name: say(lang, "product.add_to_cart") }).click();
  await expect.poll(() => offlineWaiting(page)).toBe("1");
}

/** The network is back; the page says that not all went as it was wanted, and leads to what. */
async function comeBack(page: Page, lang: LanguageCode): Promise<Locator> {
  await page.context().setOffline(false);
  await expect(
    page.getByRole("alert").filter({ hasText: say(lang, "offline.problems") }),
  ).toBeVisible();
  await page.goto(`/offline/${lang}`);
  const problems = page.getByRole("region", { name: say(lang, "offline.problems_title") });
  await expect(problems.getByRole("listitem")).toHaveCount(1);
  return problems;
}

const press = async (problems: Locator, name: string) => {
  await problems.getByRole("button", { name }).click();
  await expect(problems).toBeHidden();
};

async function cartOf(token: string, lang: LanguageCode) {
  const answer = await ask("/api/user/carts", { headers: { Authorization: token, lang } });
  return cartSchema.parse(answer.json());
}

async function countsOf(token: string, lang: LanguageCode) {
  const { lines } = await cartOf(token, lang);
  return Object.fromEntries(lines.map(({ variant_id, qty }) => [variant_id, qty]));
}

/** A variant of which nothing is left. */
async function findSoldOut(lang: LanguageCode): Promise<string> {
  const { data } = await listProducts(lang, "?per_page=48&sort=newest");
  for (const { id } of data) {
    const { variants } = await readProduct(lang, id);
    const gone = variants.find(({ stock, price }) => stock === "out" && price);
    if (gone) return gone.id;
  }
  throw new Error("The seeded shop has something of everything.");
}

for (const lang of languageCodes) {
  test(`a price that changed while a line waited is told with both, and the line is kept or taken out again (${lang})`, async ({
    page,
    shopper,
    complaints,
  }) => {
    const [product] = await findProducts(lang);
    const variant = offeredVariant(product);
    if (!variant.price) throw new Error("It has no price.");
    const was = { ...variant.price, amount: variant.price.amount - 100 };
    const token = await openProduct(shopper, lang, product);
    const { money } = formatsFor(lang);
    const name = nameOf(lang, product);
    const told = say(lang, "offline.price_changed", {
      name,
      was: money(was),
      now: money(variant.price),
    });

    await addOffline(page, lang);
    await alterWaiting(page, { seen: was });
    const first = await comeBack(page, lang);
    await expect(first).toContainText(told);
    await press(first, say(lang, "offline.fine"));
    expect(await countsOf(token, lang)).toEqual({ [variant.id]: 1 });

    await shopper.open(productPath(lang, product));
    await addOffline(page, lang);
    await alterWaiting(page, { seen: was });
    const second = await comeBack(page, lang);
    await expect(second).toContainText(told);
    await press(second, say(lang, "offline.take_out"));
    await expect.poll(() => countsOf(token, lang)).toEqual({});
    takeOut(complaints, lostConnection);
  });

  test(`fewer that are left than were wanted are told, and kept or taken out again (${lang})`, async ({
    page,
    shopper,
    complaints,
  }) => {
    const [product] = await findProducts(lang);
    const { id, max_qty: left } = offeredVariant(product);
    const token = await openProduct(shopper, lang, product);
    const n = formatsFor(lang).number(left);
    const told = say(lang, "offline.qty_reduced", { n, name: nameOf(lang, product) });

    await addOffline(page, lang);
    await alterWaiting(page, { qty: left + 1 });
    const first = await comeBack(page, lang);
    await expect(first).toContainText(told);
    await press(first, say(lang, "offline.fine"));
    expect(await countsOf(token, lang)).toEqual({ [id]: left });

    await shopper.open(productPath(lang, product));
    await addOffline(page, lang);
    const second = await comeBack(page, lang);
    await expect(second).toContainText(told);
    await press(second, say(lang, "offline.take_out"));
    await expect.poll(() => countsOf(token, lang)).toEqual({});
    takeOut(complaints, lostConnection);
  });

  test(`what was sold out meanwhile is told, and nothing is in the cart (${lang})`, async ({
    page,
    shopper,
    complaints,
  }) => {
    const [product] = await findProducts(lang);
    const token = await openProduct(shopper, lang, product);
    await addOffline(page, lang);
    await alterWaiting(page, { variant_id: await findSoldOut(lang) });
    const problems = await comeBack(page, lang);
    await expect(problems).toContainText(saying(lang, "refused.out_of_stock"));
    await expect(problems.getByRole("button", { name: say(lang, "offline.take_out") })).toHaveCount(
      0,
    );
    await press(problems, say(lang, "offline.fine"));
    expect(await countsOf(token, lang)).toEqual({});
    takeOut(complaints, lostConnection);
  });
}
