import { randomUUID } from "node:crypto";
import { checkout } from "#backend/contract/checkout";
import {
  answer,
  type Buyer,
  comeWithCart,
  homes,
  keepAddress,
  send,
} from "../../support/checking-out";
import { expect, test } from "../../support/fixtures";
import { type LanguageCode, languageCodes } from "../../support/languages";
import { say, saying } from "../../support/words";

const maxOpen = 3;

/** Gives all answers, to pay online. */
async function answerAll(buyer: Buyer, lang: LanguageCode, address_id: string): Promise<void> {
  const op = { type: "set", op_id: randomUUID(), variant_id: buyer.variant, qty: 1 };
  await send(buyer.token, lang, "POST", "user/carts/sync", { ops: [op] });
  await answer(buyer, lang, { address_id });
  await answer(buyer, lang, { shipping: "post" });
  await answer(buyer, lang, { payment: lang === "fa" ? "zarinpal" : "stripe" });
}

for (const lang of languageCodes) {
  test.describe(`pieces are not held without end in ${lang}`, () => {
    test("one order too many that waits for its money is refused on the review, with the note kept", async ({
      page,
      shopper,
    }) => {
      const buyer = await comeWithCart(page.context(), lang);
      const address_id = await keepAddress(buyer, lang, homes.fa.input);
      for (let placed = 0; placed < maxOpen; placed++) {
        await answerAll(buyer, lang, address_id);
        const headers = { Authorization: buyer.token, lang };
        const seen = await page.request.get("/api/user/checkout", { headers });
        const { payable } = checkout.parse(await seen.json()).totals;
        await send(buyer.token, lang, "POST", "user/orders", { op_id: randomUUID(), payable });
      }
      await answerAll(buyer, lang, address_id);
      await shopper.open(`/${lang}/checkout/review`);
      const note = shopper.main.getByRole("textbox", { name: say(lang, "checkout.note") });
      await note.fill("A note");
      await shopper.main.getByRole("button", { name: say(lang, "checkout.place") }).click();
      const alert = shopper.main.getByRole("alert");
      await expect(alert).toContainText(saying(lang, "order.too_many_open_other"));
      await expect(note).toHaveValue("A note");
      await alert.getByRole("link", { name: say(lang, "orders.title") }).click();
      await expect(page).toHaveURL(/\/user\/orders$/);
    });

    test("cash at the door is not offered to an unproven phone, and the step says so", async ({
      page,
      shopper,
    }) => {
      const buyer = await comeWithCart(page.context(), lang);
      await answer(buyer, lang, { address_id: await keepAddress(buyer, lang, homes.fa.input) });
      await answer(buyer, lang, { shipping: "post" });
      await shopper.open(`/${lang}/checkout/payment`);
      const cash = shopper.main.getByRole("radio", { name: say(lang, "checkout.payment_cod") });
      await expect(cash).toHaveCount(0);
      await expect(shopper.main).toContainText(say(lang, "checkout.cod_refused.phone"));
    });
  });
}
