import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { providePayingShop } from "../../../tests/support/paying-shop";
import { refunds, sandboxSessions } from "../../db/tables/payments";
import { newId } from "../../ports/ids";
import { confirmRefund, refundPayment } from "./refund-payment";
import { booksOf, makeWaitingOrder, startOf } from "./waiting-order.fixture";

const shop = providePayingShop();
const minute = 60_000;
const payable = 1_250_000;

async function paidOrder(gateway: "zarinpal" | "stripe", amount = payable) {
  const currency = gateway === "zarinpal" ? "IRR" : "USD";
  const made = await makeWaitingOrder(shop(), { currency, payable: amount });
  const { redirect_url } = await startOf(shop(), made, { gateway });
  await shop().visit(await shop().press(redirect_url, "pay"));
  return made;
}

const giveBack = (orderId: string, amount: number, opId = newId()) =>
  refundPayment(shop().backend.services, { orderId, amount, reason: "test", opId });

const rowsOf = (orderId: string) =>
  shop().shop.database.run((q) => q.select().from(refunds).where(eq(refunds.orderId, orderId)));

const atBank = async (authority: string | null | undefined) => {
  const [session] = await shop().shop.database.run((q) =>
    q
      .select()
      .from(sandboxSessions)
      .where(eq(sandboxSessions.authority, authority ?? "")),
  );
  return session;
};

describe("giving money back (payments 5.0)", () => {
  it("reverses a whole Zarinpal payment within half an hour, once per opId", async () => {
    const made = await paidOrder("zarinpal");
    const opId = newId();
    const [one, two] = await Promise.all([
      giveBack(made.id, payable, opId),
      giveBack(made.id, payable, opId),
    ]);
    const again = await giveBack(made.id, payable, opId);
    expect([one.id, two.id, again.id]).toEqual([one.id, one.id, one.id]);
    expect(again).toMatchObject({ status: "done", method: "gateway" });
    const { payment } = await booksOf(shop(), made);
    expect(payment?.status).toBe("refunded");
    expect((await atBank(payment?.authority))?.status).toBe("reversed");
    expect(await rowsOf(made.id)).toHaveLength(1);
  });

  it("leaves a part of a Zarinpal payment, and one that is older, to the owner's hands", async () => {
    const part = await paidOrder("zarinpal");
    const refund = await giveBack(part.id, 50_000);
    expect(refund).toMatchObject({ status: "pending", method: "manual" });
    expect((await booksOf(shop(), part)).payment?.status).toBe("success");
    const old = await paidOrder("zarinpal");
    shop().clock.advance(31 * minute);
    expect(await giveBack(old.id, payable)).toMatchObject({ method: "manual" });
  });

  it("that was cut off after the bank had reversed it is done, not given back by hand once more", async () => {
    const made = await paidOrder("zarinpal");
    const { payment } = await booksOf(shop(), made);
    await shop().shop.database.run((q) =>
      q
        .update(sandboxSessions)
        .set({ status: "reversed" })
        .where(eq(sandboxSessions.authority, payment?.authority ?? "")),
    );
    expect(await giveBack(made.id, payable)).toMatchObject({ status: "done", method: "gateway" });
    expect((await booksOf(shop(), made)).payment?.status).toBe("refunded");
  });

  it("whose answer was lost is asked for after the half hour, and not given back by hand", async () => {
    const made = await paidOrder("zarinpal");
    const { payment } = await booksOf(shop(), made);
    const opId = newId();
    shop().hurry(1);
    expect(await giveBack(made.id, payable, opId)).toMatchObject({ status: "pending" });
    shop().hurry(15_000);
    await shop().shop.database.run((q) =>
      q
        .update(sandboxSessions)
        .set({ status: "reversed" })
        .where(eq(sandboxSessions.authority, payment?.authority ?? "")),
    );
    shop().clock.advance(31 * minute);
    expect(await giveBack(made.id, payable, opId)).toMatchObject({
      status: "done",
      method: "gateway",
    });
  });

  it("is done once the owner says that it is", async () => {
    const made = await paidOrder("zarinpal");
    shop().clock.advance(31 * minute);
    const { id } = await giveBack(made.id, payable);
    const { services } = shop().backend;
    expect(await confirmRefund(services, id, "TRACE-1")).toMatchObject({ status: "done" });
    expect(await confirmRefund(services, id, "TRACE-2")).toMatchObject({ ref: "TRACE-1" });
    expect((await booksOf(shop(), made)).payment?.status).toBe("refunded");
  });

  it("gives parts back through Stripe, and never more than came", async () => {
    const made = await paidOrder("stripe");
    expect(await giveBack(made.id, 1_000_000)).toMatchObject({
      status: "done",
      ref: expect.stringMatching(/^re_/),
    });
    expect((await booksOf(shop(), made)).payment?.status).toBe("success");
    await expect(giveBack(made.id, 250_001)).rejects.toThrow("payment.not_refundable");
    await giveBack(made.id, 250_000);
    expect((await booksOf(shop(), made)).payment?.status).toBe("refunded");
    await expect(giveBack(made.id, 1)).rejects.toThrow("payment.not_refundable");
  });

  it("never gives back more than came, however many ask at once", async () => {
    const made = await paidOrder("stripe");
    const asked = await Promise.allSettled([1, 2, 3, 4].map(() => giveBack(made.id, 500_000)));
    expect(asked.filter(({ status }) => status === "fulfilled")).toHaveLength(2);
    const session = await atBank((await booksOf(shop(), made)).payment?.authority);
    const given = Object.values(session?.details.refunds ?? {});
    expect(given.reduce((sum, one) => sum + one, 0)).toBe(1_000_000);
  });

  it("waits where the gateway can't be reached, and goes on with the same opId", async () => {
    const made = await paidOrder("stripe");
    const opId = newId();
    shop().hurry(1);
    expect(await giveBack(made.id, payable, opId)).toMatchObject({
      status: "pending",
      method: "gateway",
    });
    shop().hurry(15_000);
    expect(await giveBack(made.id, payable, opId)).toMatchObject({ status: "done" });
    expect(await rowsOf(made.id)).toHaveLength(1);
  });

  it.each([0, -1])("refuses %i", async (amount) => {
    const made = await paidOrder("stripe");
    await expect(giveBack(made.id, amount)).rejects.toThrow("payment.not_refundable");
    expect(await rowsOf(made.id)).toEqual([]);
  });

  it("refuses what was never paid, and another order's opId", async () => {
    const unpaid = await makeWaitingOrder(shop());
    await expect(giveBack(unpaid.id, payable)).rejects.toThrow("payment.not_refundable");
    const opId = newId();
    await giveBack((await paidOrder("zarinpal")).id, payable, opId);
    const other = await paidOrder("zarinpal");
    await expect(giveBack(other.id, payable, opId)).rejects.toThrow("error.bad_request");
    expect((await booksOf(shop(), other)).payment?.status).toBe("success");
  });
});
