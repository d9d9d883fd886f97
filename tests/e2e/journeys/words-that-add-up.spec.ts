import { randomUUID } from "node:crypto";
import type { Locator } from "@playwright/test";
import { order } from "#backend/contract/order";
import { toLatinDigits } from "~/i18n/digits";
import { offeredVariant } from "../../support/buying";
import { listProducts, readProduct } from "../../support/catalogue";
import { comeToReview, send } from "../../support/checking-out";
import { expect, test } from "../../support/fixtures";
import { type LanguageCode, languageCodes } from "../../support/languages";
import { payAtBank, say, saying } from "../../support/words";

/** The demo's coupon. */
const coupon = "NOWRUZ";

/** A printed amount as a number; what is free costs nothing. */
function amountOf(text: string): number {
  const digits = toLatinDigits(text)
    .replace(/[^\d.−-]/g, "")
    .replace("−", "-");
  return digits === "" ? 0 : Number(digits);
}

/** Something reduced that can be had. */
async function findReduced(lang: LanguageCode) {
  const { data } = await listProducts(lang, "?sale=1&in_stock=1&per_page=24");
  for (const { id } of data) {
    const product = await readProduct(lang, id);
    const variant = offeredVariant(product);
    if (variant.price?.compare_at && variant.stock === "in") return { product, variant };
  }
  throw new Error("The demo has nothing reduced.");
}

async function amountsOf(rows: Locator): Promise<number[]> {
  const texts = await rows.getByRole("definition").allTextContents();
  return texts.map(amountOf);
}

for (const lang of languageCodes) {
  test(`the review's visible lines make its total, the reduction and the coupon among them (${lang})`, async ({
    page,
    shopper,
  }) => {
    const buyer = await comeToReview(page.context(), lang);
    const { product, variant } = await findReduced(lang);
    const ops = [
      { type: "add", op_id: randomUUID(), variant_id: variant.id, qty: 1 },
      { type: "coupon", op_id: randomUUID(), code: coupon },
    ];
    await send(buyer.token, lang, "POST", "user/carts/sync", { ops });
    await page.setViewportSize({ width: 360, height: 740 });
    await shopper.open(`/${lang}/checkout/review`);

    const items = shopper.main.getByRole("list", { name: say(lang, "checkout.items") }).first();
    const name = items.getByText(product.name, { exact: true });
    await expect(name).toBeVisible();
    expect(
      await name.evaluate((box) => box.scrollWidth <= box.clientWidth || box.clientWidth === 0),
    ).toBe(true);

    const totals = page.locator(".checkout-agreed dl");
    await expect(totals.getByText(say(lang, "totals.discount"))).toBeVisible();
    await expect(totals.getByText(say(lang, "totals.coupon"))).toBeVisible();
    const before = await amountsOf(totals.locator("> div:not(.totals-payable, .totals-tax)"));
    const [payable] = await amountsOf(totals.locator("> .totals-payable"));
    expect(before.length).toBeGreaterThanOrEqual(4);
    expect(before.reduce((sum, amount) => sum + amount, 0)).toBeCloseTo(payable ?? 0, 2);
  });

  test(`who has paid sees what comes, on which day of the week, and where the confirmation went (${lang})`, async ({
    page,
    shopper,
  }) => {
    const buyer = await comeToReview(page.context(), lang);
    await shopper.open(`/${lang}/checkout/review`);
    await shopper.main.getByRole("button", { name: say(lang, "checkout.place") }).click();
    await expect(page).toHaveURL(/\/sandbox-pay\//);
    await page.getByRole("button", { name: payAtBank[lang], exact: true }).click();
    await expect(shopper.title).toHaveText(say(lang, "payment.word.success"));

    const headers = { Authorization: buyer.token, lang };
    const read = async (path: string) =>
      (await page.request.get(`/api/${path}`, { headers })).json();
    const [{ number }] = (await read("user/orders")).data;
    const { news_to = [], shipping } = order.parse(await read(`user/orders/${number}`));
    expect(news_to).toHaveLength(1);
    const locale = { en: "en-US", fa: "fa-IR" }[lang];
    const weekday = new Intl.DateTimeFormat(locale, { weekday: "short", timeZone: "UTC" });
    await expect(shopper.main.getByText(buyer.product).first()).toBeVisible();
    await expect(shopper.main).toContainText(weekday.format(new Date(shipping.from)));
    const written = shopper.main.getByText(saying(lang, "payment.written"));
    await expect(written).toContainText(news_to[0] ?? "");
  });
}
