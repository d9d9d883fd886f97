import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { provideTestBackend } from "../../../tests/support/backend";
import { payments } from "../../db/tables/payments";
import { findVariants, setStock } from "../cart/cart.fixture";
import { completeOrders } from "./jobs/complete-orders";
import { readOrderRow, stockOf } from "./order.fixture";
import { buy, type Caller, staffOf, stateOf } from "./staff.fixture";
import { orderCodPlaced } from "./states/order-cod-placed";

const backend = provideTestBackend();
const day = 86_400_000;
let staff: Caller;
let variant: string;

beforeAll(async () => {
  [variant = ""] = await findVariants(backend(), 1);
});
beforeEach(async () => {
  await signInStaff();
  await setStock(backend(), variant, { stock: 10, reserved: 0 });
});

/** Days later, a login of before has to be renewed. */
async function signInStaff(): Promise<void> {
  staff = await staffOf(backend(), "orders.read", "orders.write");
}

const act = (number: string, word: string, body: object = {}) =>
  staff.post(`admin/orders/${number}/${word}`, body);

/** Two pieces on their way, to be paid at the door. */
async function sent() {
  const bought = await buy(backend(), [[variant, 2]], "cod");
  await backend().shop.database.transaction((q) =>
    orderCodPlaced(backend().backend.services, q, bought.id, backend().clock.now()),
  );
  await act(bought.number, "process");
  await act(bought.number, "ship", { carrier: "Courier" });
  return bought;
}

/** The same, which its owner says to have. */
async function received() {
  const bought = await sent();
  const answer = await bought.shopper.post(`user/orders/${bought.number}/received`);
  return { ...bought, answer };
}

async function paymentOf(orderId: string): Promise<string | undefined> {
  const [row] = await backend().shop.database.run((q) =>
    q.select({ status: payments.status }).from(payments).where(eq(payments.orderId, orderId)),
  );
  return row?.status;
}

describe("cash on delivery is paid by the shop's word alone", () => {
  it("the shopper's “received” moves the goods; the money stays due and no invoice is numbered", async () => {
    const { id, answer } = await received();
    expect(answer.body).toMatchObject({ state: "delivered", payment_status: "cod_due" });
    expect(answer.body.actions).toEqual(["reorder"]);
    expect(await stateOf(backend(), id)).toEqual({
      state: "delivered",
      money: "cod_due",
      goods: "delivered",
    });
    expect(await readOrderRow(backend(), id)).toMatchObject({ invoiceNo: null, paidAt: null });
    expect(await paymentOf(id)).toBe("pending");
  });

  it("staff take the cash afterwards, once: it is paid, and the invoice gets its number", async () => {
    const { id, number, shopper } = await received();
    const shown = await staff.get(`admin/orders/${number}`);
    expect(shown.body.staff_actions).toEqual(["collect", "cancel"]);
    const { body } = await act(number, "collect");
    expect(body).toMatchObject({ state: "delivered", payment_status: "paid" });
    const { invoiceNo } = await readOrderRow(backend(), id);
    expect(invoiceNo).toMatch(/^1405-\d{6}$/);
    expect(await paymentOf(id)).toBe("success");
    expect((await act(number, "collect")).status).toBe(200);
    expect((await readOrderRow(backend(), id)).invoiceNo).toBe(invoiceNo);
    const { body: own } = await shopper.get(`user/orders/${number}`);
    expect(own.actions).toEqual(["return", "invoice", "reorder"]);
  });

  it("the courier's word, which staff pass on, says both at once", async () => {
    const { id, number } = await sent();
    await act(number, "deliver");
    expect(await stateOf(backend(), id)).toMatchObject({ state: "delivered", money: "paid" });
    expect((await readOrderRow(backend(), id)).invoiceNo).not.toBeNull();
  });

  it("nothing is returned, refunded or closed that was never paid", async () => {
    const { id, number, itemIds, shopper } = await received();
    const items = [{ item_id: itemIds[0], qty: 2, reason: "changed_mind", note: null }];
    const wish = await shopper.post(`user/orders/${number}/returns`, { items });
    expect([wish.status, wish.body.msg]).toEqual([409, "order.not_returnable"]);
    const all = await act(number, "refund");
    const some = await act(number, "refund", { amount: 1000 });
    expect([all.body.msg, some.body.msg]).toEqual(["order.not_possible", "payment.not_refundable"]);
    backend().clock.advance(60 * day);
    await completeOrders(backend().backend.services);
    expect(await stateOf(backend(), id)).toMatchObject({ state: "delivered", money: "cod_due" });
    await signInStaff();
    expect((await staff.get(`admin/orders/${number}`)).body.money_back).toEqual([]);
  });

  it("a parcel that came back unpaid is canceled: its pieces are on sale again, nobody is owed", async () => {
    const { id, number } = await received();
    const { body } = await act(number, "cancel", { came_back: true });
    expect(body).toMatchObject({ state: "canceled", payment_status: "canceled", money_back: [] });
    expect(await paymentOf(id)).toBe("canceled");
    expect(await stockOf(backend(), variant)).toEqual({ stock: 10, reserved: 0 });
    expect((await readOrderRow(backend(), id)).invoiceNo).toBeNull();
  });

  it("the days of return begin when it is there and paid, whichever was later", async () => {
    const { id, number } = await received();
    backend().clock.advance(6 * day);
    await signInStaff();
    await act(number, "collect");
    backend().clock.advance(6 * day);
    await completeOrders(backend().backend.services);
    expect(await stateOf(backend(), id)).toMatchObject({ state: "delivered" });
    backend().clock.advance(day);
    await completeOrders(backend().backend.services);
    expect(await stateOf(backend(), id)).toMatchObject({ state: "completed" });
  });

  it("an order that is not cash, or not there yet, has none to take", async () => {
    const paid = await buy(backend(), [[variant, 1]]);
    const underway = await sent();
    for (const { number } of [paid, underway]) {
      const { status, body } = await act(number, "collect");
      expect([status, body.msg]).toEqual([409, "order.not_possible"]);
    }
    const forged = await underway.shopper.post(`admin/orders/${underway.number}/collect`);
    expect(forged.body.msg).toBe("error.forbidden");
  });
});
