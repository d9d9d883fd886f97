import { eq } from "drizzle-orm";
import { describe, expect, it, vi } from "vitest";
import { providePayingShop } from "../../../tests/support/paying-shop";
import { orders } from "../../db/tables/orders";
import { payments, refunds } from "../../db/tables/payments";
import { ApiError } from "../../http/errors";
import { newId } from "../../ports/ids";
import { confirmRefund, payBack, refundPayment } from "./refund-payment";
import { booksOf, makeWaitingOrder, startOf, type WaitingOrder } from "./waiting-order.fixture";

const shop = providePayingShop();
const payable = 1_000;

/** Paid at Stripe, which gives back in parts. */
async function paidOrder(): Promise<WaitingOrder> {
  const made = await makeWaitingOrder(shop(), { currency: "USD", payable });
  const { redirect_url } = await startOf(shop(), made, { gateway: "stripe" });
  await shop().visit(await shop().press(redirect_url, "pay"));
  return made;
}

const servicesOf = () => shop().backend.services;
const giveBack = ({ id }: WaitingOrder, amount: number, opId = newId()) =>
  refundPayment(servicesOf(), { orderId: id, amount, reason: "test", opId });
const run: ReturnType<typeof shop>["shop"]["database"]["run"] = (work) =>
  shop().shop.database.run(work);
const refundsOf = ({ id }: WaitingOrder) =>
  run((q) => q.select().from(refunds).where(eq(refunds.orderId, id)));
const setPayment = ({ id }: WaitingOrder, values: Partial<typeof payments.$inferInsert>) =>
  run((q) => q.update(payments).set(values).where(eq(payments.orderId, id)));
const setState = ({ id }: WaitingOrder, state: "canceled" | "paid") =>
  run((q) => q.update(orders).set({ state }).where(eq(orders.id, id)));

function stripe() {
  const gateway = servicesOf().gateways.get("stripe");
  if (!gateway) throw new Error("There is no such gateway.");
  return gateway;
}

describe("a refund that is done", () => {
  it("is asked of its gateway no second time, and says its first word for it", async () => {
    const made = await paidOrder();
    const opId = newId();
    const { updatedAt: _then, ...first } = await giveBack(made, 100, opId);
    const refund = vi.spyOn(stripe(), "refund");
    expect(await giveBack(made, 100, opId)).toMatchObject(first);
    expect(await confirmRefund(servicesOf(), first.id, "other")).toMatchObject(first);
    expect(refund).not.toHaveBeenCalled();
    refund.mockRestore();
    expect(await refundsOf(made)).toMatchObject([{ status: "done", ref: first.ref }]);
  });

  it("writes down what its gateway answered, and leaves a payment paid of which there is more", async () => {
    const made = await paidOrder();
    await giveBack(made, 100);
    const { payment, said } = await booksOf(shop(), made);
    expect(payment?.status).toBe("success");
    expect(said.filter(({ kind }) => kind === "refund")).toHaveLength(1);
    await giveBack(made, payable - 100);
    expect((await booksOf(shop(), made)).payment?.status).toBe("refunded");
  });

  it("by one who was faster stands", async () => {
    const made = await paidOrder();
    const slow = vi.spyOn(stripe(), "refund").mockImplementationOnce(async () => {
      const [{ id = "" } = {}] = await refundsOf(made);
      await confirmRefund(servicesOf(), id, "by hand");
      return { state: "done", ref: "late", exchange: null };
    });
    expect(await giveBack(made, payable)).toMatchObject({ status: "done", ref: "by hand" });
    slow.mockRestore();
    expect(await refundsOf(made)).toMatchObject([{ ref: "by hand" }]);
  });
});

describe("a refund that its gateway does not do", () => {
  it("waits for the owner's hand, whose gateway is never asked again", async () => {
    const made = await paidOrder();
    const opId = newId();
    const answers = vi
      .spyOn(stripe(), "refund")
      .mockResolvedValue({ state: "manual", ref: null, exchange: null });
    expect(await giveBack(made, payable, opId)).toMatchObject({
      method: "manual",
      status: "pending",
    });
    expect(await giveBack(made, payable, opId)).toMatchObject({
      method: "manual",
      status: "pending",
    });
    expect(answers).toHaveBeenCalledTimes(1);
    answers.mockRestore();
    expect((await booksOf(shop(), made)).payment?.status).toBe("success");
  });

  it("is the owner's where its gateway is gone, or never named it", async () => {
    const gone = await paidOrder();
    const gateways = vi.spyOn(servicesOf().gateways, "get").mockReturnValue(undefined);
    expect(await giveBack(gone, payable)).toMatchObject({ method: "manual" });
    gateways.mockRestore();
    const nameless = await paidOrder();
    await setPayment(nameless, { authority: null });
    expect(await giveBack(nameless, payable)).toMatchObject({ method: "manual" });
  });

  it("stays open where something else fails, and that is told", async () => {
    const made = await paidOrder();
    const broken = vi.spyOn(stripe(), "refund").mockRejectedValueOnce(new TypeError("a slip"));
    await expect(giveBack(made, payable)).rejects.toThrow("a slip");
    broken.mockRestore();
    expect(await refundsOf(made)).toMatchObject([{ status: "pending", method: "gateway" }]);
  });

  it("that failed frees its money for another", async () => {
    const made = await paidOrder();
    const waits = vi
      .spyOn(stripe(), "refund")
      .mockResolvedValueOnce({ state: "pending", ref: null, exchange: null });
    const { id } = await giveBack(made, payable);
    waits.mockRestore();
    await expect(giveBack(made, payable)).rejects.toMatchObject({ code: "payment.not_refundable" });
    await run((q) => q.update(refunds).set({ status: "failed" }).where(eq(refunds.id, id)));
    expect(await giveBack(made, payable)).toMatchObject({ status: "done" });
  });

  it("is not there by another id", async () => {
    await expect(confirmRefund(servicesOf(), newId(), null)).rejects.toMatchObject({
      code: "error.not_found",
    });
  });
});

describe("all that came for a canceled order", () => {
  it("goes back without what has gone already, and nothing of any other order", async () => {
    const made = await paidOrder();
    await giveBack(made, 400);
    await payBack(servicesOf(), made.id);
    expect(await refundsOf(made)).toHaveLength(1);
    await setState(made, "canceled");
    await payBack(servicesOf(), made.id);
    await payBack(servicesOf(), made.id);
    const given = await refundsOf(made);
    expect(given.map(({ amount, reason }) => [amount, reason])).toEqual([
      [400, "test"],
      [600, "order.canceled"],
    ]);
  });

  it("that can't go back is told to the log, and anything else is thrown", async () => {
    const made = await paidOrder();
    await setState(made, "canceled");
    const { database, log } = servicesOf();
    const error = vi.spyOn(log, "error").mockImplementation(() => {});
    const refused = new ApiError("payment.not_refundable");
    const transaction = vi.spyOn(database, "transaction").mockRejectedValueOnce(refused);
    await payBack(servicesOf(), made.id);
    expect(error).toHaveBeenCalledWith(
      { err: refused, orderId: made.id },
      "money could not be given back",
    );
    transaction.mockRejectedValueOnce(new Error("killed"));
    await expect(payBack(servicesOf(), made.id)).rejects.toThrow("killed");
    transaction.mockRestore();
    error.mockRestore();
  });
});
