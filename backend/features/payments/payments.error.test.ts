import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { providePayingShop } from "../../../tests/support/paying-shop";
import { orders } from "../../db/tables/orders";
import { payments } from "../../db/tables/payments";
import { transitionOrder } from "../orders/states/transition-order";
import {
  askToPay,
  booksOf,
  makeWaitingOrder,
  reconcile,
  startOf,
  type WaitingOrder,
} from "./waiting-order.fixture";

// No webhook of a late one comes within a test.
const shop = providePayingShop({ lateMs: 60_000 });
const minute = 60_000;

/** The job of orders that gives up on one whose time is over. */
async function expireOrder({ id: orderId }: WaitingOrder) {
  const { services } = shop().backend;
  const move = {
    orderId,
    step: "expire",
    by: { actor: "job", id: null },
    now: shop().clock.now(),
  } as const;
  await services.database.transaction((q) => transitionOrder(services, q, move));
}

const gateways = [
  ["zarinpal", "IRR"],
  ["stripe", "USD"],
] as const;

describe.each(gateways)("by %s", (gateway, currency) => {
  const begin = async (payable = 1_250_000) => {
    const made = await makeWaitingOrder(shop(), { currency, payable });
    return { made, started: await startOf(shop(), made, { gateway }) };
  };

  it("payments 5.4 4: an amount tampered with in the database is money that does not match", async () => {
    const { made, started } = await begin();
    await shop().shop.database.run((q) =>
      q.update(payments).set({ amount: 1000 }).where(eq(payments.refId, started.ref_id)),
    );
    const { location } = await shop().visit(await shop().press(started.redirect_url, "pay"));
    expect(location).toContain(`/home/payment/review/${started.ref_id}`);
    const books = await booksOf(shop(), made);
    expect(books.payment?.status).toBe("review");
    expect(books.order).toMatchObject({ state: "payment_review", paymentStatus: "review" });
    expect(books.variant?.stock).toBe(5);
  });

  it("payments 5.4 4: another amount that arrives at the bank is looked into", async () => {
    const { made, started } = await begin();
    const { location } = await shop().visit(await shop().press(started.redirect_url, "wrong"));
    expect(location).toContain("/review/");
    expect((await booksOf(shop(), made)).order?.state).toBe("payment_review");
  });

  it("payments 5.4 5: money for an order that has expired is looked into, and no stock goes below none", async () => {
    const { made, started } = await begin();
    await shop().press(started.redirect_url, "vanish");
    shop().clock.advance(41 * minute);
    await expireOrder(made);
    expect((await booksOf(shop(), made)).variant).toEqual({ stock: 5, reserved: 0 });
    await reconcile(shop());
    const books = await booksOf(shop(), made);
    expect(books.order?.state).toBe("payment_review");
    expect(books.payment).toMatchObject({ status: "review", nextCheckAt: null });
    expect(books.payment?.bankRef).toBeTruthy();
    expect(books.variant).toEqual({ stock: 5, reserved: 0 });
  });

  it("domain 4.9: what nobody pays expires, and is asked about once more after a day", async () => {
    const { made } = await begin();
    shop().clock.advance(32 * minute);
    await reconcile(shop());
    const books = await booksOf(shop(), made);
    expect(books.payment).toMatchObject({ status: "expired", checks: 1 });
    expect(books.payment?.nextCheckAt?.getTime()).toBe(
      Number(books.payment?.createdAt.getTime()) + 24 * 60 * minute,
    );
    expect(books.order).toMatchObject({ state: "awaiting_payment", paymentStatus: "expired" });
    shop().clock.advance(24 * 60 * minute);
    await reconcile(shop());
    expect((await booksOf(shop(), made)).payment?.nextCheckAt).toBeNull();
  });

  it("an amount ending in 03: the gateway fails at the start, the order waits on and can be paid", async () => {
    const made = await makeWaitingOrder(shop(), { currency, payable: 150_003 });
    const { status, body } = await askToPay(shop(), made, { gateway });
    expect(status).toBe(200);
    expect(body).toMatchObject({ status: "failed", redirect_url: null });
    const result = await shop().call(`payment/${body.ref_id}`, {
      headers: { Authorization: made.token },
    });
    expect(result.body).toMatchObject({ reached: false, order: { can_pay_again: true } });
    const books = await booksOf(shop(), made);
    expect(books.order).toMatchObject({ state: "awaiting_payment", paymentStatus: "failed" });
  });

  it("an amount ending in 02: a check that takes too long leaves it pending; the next one settles it", async () => {
    const impatient = shop();
    const { made, started } = await begin(150_002);
    // The bank is slow once; its webhook, which has the payment checked as well, must not be the one to wait.
    const back = await impatient.press(started.redirect_url, "webhook-late");
    impatient.hurry(200);
    expect((await impatient.visit(back)).location).toContain("/pending/");
    impatient.hurry(15_000);
    expect((await impatient.visit(back)).location).toContain("/success/");
    expect((await booksOf(shop(), made)).order?.state).toBe("paid");
  });
});

it("an amount ending in 01 is declined at the bank, and the order can be paid again", async () => {
  const made = await makeWaitingOrder(shop(), { payable: 150_001 });
  const { redirect_url } = await startOf(shop(), made);
  const { location } = await shop().visit(await shop().press(redirect_url, "pay"));
  expect(location).toContain("/canceled/");
  expect((await booksOf(shop(), made)).order?.paymentStatus).toBe("canceled");
});

describe("two tabs (payments 5.4 9)", () => {
  it("payments 5.4 9: at Zarinpal the second tab is led to the first one's page", async () => {
    const made = await makeWaitingOrder(shop());
    const first = await startOf(shop(), made);
    const second = await startOf(shop(), made);
    expect(second).toEqual(first);
    expect((await booksOf(shop(), made)).attempts).toHaveLength(1);
  });

  it("payments 5.4 9: at Stripe the first one's page is closed", async () => {
    const made = await makeWaitingOrder(shop(), { currency: "USD" });
    const first = await startOf(shop(), made, { gateway: "stripe" });
    const second = await startOf(shop(), made, { gateway: "stripe" });
    expect(second.ref_id).not.toBe(first.ref_id);
    expect((await shop().visit(first.redirect_url)).status).toBe(410);
    await shop().visit(await shop().press(second.redirect_url, "pay"));
    const { attempts, order } = await booksOf(shop(), made);
    expect(attempts.map(({ status }) => status)).toEqual(["expired", "success"]);
    expect(order?.state).toBe("paid");
  });

  it.each(gateways)(
    "payments 5.4 9: by %s, one that was paid meanwhile counts",
    async (gateway, currency) => {
      const made = await makeWaitingOrder(shop(), { currency });
      const first = await startOf(shop(), made, { gateway });
      await shop().press(first.redirect_url, "vanish");
      const { body } = await askToPay(shop(), made, { gateway });
      expect(body).toEqual({ ref_id: first.ref_id, status: "success", redirect_url: null });
      expect((await booksOf(shop(), made)).attempts).toHaveLength(1);
    },
  );

  it.each(gateways)(
    "payments 5.4 9: by %s, both at the very same time",
    async (gateway, currency) => {
      const made = await makeWaitingOrder(shop(), { currency });
      const answers = await Promise.all([1, 2, 3].map(() => askToPay(shop(), made, { gateway })));
      const refused = answers.filter(({ status }) => status === 409);
      for (const { body } of refused) expect(body.msg).toBe("payment.pending");
      const open = (await booksOf(shop(), made)).attempts.filter(
        ({ status }) => status === "pending",
      );
      expect(open).toHaveLength(1);
    },
  );
});

describe("an order that waits for no money", () => {
  it("can't be paid: paid, expired or somebody else's", async () => {
    const paid = await makeWaitingOrder(shop());
    const { redirect_url } = await startOf(shop(), paid);
    await shop().visit(await shop().press(redirect_url, "pay"));
    expect((await askToPay(shop(), paid)).body.msg).toBe("payment.not_possible");
    const late = await makeWaitingOrder(shop());
    await shop().shop.database.run((q) =>
      q.update(orders).set({ expiresAt: shop().clock.now() }).where(eq(orders.id, late.id)),
    );
    expect((await askToPay(shop(), late)).body.msg).toBe("payment.not_possible");
    expect((await booksOf(shop(), late)).attempts).toEqual([]);
  });

  it("can't be paid in another currency's gateway", async () => {
    const made = await makeWaitingOrder(shop());
    const { status, body } = await askToPay(shop(), made, { gateway: "stripe" });
    expect([status, body.msg]).toEqual([409, "payment.not_offered"]);
  });
});

it("a start that was cut off before its gateway answered is ended by the reconciler", async () => {
  const made = await makeWaitingOrder(shop());
  const { ref_id } = await startOf(shop(), made);
  const unreached = { status: "created", authority: null, redirectUrl: null } as const;
  await shop().shop.database.run((q) =>
    q.update(payments).set(unreached).where(eq(payments.refId, ref_id)),
  );
  shop().clock.advance(2 * minute);
  await reconcile(shop());
  expect((await booksOf(shop(), made)).payment?.status).toBe("failed");
  const again = await startOf(shop(), made);
  await shop().visit(await shop().press(again.redirect_url, "pay"));
  expect((await booksOf(shop(), made)).order?.state).toBe("paid");
});
