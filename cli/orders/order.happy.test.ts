import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { payments } from "#backend/db/tables/payments";
import {
  giveStock,
  type MadeOrder,
  makeOrder,
  makeShopper,
} from "#backend/features/orders/order.fixture";
import { payFor } from "#backend/features/orders/staff.fixture";
import { transitionOrder } from "#backend/features/orders/states/transition-order";
import { provideTerminal } from "../terminal.fixture";

const terminal = provideTerminal();
const shop = (...args: string[]) => terminal().shop(...args);

/** Two pieces of one variant, ordered and paid, in time or for an order that has expired. */
function buy(end: "paid" | "review" = "paid"): Promise<MadeOrder> {
  return terminal().inShop(async (services) => {
    const { database, clock } = services;
    const place = { shop: { database }, clock, backend: { services } };
    const variant = await giveStock(place, 9);
    const userId = await makeShopper(place);
    const made = await makeOrder(place, { userId, lines: [[variant, 2]] });
    const expire = { orderId: made.id, step: "expire", by: { actor: "job", id: null } } as const;
    const now = new Date(clock.now().getTime() + 60 * 60_000);
    if (end === "review") {
      await database.transaction((q) => transitionOrder(services, q, { ...expire, now }));
    }
    expect(await payFor(place, made)).toBe(end);
    return made;
  });
}

describe("domain 4.7 the owner takes orders through at the command line", () => {
  it("packs, sends in a parcel and delivers; each step says what is next", async () => {
    const { number } = await buy();
    expect((await shop("order")).said).toContain(`${number}  paid`);
    expect((await shop("order", "process", number)).said).toMatch(
      /processing[\s\S]*next:\n.*order ship/,
    );
    const parcel = ["--carrier", "Post", "--tracking", "RR 12"];
    const sent = await shop("order", "ship", number, ...parcel);
    expect(sent.said).toMatch(/shipped[\s\S]*Post RR 12/);
    expect((await shop("order", "deliver", number, "--lang", "fa")).said).toMatch(
      /delivered[\s\S]*گام‌های بعد/,
    );
    expect((await shop("order", "list", "--state", "delivered")).said).toContain(number);
  }, 120_000);

  it("cancels what was paid, gives the money back by hand and notes that it was", async () => {
    const { number } = await buy();
    const canceled = await shop("order", "cancel", number, "--reason", "Broken in the store");
    expect(canceled.said).toMatch(/canceled[\s\S]*goes back/);
    const settled = await shop("order", "refunded", number, "--ref", "Transfer 77");
    expect(settled.said).toMatch(/refunded[\s\S]*manual, done/);
  }, 120_000);
});

describe("a charge that no bank captured", () => {
  it("is named in the order and in the list of payments, in both languages, and not accepted", async () => {
    const { number, paymentId } = await buy("review");
    await terminal().inShop(({ database }) =>
      database.run((q) =>
        q.update(payments).set({ receivedAmount: 0 }).where(eq(payments.id, paymentId)),
      ),
    );
    const shown = await shop("order", "show", number);
    expect(shown.said).toMatch(
      /review, came: 0 IRR\n +Nothing came of \w+[\s\S]*next:\n.*order cancel \S+$/,
    );
    const accepted = await shop("order", "accept", number);
    expect([accepted.code, accepted.said]).toEqual([
      1,
      expect.stringContaining("no money has come"),
    ]);
    const listed = await shop("payment", "list", "--status", "review", "--lang", "fa");
    expect(listed.said).toMatch(/رسیده: 0 IRR\n.*پولی نرسیده است/);
  }, 120_000);
});

describe("bad input at the command line changes nothing", () => {
  it("unknown orders, steps, states, amounts and parcels are named", async () => {
    const { number } = await buy();
    const before = (await shop("order", "show", number)).said;
    const wrong: [string[], RegExp][] = [
      [["show"], /Which order/],
      [["show", "nothing"], /no order nothing/],
      [["sell", number], /none of list, show/],
      [["list", "--state", "lost"], /none of awaiting_payment/],
      [["deliver", number], /is paid: deliver is not possible/],
      [["refund", number, "--amount", "much"], /not an amount/],
      [["refund", number, "--amount", "0"], /not an amount/],
      [["refunded", number], /no such parcel or refund/],
      [["deliver", number, "--parcel", "7"], /not an id/],
      [["ship", number], /needs --carrier/],
    ];
    for (const [args, words] of wrong) {
      const { code, said } = await shop("order", ...args);
      expect(said).toMatch(words);
      expect(code).toBe(1);
    }
    expect((await shop("order", "show", number)).said).toBe(before);
  }, 120_000);
});
