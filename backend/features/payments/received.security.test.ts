import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import type { Button } from "#dev/sandbox-bank/actions";
import { providePayingShop } from "../../../tests/support/paying-shop";
import { messages } from "../../db/tables/messages";
import { payments, refunds, sandboxSessions } from "../../db/tables/payments";
import { type Caller, nameOwner, staffOf } from "../orders/staff.fixture";
import {
  booksOf,
  makeWaitingOrder,
  reconcile,
  startOf,
  type WaitingOrder,
} from "./waiting-order.fixture";

const shop = providePayingShop();
const payable = 1_250_000;

async function press(gateway: "zarinpal" | "stripe", button: Button) {
  const currency = gateway === "zarinpal" ? "IRR" : "USD";
  const made = await makeWaitingOrder(shop(), { currency, payable });
  const { redirect_url } = await startOf(shop(), made, { gateway });
  await shop().visit(await shop().press(redirect_url, button));
  return { made, staff: await staffOf(shop(), "orders.read", "orders.write") };
}

const act = (staff: Caller, { number }: WaitingOrder, what: string, body: object = {}) =>
  staff.post(`admin/orders/${number}/${what}`, body);
const shown = async (staff: Caller, { number }: WaitingOrder) =>
  (await staff.get(`admin/orders/${number}`)).body;
const refundsOf = ({ id }: WaitingOrder) =>
  shop().shop.database.run((q) => q.select().from(refunds).where(eq(refunds.orderId, id)));
const paymentOf = async (made: WaitingOrder) => (await booksOf(shop(), made)).payment;

/** The bank's books of an order's last charge, changed by hand. */
const atBank = async (made: WaitingOrder, change: Partial<typeof sandboxSessions.$inferInsert>) => {
  const authority = (await paymentOf(made))?.authority ?? "";
  await shop().shop.database.run((q) =>
    q.update(sandboxSessions).set(change).where(eq(sandboxSessions.authority, authority)),
  );
};
const inBooks = ({ id }: WaitingOrder, change: Partial<typeof payments.$inferInsert>) =>
  shop().shop.database.run((q) => q.update(payments).set(change).where(eq(payments.orderId, id)));

describe("a charge of another amount that Zarinpal does not capture (−50)", () => {
  it("payments 5.4 4: is under review, was verified by nobody, and brought nothing", async () => {
    const { made, staff } = await press("zarinpal", "wrong");
    expect(await paymentOf(made)).toMatchObject({
      status: "review",
      receivedAmount: 0,
      receivedCurrency: "IRR",
      verifiedAt: null,
      nextCheckAt: null,
    });
    expect(await shown(staff, made)).toMatchObject({
      state: "payment_review",
      staff_actions: ["cancel"],
      payments: [{ uncaptured: true, received: { amount: 0, currency: "IRR" }, verified_at: null }],
    });
  });

  it("is told to the owner as what it is: no money came", async () => {
    await nameOwner(shop(), "owner@example.test");
    const { made } = await press("zarinpal", "wrong");
    const told = await shop().shop.database.run((q) =>
      q.select().from(messages).where(eq(messages.orderId, made.id)),
    );
    expect(told.map(({ kind }) => kind)).toContain("owner.payment_uncaptured");
    expect(told.map(({ kind }) => kind)).not.toContain("owner.payment_review");
  });

  it("can't be accepted: no goods leave for it", async () => {
    const { made, staff } = await press("zarinpal", "wrong");
    const { status, body } = await act(staff, made, "accept");
    expect([status, body.msg]).toEqual([409, "payment.not_received"]);
    const books = await booksOf(shop(), made);
    expect(books.order).toMatchObject({ state: "payment_review", invoiceNo: null, paidAt: null });
    expect(books.variant).toEqual({ stock: 5, reserved: 1 });
  });

  it("is not given back when its order is canceled: the bank does that", async () => {
    const { made, staff } = await press("zarinpal", "wrong");
    expect((await act(staff, made, "cancel")).status).toBe(200);
    expect(await refundsOf(made)).toEqual([]);
    const { order, payment, variant } = await booksOf(shop(), made);
    expect(order).toMatchObject({ state: "canceled", paymentStatus: "canceled" });
    expect(payment).toMatchObject({ status: "failed", verifiedAt: null });
    expect(variant).toEqual({ stock: 5, reserved: 0 });
    const refused = await act(staff, made, "refund", { amount: payable });
    expect([refused.status, refused.body.msg]).toEqual([409, "payment.not_refundable"]);
  });

  it("does not take its order up again once that is canceled, however often somebody returns", async () => {
    const { made, staff } = await press("zarinpal", "wrong");
    await act(staff, made, "cancel");
    const { refId, authority } = (await paymentOf(made)) ?? {};
    const back = `${shop().url}/api/payment/return/zarinpal?p=${refId}&Status=OK&Authority=${authority}`;
    expect((await shop().visit(back)).location).toContain("/failed/");
    expect((await booksOf(shop(), made)).order?.state).toBe("canceled");
  });

  it("is asked about again, and can be accepted once the bank confirms the amount", async () => {
    const { made, staff } = await press("zarinpal", "wrong");
    await atBank(made, { amount: payable });
    const { refId } = (await paymentOf(made)) ?? {};
    await shop().visit(`${shop().url}/api/payment/return/zarinpal?p=${refId}`);
    expect(await paymentOf(made)).toMatchObject({ status: "review", receivedAmount: payable });
    expect((await shown(staff, made)).staff_actions).toContain("accept");
    expect((await act(staff, made, "accept")).body).toMatchObject({ state: "paid" });
  });
});

describe("less at Stripe than was asked for", () => {
  const came = payable - 125_000;

  it("payments 5.4 4: is kept as what came, and is not called verified", async () => {
    const { made, staff } = await press("stripe", "wrong");
    expect(await paymentOf(made)).toMatchObject({
      status: "review",
      receivedAmount: came,
      receivedCurrency: "USD",
      verifiedAt: null,
    });
    expect((await shown(staff, made)).payments).toMatchObject([
      { uncaptured: false, received: { amount: came, currency: "USD" } },
    ]);
  });

  it("goes back as it came when the order is canceled", async () => {
    const { made, staff } = await press("stripe", "wrong");
    await act(staff, made, "cancel");
    expect(await refundsOf(made)).toMatchObject([{ amount: came, status: "done" }]);
    const { order, payment } = await booksOf(shop(), made);
    expect([order?.state, payment?.status]).toEqual(["refunded", "refunded"]);
  });

  it("bounds what staff give back, also after they have accepted it", async () => {
    const { made, staff } = await press("stripe", "wrong");
    const more = await act(staff, made, "refund", { amount: came + 1 });
    expect([more.status, more.body.msg]).toEqual([409, "payment.not_refundable"]);
    await act(staff, made, "accept");
    expect((await act(staff, made, "refund", { amount: payable })).status).toBe(409);
    expect((await act(staff, made, "refund", { amount: came })).status).toBe(200);
    expect(await refundsOf(made)).toMatchObject([{ amount: came, status: "done" }]);
    expect((await paymentOf(made))?.status).toBe("refunded");
  });

  it("in another currency it is the owner's to give back at Stripe", async () => {
    const { made, staff } = await press("stripe", "vanish");
    await atBank(made, { currency: "EUR" });
    await shop().visit(
      `${shop().url}/api/payment/return/stripe?p=${(await paymentOf(made))?.refId}`,
    );
    expect((await shown(staff, made)).payments).toMatchObject([
      { status: "review", received: { amount: payable, currency: "EUR" } },
    ]);
    expect((await act(staff, made, "accept")).status).toBe(409);
    await act(staff, made, "cancel");
    expect(await refundsOf(made)).toEqual([]);
  });
});

describe("payments of before what came was kept", () => {
  const unknown = { receivedAmount: null, receivedCurrency: null };

  it("a verified success counts by its amount", async () => {
    const { made, staff } = await press("stripe", "pay");
    await inBooks(made, unknown);
    expect((await act(staff, made, "refund", { amount: payable + 1 })).status).toBe(409);
    expect((await act(staff, made, "refund", { amount: payable })).status).toBe(200);
    expect((await paymentOf(made))?.status).toBe("refunded");
  });

  it("a success that nobody verified brings nothing back", async () => {
    const { made, staff } = await press("stripe", "pay");
    await inBooks(made, { ...unknown, verifiedAt: null });
    expect((await act(staff, made, "refund", { amount: 1 })).status).toBe(409);
  });

  it("money under review is not given back on trust: its gateway is asked, and then it is", async () => {
    const { made, staff } = await press("stripe", "wrong");
    await inBooks(made, { ...unknown, verifiedAt: new Date(), nextCheckAt: shop().clock.now() });
    await act(staff, made, "cancel");
    expect(await refundsOf(made)).toEqual([]);
    await reconcile(shop());
    expect(await paymentOf(made)).toMatchObject({ receivedAmount: payable - 125_000 });
  });
});
