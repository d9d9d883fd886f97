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
const test = providePayingShop({ lateMs: 60_000 });
const minute = 60_000;

/** The job of orders that gives up on one whose time is over. */
async function expireOrder({ id: orderId }: WaitingOrder) {
  const { services } = test().backend;
  const move = {
    orderId,
    step: "expire",
    by: { actor: "job", id: null },
    now: test().clock.now(),
  } as const;
  await services.database.transaction((q) => transitionOrder(services, q, move));
}

const gateways = [
  ["zarinpal", "IRR"],
  ["stripe", "USD"],
] as const;

describe.each(gateways)("by %s", (gateway, currency) => {
  const begin = async (payable = 1_250_000) => {
    const made = await makeWaitingOrder(test(), { currency, payable });
    return { made, started: await startOf(test(), made, { gateway }) };
  };

  it("payments 5.4 4: an amount tampered with in the database is money that does not match", async () => {
    const { made, started } = await begin();
    await test().shop.database.run((q) =>
      q.update(payments).set({ amount: 1000 }).where(eq(payments.refId, started.ref_id)),
    );
    const { location } = await test().visit(await test().press(started.redirect_url, "pay"));
    expect(location).toContain(`/home/payment/review/${started.ref_id}`);
    const books = await booksOf(test(), made);
    expect(books.payment?.status).toBe("review");
    expect(books.order).toMatchObject({ state: "payment_review", paymentStatus: "review" });
    expect(books.variant?.stock).toBe(5);
  });

  it("payments 5.4 4: another amount that arrives at the bank is looked into", async () => {
    const { made, started } = await begin();
    const { location } = await test().visit(await test().press(started.redirect_url, "wrong"));
    expect(location).toContain("/review/");
    expect((await booksOf(test(), made)).order?.state).toBe("payment_review");
  });

  it("payments 5.4 5: money for an order that has expired is looked into, and no stock goes below none", async () => {
    const { made, started } = await begin();
    await test().press(started.redirect_url, "vanish");
    test().clock.advance(41 * minute);
    await expireOrder(made);
    expect((await booksOf(test(), made)).variant).toEqual({ stock: 5, reserved: 0 });
    await reconcile(test());
    const books = await booksOf(test(), made);
    expect(books.order?.state).toBe("payment_review");
    expect(books.payment).toMatchObject({ status: "review", nextCheckAt: null });
    expect(books.payment?.bankRef).toBeTruthy();
    expect(books.variant).toEqual({ stock: 5, reserved: 0 });
  });

  it("domain 4.9: what nobody pays expires, and is asked about once more after a day", async () => {
    const { made } = await begin();
    test().clock.advance(32 * minute);
    await reconcile(test());
    const books = await booksOf(test(), made);
    expect(books.payment).toMatchObject({ status: "expired", checks: 1 });
    expect(books.payment?.nextCheckAt?.getTime()).toBe(
      Number(books.payment?.createdAt.getTime()) + 24 * 60 * minute,
    );
    expect(books.order).toMatchObject({ state: "awaiting_payment", paymentStatus: "expired" });
    test().clock.advance(24 * 60 * minute);
    await reconcile(test());
    expect((await booksOf(test(), made)).payment?.nextCheckAt).toBeNull();
  });

  it("an amount ending in 03: the gateway fails at the start, the order waits on and can be paid", async () => {
    const made = await makeWaitingOrder(test(), { currency, payable: 150_003 });
    const { status, body } = await askToPay(test(), made, { gateway });
    expect(status).toBe(200);
    expect(body).toMatchObject({ status: "failed", redirect_url: null });
    const result = await test().call(`payment/${body.ref_id}`, {
      headers: { Authorization: made.token },
    });
    expect(result.body).toMatchObject({ reached: false, order: { can_pay_again: true } });
    const books = await booksOf(test(), made);
    expect(books.order).toMatchObject({ state: "awaiting_payment", paymentStatus: "failed" });
  });

  it("an amount ending in 02: a check that takes too long leaves it pending; the next one settles it", async () => {
    const impatient = test();
    const { made, started } = await begin(150_002);
    // The bank is slow once; its webhook, which has the payment checked as well, must not be the one to wait.
    const back = await impatient.press(started.redirect_url, "webhook-late");
    impatient.hurry(200);
    expect((await impatient.visit(back)).location).toContain("/pending/");
    impatient.hurry(15_000);
    expect((await impatient.visit(back)).location).toContain("/success/");
    expect((await booksOf(test(), made)).order?.state).toBe("paid");
  });
});

it("an amount ending in 01 is declined at the bank, and the order can be paid again", async () => {
  const made = await makeWaitingOrder(test(), { payable: 150_001 });
  const { redirect_url } = await startOf(test(), made);
  const { location } = await test().visit(await test().press(redirect_url, "pay"));
  expect(location).toContain("/canceled/");
  expect((await booksOf(test(), made)).order?.paymentStatus).toBe("canceled");
});

describe("two tabs (payments 5.4 9)", () => {
  it("payments 5.4 9: at Zarinpal the second tab is led to the first one's page", async () => {
    const made = await makeWaitingOrder(test());
    const first = await startOf(test(), made);
    const second = await startOf(test(), made);
    expect(second).toEqual(first);
    expect((await booksOf(test(), made)).attempts).toHaveLength(1);
  });

  it("payments 5.4 9: at Stripe the first one's page is closed", async () => {
    const made = await makeWaitingOrder(test(), { currency: "USD" });
    const first = await startOf(test(), made, { gateway: "stripe" });
    const second = await startOf(test(), made, { gateway: "stripe" });
    expect(second.ref_id).not.toBe(first.ref_id);
    expect((await test().visit(first.redirect_url)).status).toBe(410);
    await test().visit(await test().press(second.redirect_url, "pay"));
    const { attempts, order } = await booksOf(test(), made);
    expect(attempts.map(({ status }) => status)).toEqual(["expired", "success"]);
    expect(order?.state).toBe("paid");
  });

  it.each(gateways)(
    "payments 5.4 9: by %s, one that was paid meanwhile counts",
    async (gateway, currency) => {
      const made = await makeWaitingOrder(test(), { currency });
      const first = await startOf(test(), made, { gateway });
      await test().press(first.redirect_url, "vanish");
      const { body } = await askToPay(test(), made, { gateway });
      expect(body).toEqual({ ref_id: first.ref_id, status: "success", redirect_url: null });
      expect((await booksOf(test(), made)).attempts).toHaveLength(1);
    },
  );

  it.each(gateways)(
    "payments 5.4 9: by %s, both at the very same time",
    async (gateway, currency) => {
      const made = await makeWaitingOrder(test(), { currency });
      const answers = await Promise.all([1, 2, 3].map(() => askToPay(test(), made, { gateway })));
      const refused = answers.filter(({ status }) => status === 409);
      for (const { body } of refused) expect(body.msg).toBe("payment.pending");
      const open = (await booksOf(test(), made)).attempts.filter(
        ({ status }) => status === "pending",
      );
      expect(open).toHaveLength(1);
    },
  );
});

describe("an order that waits for no money", () => {
  it("can't be paid: paid, expired or somebody else's", async () => {
    const paid = await makeWaitingOrder(test());
    const { redirect_url } = await startOf(test(), paid);
    await test().visit(await test().press(redirect_url, "pay"));
    expect((await askToPay(test(), paid)).body.msg).toBe("payment.not_possible");
    const late = await makeWaitingOrder(test());
    await test().shop.database.run((q) =>
      q.update(orders).set({ expiresAt: test().clock.now() }).where(eq(orders.id, late.id)),
    );
    expect((await askToPay(test(), late)).body.msg).toBe("payment.not_possible");
    expect((await booksOf(test(), late)).attempts).toEqual([]);
  });

  it("can't be paid in another currency's gateway", async () => {
    const made = await makeWaitingOrder(test());
    const { status, body } = await askToPay(test(), made, { gateway: "stripe" });
    expect([status, body.msg]).toEqual([409, "payment.not_offered"]);
  });
});

it("a start that was cut off before its gateway answered is ended by the reconciler", async () => {
  const made = await makeWaitingOrder(test());
  const { ref_id } = await startOf(test(), made);
  const unreached = { status: "created", authority: null, redirectUrl: null } as const;
  await test().shop.database.run((q) =>
    q.update(payments).set(unreached).where(eq(payments.refId, ref_id)),
  );
  test().clock.advance(2 * minute);
  await reconcile(test());
  expect((await booksOf(test(), made)).payment?.status).toBe("failed");
  const again = await startOf(test(), made);
  await test().visit(await test().press(again.redirect_url, "pay"));
  expect((await booksOf(test(), made)).order?.state).toBe("paid");
});
