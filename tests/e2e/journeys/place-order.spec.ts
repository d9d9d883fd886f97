import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { cart } from "#backend/contract/cart";
import { checkout } from "#backend/contract/checkout";
import { message } from "../../support/buying";
import {
  answer,
  type Buyer,
  comeToReview,
  comeWithCart,
  homes,
  keepAddress,
  send,
} from "../../support/checking-out";
import { expect, test } from "../../support/fixtures";
import { type LanguageCode, languageCodes } from "../../support/languages";
import { newPhone } from "../../support/log-in-browser";
import type { Shopper } from "../../support/shopper";
import { payAtBank, say, saying } from "../../support/words";

/** One more piece, as another device would add it. */
async function addAnother({ token, variant }: Buyer, lang: LanguageCode): Promise<void> {
  const op = { type: "add", op_id: randomUUID(), variant_id: variant, qty: 1 };
  await send(token, lang, "POST", "user/carts/sync", { ops: [op] });
}

async function readOwn(page: Page, lang: LanguageCode, { token }: Buyer, path: string) {
  const headers = { Authorization: token, lang };
  return (await page.request.get(`/api/${path}`, { headers })).json();
}

/** Somebody who has just placed an order, on the bank's page. */
async function comeToBank(shopper: Shopper, lang: LanguageCode): Promise<Buyer> {
  const { page } = shopper;
  const buyer = await comeToReview(page.context(), lang);
  await shopper.open(`/${lang}/checkout/review`);
  await shopper.main.getByRole("button", { name: say(lang, "checkout.place") }).click();
  await expect(page).toHaveURL(/\/sandbox-pay\//);
  return buyer;
}

for (const lang of languageCodes) {
  const placing = say(lang, "checkout.place");

  test.describe(`placing an order in ${lang}`, () => {
    test("R-NOJS-02[checkout] leads to the bank with the order waiting, and empties the cart", async ({
      page,
      shopper,
    }) => {
      const buyer = await comeToBank(shopper, lang);
      const left = cart.parse(await readOwn(page, lang, buyer, "user/carts"));
      expect(left.lines).toEqual([]);
      const orders = await readOwn(page, lang, buyer, "user/orders");
      expect(orders.data).toMatchObject([{ state: "awaiting_payment" }]);
    });

    test("who comes back from the bank unpaid finds the order wherever they look", async ({
      page,
      shopper,
    }) => {
      await comeToBank(shopper, lang);
      const number = /\d{4}-\d{6}-\d/;
      await shopper.open("/user");
      await expect(shopper.main).toContainText(number);
      for (const path of [`/${lang}`, `/${lang}/carts`]) {
        await shopper.open(path);
        await expect(shopper.main.getByRole("complementary")).toContainText(number);
      }
      await expect(shopper.main).not.toContainText(say(lang, "cart.empty"));
      await shopper.open(`/${lang}/checkout/review`);
      await expect(page).toHaveURL(/\/user\/orders\/[\d-]+$/);
      await expect(page.getByText(say(lang, "checkout.order_waits"))).toBeVisible();
      await shopper.open(`/${lang}/carts`);
      await shopper.main.getByRole("link", { name: say(lang, "order.pay_now") }).click();
      await expect(page).toHaveURL(/\/user\/orders\/[\d-]+$/);
      await expect(
        shopper.main.getByRole("button", { name: say(lang, "order.pay"), exact: true }),
      ).toBeVisible();
    });

    test("what was paid at the bank waits no longer, on the next page already", async ({
      page,
      shopper,
    }) => {
      await comeToBank(shopper, lang);
      const bank = page.url();
      await shopper.open(`/${lang}`);
      await expect(shopper.main.getByText(say(lang, "order.pay_now"))).toBeVisible();
      await page.goto(bank);
      await page.getByRole("button", { name: payAtBank[lang], exact: true }).click();
      await expect(page).toHaveURL(/\/home\/payment\/success\//);
      await shopper.open(`/${lang}`);
      await expect(shopper.main.getByText(say(lang, "order.pay_now"))).toHaveCount(0);
    });

    test("at the door it is settled at once; going back and sending again makes no second one, and leaves no note", async ({
      page,
      shopper,
    }) => {
      const buyer = await comeToReview(page.context(), lang, "cod");
      await shopper.open(`/${lang}/checkout/review`);
      const form = await page
        .locator("form", { hasText: placing })
        .evaluate((element) =>
          Object.fromEntries(
            [...new FormData(element as HTMLFormElement)].map(([name, value]) => [
              name,
              `${value}`,
            ]),
          ),
        );
      await shopper.main.getByRole("button", { name: placing }).click();
      await expect(page).toHaveURL(new RegExp(`/${lang}/home/payment/|/user/orders/`));
      const noted = { ...form, note: "Ring twice" };
      const again = await page.request.post(`/${lang}/checkout/review`, { form: noted });
      expect(again.status()).toBe(200);
      expect((await readOwn(page, lang, buyer, "user/checkout")).note).toBeNull();
      const orders = await readOwn(page, lang, buyer, "user/orders");
      expect(orders.total).toBe(1);
    });

    test("how to pay is answered on the review, and stands where the total has moved", async ({
      page,
      shopper,
    }) => {
      const buyer = await comeWithCart(page.context(), lang, newPhone());
      await answer(buyer, lang, { address_id: await keepAddress(buyer, lang, homes.fa.input) });
      await shopper.open(`/${lang}/checkout`);
      await expect(page).toHaveURL(/\/checkout\/review$/);
      const cash = shopper.main.getByRole("radio", { name: say(lang, "checkout.payment_cod") });
      await cash.check();
      await addAnother(buyer, lang);
      await shopper.main.getByRole("button", { name: placing }).click();
      await expect(shopper.main.getByRole("alert")).toHaveText(saying(lang, "checkout.moved"));
      await expect(cash).toBeChecked();
      await shopper.main.getByRole("button", { name: placing }).click();
      await expect(page).toHaveURL(new RegExp(`/${lang}/home/payment/|/user/orders/`));
      const orders = await readOwn(page, lang, buyer, "user/orders");
      expect(orders.data, "settled at the door").toMatchObject([{ state: "processing" }]);
    });

    test("a total that has moved comes back to the review, which says so and keeps the note", async ({
      page,
      shopper,
    }) => {
      const buyer = await comeToReview(page.context(), lang, "cod");
      await shopper.open(`/${lang}/checkout/review`);
      const note = shopper.main.getByRole("textbox", { name: say(lang, "checkout.note") });
      await note.fill("A note");
      await addAnother(buyer, lang);
      await shopper.main.getByRole("button", { name: placing }).click();
      await expect(shopper.main.getByRole("alert")).toHaveText(saying(lang, "checkout.moved"));
      await expect(note).toHaveValue("A note");
      await shopper.main.getByRole("button", { name: placing }).click();
      await expect(page).toHaveURL(new RegExp(`/${lang}/home/payment/|/user/orders/`));
    });

    test("R-VAL-21[order] tampered sums, notes without end and orders of nothing change nothing", async ({
      page,
    }) => {
      const buyer = await comeToReview(page.context(), lang, "cod");
      const path = `/${lang}/checkout/review`;
      const { totals } = checkout.parse(await readOwn(page, lang, buyer, "user/checkout"));
      const good = {
        intent: "order.place",
        op_id: randomUUID(),
        amount: String(totals.payable.amount),
        currency: totals.payable.currency,
        note: "",
      };
      for (const wrong of [
        { amount: "0" },
        { amount: "-1" },
        { amount: "abc" },
        { amount: "1" },
        { currency: "EUR" },
        { currency: totals.payable.currency === "IRR" ? "USD" : "IRR" },
        { op_id: "1" },
        { note: "x".repeat(501) },
      ]) {
        const refused = await page.request.post(path, { form: { ...good, ...wrong } });
        expect(refused.status(), JSON.stringify(wrong)).toBe(400);
        expect(refused.headers()["content-type"]).toContain("text/html");
      }
      expect((await readOwn(page, lang, buyer, "user/orders")).total).toBe(0);
      const foreign = { Origin: "https://evil.example" };
      const crossed = await page.request.post(path, { form: good, headers: foreign });
      expect(crossed.status()).toBe(403);
      expect((await readOwn(page, lang, buyer, "user/orders")).total).toBe(0);
    });

    test("a cart that was emptied meanwhile leads back to it", async ({ page, shopper }) => {
      const buyer = await comeToReview(page.context(), lang, "cod");
      await shopper.open(`/${lang}/checkout/review`);
      const op = { type: "remove", op_id: randomUUID(), variant_id: buyer.variant };
      await send(buyer.token, lang, "POST", "user/carts/sync", { ops: [op] });
      await shopper.main.getByRole("button", { name: placing }).click();
      await expect(page).toHaveURL(new RegExp(`/${lang}/carts$`));
      await expect(message(page)).toContainText(say(lang, "order.empty"));
    });
  });
}
