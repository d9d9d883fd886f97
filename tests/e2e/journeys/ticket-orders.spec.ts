import { randomUUID } from "node:crypto";
import type { BrowserContext } from "@playwright/test";
import {
  answer,
  comeWithCart,
  homes,
  keepAddress,
  placeOrder,
  send,
} from "../../support/checking-out";
import { expect, test } from "../../support/fixtures";
import { type LanguageCode, languageCodes } from "../../support/languages";
import { press } from "../../support/logging-in";
import { say } from "../../support/words";

/** One more than a page of orders has. */
const manyOrders = 11;

/** Somebody with many orders, none of them open any more; their numbers, the oldest first. */
async function comeWithOrders(context: BrowserContext, lang: LanguageCode): Promise<string[]> {
  const buyer = await comeWithCart(context, lang);
  const { token, variant } = buyer;
  const post = (path: string, body: object) => send(token, lang, "POST", path, body);
  const address_id = await keepAddress(buyer, lang, homes[lang].input);
  const numbers: string[] = [];
  while (numbers.length < manyOrders) {
    const op = { type: "add", op_id: randomUUID(), variant_id: variant, qty: 1 };
    await post("user/carts/sync", { ops: [op] });
    await answer(buyer, lang, { address_id });
    await answer(buyer, lang, { shipping: lang === "fa" ? "post" : "express" });
    await answer(buyer, lang, { payment: lang === "fa" ? "zarinpal" : "stripe" });
    const number = await placeOrder(buyer, lang);
    await post(`user/orders/${number}/cancel`, { op_id: randomUUID() });
    numbers.push(number);
  }
  return numbers;
}

for (const lang of languageCodes) {
  test(`R-SEL-01[asked, without-script] R-SEL-02[posted] R-API-14[narrowed, empty] of many orders the one that a ticket is about is found by its number, and sent (${lang})`, async ({
    page,
    shopper,
  }) => {
    const [oldest = "", ...newer] = await comeWithOrders(page.context(), lang);
    const askFor = async (s: string) =>
      (await page.request.get("/user/tickets/orders", { params: { s } })).json();
    expect(await askFor("")).toHaveLength(10);
    expect(await askFor(oldest)).toEqual([expect.objectContaining({ value: oldest })]);

    await shopper.open(`/user/tickets/new?order=${oldest}`);
    const orders = shopper.main.getByRole("combobox", { name: say(lang, "ticket.order") });
    const options = orders.getByRole("option");
    await expect(orders, "an old order's own page leads here").toHaveValue(oldest);
    await shopper.open("/user/tickets/new");
    await expect(options).toHaveCount(1 + 10);
    await expect(options.filter({ hasText: oldest })).toHaveCount(0);
    const text = shopper.main.getByLabel(say(lang, "ticket.order_find"));
    if (shopper.hasScripts) {
      await orders.selectOption(newer[0] ?? "");
      const asked = page.waitForRequest(/\/user\/tickets\/orders\?/);
      await text.pressSequentially(oldest);
      expect(new URL((await asked).url()).searchParams.get("s")).toBe(oldest);
      await expect(options).toHaveCount(1 + 2);
      await expect(orders).toHaveValue(newer[0] ?? "");
    } else {
      await text.fill(oldest);
      await press(shopper, lang, "fields.find");
      await expect(options).toHaveCount(1 + 1);
    }
    await orders.selectOption(oldest);
    await shopper.main.getByLabel(say(lang, "ticket.subject")).fill("The oldest");
    await shopper.main.getByLabel(say(lang, "ticket.body")).fill("Where is it?");
    await press(shopper, lang, "ticket.send");
    await expect(shopper.title).toHaveText("The oldest");
    await expect(shopper.main.getByRole("link", { name: oldest })).toBeVisible();
  });
}
