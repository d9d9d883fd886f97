import type { Locator, Page } from "@playwright/test";
import { cart as cartSchema } from "#backend/contract/cart";
import type { Product } from "#backend/contract/catalog";
import { formatsFor, type Money } from "~/i18n/format";
import { alterWaiting } from "../../support/alter-waiting";
import { ask } from "../../support/ask";
import { findProducts, findSeveral, nameOf, offeredVariant } from "../../support/buying";
import { listProducts, productPath, readProduct } from "../../support/catalogue";
import { comeWithCart } from "../../support/checking-out";
import { lostConnection, takeOut } from "../../support/complaints";
import { expect, test } from "../../support/fixtures";
import { type LanguageCode, languageCodes } from "../../support/languages";
import { logInBrowser } from "../../support/log-in-browser";
import { offlineWaiting } from "../../support/offline-waiting";
import { isSaved } from "../../support/saved-pages";
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
async function comeBack(page: Page, lang: LanguageCode, count = 1): Promise<Locator> {
  await page.context().setOffline(false);
  await expect(
    page.getByRole("alert").filter({ hasText: say(lang, "offline.problems") }),
  ).toBeVisible();
  await page.goto(`/offline/${lang}`);
  const problems = page.getByRole("region", { name: say(lang, "offline.problems_title") });
  await expect(problems.getByRole("listitem")).toHaveCount(count);
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

function priceOf(product: Product): Money {
  const { price } = offeredVariant(product);
  if (!price) throw new Error("It has no price.");
  return price;
}

/** What it would have cost before it became dearer. */
function cheaper(product: Product): Money {
  const price = priceOf(product);
  return { ...price, amount: price.amount - 100 };
}

function priceChanged(lang: LanguageCode, product: Product): string {
  const { money } = formatsFor(lang);
  const [was, now] = [money(cheaper(product)), money(priceOf(product))];
  return say(lang, "offline.price_changed", { name: nameOf(lang, product), was, now });
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
    const { id } = offeredVariant(product);
    const was = cheaper(product);
    const token = await openProduct(shopper, lang, product);
    const told = priceChanged(lang, product);

    await addOffline(page, lang);
    await alterWaiting(page, { seen: was });
    const first = await comeBack(page, lang);
    await expect(first).toContainText(told);
    await press(first, say(lang, "offline.fine"));
    expect(await countsOf(token, lang)).toEqual({ [id]: 1 });

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

  test(`several of one log are told one by one, each accepted or taken back by itself, and what met with none went through (${lang})`, async ({
    page,
    shopper,
    complaints,
  }) => {
    const { token, variant: bought } = await comeWithCart(page.context(), lang);
    const products = (await findSeveral(lang, 6)).filter(
      (one) => offeredVariant(one).id !== bought,
    );
    const [dearer, scarce, gone, fine, wished] = products;
    if (!dearer || !scarce || !gone || !fine || !wished) throw new Error("Too few products.");
    await shopper.open(`/${lang}`);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    for (const product of products) {
      await shopper.open(productPath(lang, product));
      await expect.poll(() => isSaved(page, productPath(lang, product))).toBe(true);
    }
    await shopper.open(`/${lang}/carts`);

    await page.context().setOffline(true);
    await page.getByRole("textbox", { name: say(lang, "coupon.title") }).fill("OVER99");
    await page.getByRole("button", { name: say(lang, "coupon.apply") }).click();
    await expect(page).toHaveURL(`/offline/${lang}`);
    let waiting = 1;
    for (const product of [dearer, scarce, gone, fine]) {
      await shopper.open(productPath(lang, product));
      await page.getByRole("button", { name: say(lang, "product.add_to_cart") }).click();
      waiting += 1;
      await expect.poll(() => offlineWaiting(page)).toBe(String(waiting));
    }
    await shopper.open(productPath(lang, wished));
    await page.getByRole("button", { name: say(lang, "product.add_to_wish_list") }).click();
    await expect.poll(() => offlineWaiting(page)).toBe("6");
    const left = offeredVariant(scarce).max_qty;
    await alterWaiting(page, { seen: cheaper(dearer) }, 1);
    await alterWaiting(page, { qty: left + 1, seen: cheaper(scarce) }, 2);
    await alterWaiting(page, { variant_id: await findSoldOut(lang) }, 3);

    const problems = await comeBack(page, lang, 4);
    const { number } = formatsFor(lang);
    const of = (text: string) => problems.getByRole("listitem").filter({ hasText: text });
    const coupon = of(say(lang, "coupon.unknown", { code: "OVER99" }));
    const price = of(priceChanged(lang, dearer));
    const fewer = of(
      say(lang, "offline.qty_reduced", { n: number(left), name: nameOf(lang, scarce) }),
    );
    const soldOut = problems.getByRole("listitem").filter({
      hasText: saying(lang, "refused.out_of_stock"),
    });
    await expect(fewer).toContainText(priceChanged(lang, scarce));
    const accept = say(lang, "offline.fine");
    const takeBack = say(lang, "offline.take_out");
    for (const one of [coupon, soldOut]) {
      await expect(one.getByRole("button", { name: takeBack })).toHaveCount(0);
    }
    await price.getByRole("button", { name: takeBack }).click();
    await expect(problems.getByRole("listitem")).toHaveCount(3);
    await fewer.getByRole("button", { name: accept }).click();
    await expect(problems.getByRole("listitem")).toHaveCount(2);
    await expect(coupon).toBeVisible();
    await coupon.getByRole("button", { name: accept }).click();
    await expect(problems.getByRole("listitem")).toHaveCount(1);
    await press(problems, accept);

    await expect
      .poll(() => countsOf(token, lang))
      .toEqual({
        [bought]: 2,
        [offeredVariant(scarce).id]: left,
        [offeredVariant(fine).id]: 1,
      });
    expect((await cartOf(token, lang)).coupon).toBeNull();
    await shopper.open(productPath(lang, wished));
    await expect(
      page.getByRole("button", { name: say(lang, "product.on_wish_list") }),
    ).toBeVisible();
    takeOut(complaints, lostConnection);
  });
}
