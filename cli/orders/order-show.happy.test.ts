import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import type { GatewayId } from "#backend/contract/payment";
import { orderItems, orders } from "#backend/db/tables/orders";
import { refunds } from "#backend/db/tables/payments";
import { users } from "#backend/db/tables/users";
import {
  giveStock,
  makeOrder,
  makeShopper,
  unitPrice,
} from "#backend/features/orders/order.fixture";
import { askReturn } from "#backend/features/orders/shopper/ask-return";
import { payFor } from "#backend/features/orders/staff.fixture";
import { newId } from "#backend/ports/ids";
import { provideTerminal } from "../terminal.fixture";

const terminal = provideTerminal();
const shop = (...args: string[]) => terminal().shop(...args);

/** The arguments of each command that is offered, as a shell would split the printed line. */
function offered(said: string): string[][] {
  return [...said.matchAll(/npm run shop -- (.+)$/gm)].map(([, line = ""]) =>
    (line.match(/'[^']*'|\S+/g) ?? []).map((word) => word.replace(/^'|'$/g, "")),
  );
}

/** Types the offered command that begins so. */
async function type(said: string, step: string) {
  const args = offered(said).find(([, word]) => word === step);
  expect(args, `${step} is offered in\n${said}`).toBeDefined();
  const done = await shop(...(args ?? []));
  expect(done.code, done.said).toBe(0);
  return done.said;
}

/** A paid order of two pieces, with all that a shopper can write. */
function buy(gateway: GatewayId = "cod"): Promise<string> {
  return terminal().inShop(async (services) => {
    const { database, clock } = services;
    const place = { shop: { database }, clock, backend: { services } };
    const userId = await makeShopper(place);
    const made = await makeOrder(place, {
      userId,
      gateway,
      lines: [[await giveStock(place, 9), 2]],
    });
    const payable = 2 * unitPrice;
    const rials = (amount: number) => ({ amount, currency: "IRR" as const });
    await database.run((q) =>
      q
        .update(orders)
        .set({
          note: "Ring twice\u001b[2J\nplease",
          couponCode: "NOWRUZ",
          totals: {
            items: rials(payable + 500_000),
            item_discount: rials(300_000),
            coupon_discount: rials(1_050_000),
            shipping: rials(850_000),
            tax: [{ rate: 10, amount: rials(272_727) }],
            payable: rials(payable),
          },
        })
        .where(eq(orders.id, made.id)),
    );
    const options = [
      { name: { en: "Colour", fa: "رنگ" }, value: { en: "Turquoise", fa: "فیروزه‌ای" } },
    ];
    await database.run((q) =>
      q.update(orderItems).set({ options }).where(eq(orderItems.orderId, made.id)),
    );
    expect(await payFor(place, made)).toBe("paid");
    return made.number;
  });
}

it("shows all that sending takes: whom to, where, how, what, for how much", async () => {
  const { said } = await shop("order", "show", await buy());
  for (const words of [
    "سارا",
    "+98 9121234567",
    /\S+@example\.test/,
    "خیابان ولیعصر",
    "post code 1234567890",
    "Post (post), 2026-03-23 … 2026-03-26",
    "Ring twice [2J please",
    "Teapot (Colour: Turquoise)",
    "2 × ",
    "items: 3500000 IRR",
    "reduced prices: -300000 IRR",
    "coupon NOWRUZ: -1050000 IRR",
    "shipping: 850000 IRR",
    "to pay: 3000000 IRR",
    "tax of 10 % inside: 272727 IRR",
    /payment \w+: cod, 3000000 IRR, success/,
  ]) {
    if (typeof words === "string") expect(said).toContain(words);
    else expect(said).toMatch(words);
  }
  expect(said).not.toContain("\u001b");
}, 120_000);

it("says it in Persian, too", async () => {
  const { said } = await shop("order", "show", await buy(), "--lang", "fa");
  for (const words of ["کد پستی 1234567890", "قوری (رنگ: فیروزه‌ای)", "پرداختنی: 3000000 IRR"]) {
    expect(said).toContain(words);
  }
}, 120_000);

it("offers commands that work as they are printed, up to the delivery", async () => {
  const paid = (await shop("order", "show", await buy())).said;
  const packed = await type(paid, "process");
  const sent = await type(packed, "ship");
  expect(await type(sent, "deliver")).toContain("delivered");
}, 120_000);

it("says loudly what only a person can give back, and offers how to note that", async () => {
  const paid = (await shop("order", "show", await buy())).said;
  const canceled = await type(paid, "cancel");
  expect(canceled).toMatch(/!!! ONLY YOU CAN GIVE THIS BACK: 3000000 IRR[\s\S]*\+98 9121234567/);
  expect(offered(canceled).map(([, step]) => step)).toEqual(["refunded"]);
  const back = await type(canceled, "refunded");
  expect(back).not.toContain("!!!");
}, 120_000);

it("names who of the staff asked for money back, and who gave it, and nobody where it was the terminal", async () => {
  const number = await buy();
  await shop("order", "refund", number, "--amount", "1000");
  expect((await shop("order", "show", number)).said).not.toContain("asked for by");
  await terminal().inShop(({ database }) =>
    database.transaction(async (q) => {
      const [user] = await q
        .insert(users)
        .values({ name: "Mina\u001b[2J", email: "mina@example.test" })
        .returning();
      const [order] = await q.select().from(orders).where(eq(orders.number, number));
      if (!user || !order) throw new Error("The order is not there.");
      await q
        .update(refunds)
        .set({ requestedBy: user.id, confirmedBy: user.id })
        .where(eq(refunds.orderId, order.id));
    }),
  );
  const { said } = await shop("order", "show", number);
  expect(said).toMatch(/asked for by Mina ?\[2J\n.*given by hand, says Mina ?\[2J/);
  const persian = await shop("order", "show", number, "--lang", "fa");
  expect(persian.said).toContain("درخواست از Mina");
}, 120_000);

it("offers a return's money once, and then how to note that it was given", async () => {
  const number = await buy();
  for (const step of ["process", "ship", "deliver"]) {
    await type((await shop("order", "show", number)).said, step);
  }
  await terminal().inShop(async (services) => {
    const [item] = await services.database.run((q) =>
      q
        .select({ id: orderItems.id, userId: orders.userId })
        .from(orderItems)
        .innerJoin(orders, eq(orders.id, orderItems.orderId))
        .where(eq(orders.number, number)),
    );
    const { id = "", userId = "" } = item ?? {};
    const items = [{ item_id: id, qty: 1, reason: "other" as const, note: null }];
    await askReturn(services, { userId, number, asked: { op_id: newId(), items } });
  });
  const came = await type((await shop("order", "show", number)).said, "receive");
  const owed = await type(came, "refund");
  expect(offered(owed).map(([, step]) => step)).toEqual(["refunded"]);
  await shop("order", "refund", number);
  const again = (await shop("order", "show", number)).said;
  expect(again.match(/ONLY YOU CAN GIVE THIS BACK: 1500000 IRR/g)).toHaveLength(1);
  expect(await type(again, "refunded")).toContain("delivered");
}, 240_000);

it("offers a part of the money back by an amount that is there", async () => {
  const paid = (await shop("order", "show", await buy())).said;
  expect(await type(paid, "refund")).toContain("!!! ONLY YOU CAN GIVE THIS BACK: 3000000 IRR");
}, 120_000);
