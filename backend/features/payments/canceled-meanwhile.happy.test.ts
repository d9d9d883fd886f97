import { and, eq } from "drizzle-orm";
import { describe, expect, it, vi } from "vitest";
import type { Button } from "#dev/sandbox-bank/actions";
import { providePayingShop } from "../../../tests/support/paying-shop";
import { messages } from "../../db/tables/messages";
import { refunds } from "../../db/tables/payments";
import { finishRefunds } from "../orders/jobs/finish-refunds";
import { callerWith, nameOwner } from "../orders/staff.fixture";
import { booksOf, makeWaitingOrder, startOf, type WaitingOrder } from "./waiting-order.fixture";

const shop = providePayingShop();
const gateways = [
  ["zarinpal", "IRR"],
  ["stripe", "USD"],
] as const;

/** The shopper pays, and cancels before the shop has heard of the money; answers the way back to it. */
async function payAndCancel(gateway: "zarinpal" | "stripe", button: Button = "vanish") {
  const currency = gateway === "zarinpal" ? "IRR" : "USD";
  const made = await makeWaitingOrder(shop(), { currency });
  const { ref_id, redirect_url } = await startOf(shop(), made, { gateway });
  await shop().press(redirect_url, button);
  const { status } = await callerWith(shop(), made.token).post(`user/orders/${made.number}/cancel`);
  expect(status).toBe(200);
  return { made, back: `${shop().url}/api/payment/return/${gateway}?p=${ref_id}` };
}

const refundsOf = ({ id }: WaitingOrder) =>
  shop().shop.database.run((q) => q.select().from(refunds).where(eq(refunds.orderId, id)));

describe.each(gateways)(
  "by %s, money for an order that was canceled before it was confirmed",
  (gateway) => {
    it("goes back by itself, whole and once, and takes no pieces", async () => {
      const { made, back } = await payAndCancel(gateway);
      await Promise.all([1, 2, 3].map(() => shop().visit(back)));
      const { order, payment, variant } = await booksOf(shop(), made);
      expect(order).toMatchObject({
        state: "refunded",
        paymentStatus: "refunded",
        invoiceNo: null,
      });
      expect(payment).toMatchObject({ status: "refunded", receivedAmount: payment?.amount });
      expect(await refundsOf(made)).toMatchObject([{ status: "done", amount: payment?.amount }]);
      expect(variant).toEqual({ stock: 5, reserved: 0 });
    });

    it("is told to the owner", async () => {
      await nameOwner(shop(), "owner@example.test");
      const { made, back } = await payAndCancel(gateway);
      await shop().visit(back);
      const told = await shop().shop.database.run((q) =>
        q
          .select()
          .from(messages)
          .where(and(eq(messages.orderId, made.id), eq(messages.target, "owner@example.test"))),
      );
      expect(told.map(({ kind }) => kind)).toEqual(["owner.payment_returned"]);
    });

    it("goes back later where the process dies before it asks for that", async () => {
      const { made, back } = await payAndCancel(gateway);
      const { services } = shop().backend;
      const bank = services.gateways.get(gateway);
      if (!bank) throw new Error("There is no such gateway.");
      const died = vi.spyOn(bank, "refund").mockRejectedValueOnce(new Error("killed"));
      expect((await shop().visit(back)).location).toContain("/review/");
      died.mockRestore();
      expect((await booksOf(shop(), made)).order?.state).toBe("canceled");
      await finishRefunds(services);
      expect((await booksOf(shop(), made)).order?.state).toBe("refunded");
    });
  },
);

it("a second payment goes back, too, once the first has", async () => {
  const made = await makeWaitingOrder(shop());
  const first = await startOf(shop(), made, { gateway: "zarinpal" });
  await shop().visit(`${shop().url}/api/payment/return/zarinpal?p=${first.ref_id}&Status=NOK`);
  const second = await startOf(shop(), made, { gateway: "zarinpal" });
  expect(second.ref_id).not.toBe(first.ref_id);
  await shop().press(second.redirect_url, "vanish");
  await callerWith(shop(), made.token).post(`user/orders/${made.number}/cancel`);
  await shop().visit(`${shop().url}/api/payment/return/zarinpal?p=${second.ref_id}`);
  expect((await booksOf(shop(), made)).order?.state).toBe("refunded");
  await shop().visit(await shop().press(first.redirect_url, "pay"));
  const { order, attempts } = await booksOf(shop(), made);
  expect(attempts.map(({ status }) => status)).toEqual(["refunded", "refunded"]);
  expect(order).toMatchObject({ state: "refunded", paymentStatus: "refunded" });
  expect(await refundsOf(made)).toMatchObject([{ status: "done" }, { status: "done" }]);
});

it("another amount for a canceled order is for staff to look at", async () => {
  const made = await makeWaitingOrder(shop(), { currency: "USD" });
  const { ref_id, redirect_url } = await startOf(shop(), made, { gateway: "stripe" });
  await shop().press(redirect_url, "in-bank");
  await callerWith(shop(), made.token).post(`user/orders/${made.number}/cancel`);
  await shop().visit(await shop().press(redirect_url, "wrong"));
  await shop().visit(`${shop().url}/api/payment/return/stripe?p=${ref_id}`);
  expect((await booksOf(shop(), made)).order?.state).toBe("payment_review");
});
