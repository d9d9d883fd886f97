import { and, eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { provideTestBackend } from "../../../../tests/support/backend";
import { coupons } from "../../../db/tables/carts";
import { couponUses, orderItems, orders, returnRequests } from "../../../db/tables/orders";
import { payments } from "../../../db/tables/payments";
import { newId } from "../../../ports/ids";
import { findVariants, setStock } from "../../cart/cart.fixture";
import { expireOrders } from "../jobs/expire-orders";
import { giveStock, stockOf, unitPrice } from "../order.fixture";
import {
  type Bought,
  buy,
  type Caller,
  orderSteps,
  payFor,
  staffOf,
  stateOf,
} from "../staff.fixture";
import { orderCodPlaced } from "./order-cod-placed";

const backend = provideTestBackend();
const day = 86_400_000;
let staff: Caller;
let one: string;
const { act, ...steps } = orderSteps(backend, () => staff);

beforeEach(async () => {
  staff = await staffOf(backend(), "orders.read", "orders.write");
  [one = ""] = await findVariants(backend(), 1);
  await setStock(backend(), one, { stock: 10, reserved: 0 });
});

const run: ReturnType<typeof backend>["shop"]["database"]["run"] = (work) =>
  backend().shop.database.run(work);

/** Its coupon is used, as placing notes it. */
async function useCoupon({ id, userId }: Bought): Promise<void> {
  const code = `USED-${newId().slice(-6).toUpperCase()}`;
  await run((q) => q.insert(coupons).values({ code, kind: "percent", percent: 10 }));
  await run((q) => q.update(orders).set({ couponCode: code }).where(eq(orders.id, id)));
  await run((q) => q.insert(couponUses).values({ orderId: id, code, userId }));
}

const usesOf = async ({ id }: Bought) =>
  (await run((q) => q.select().from(couponUses).where(eq(couponUses.orderId, id)))).length;
const paymentsOf = ({ id }: Bought) =>
  run((q) => q.select().from(payments).where(eq(payments.orderId, id)).orderBy(payments.attempt));

/** One more payment of an order that is looked into, with so much that came. */
const holdPayment = ({ id }: Bought, attempt: number, receivedAmount: number) =>
  run((q) =>
    q.insert(payments).values({
      ...{ refId: newId().replaceAll("-", "").slice(-16).toUpperCase(), orderId: id, attempt },
      ...{ gateway: "zarinpal", currency: "IRR", amount: unitPrice, status: "review" },
      ...{ idempotencyKey: newId(), receivedAmount, receivedCurrency: "IRR" },
    }),
  );

/** The shop has given the variant up. */
const forgetVariant = (itemId = "") =>
  run((q) => q.update(orderItems).set({ variantId: null }).where(eq(orderItems.id, itemId)));

describe("a coupon's use", () => {
  it("counts no more once the order is canceled", async () => {
    const bought = await steps.paid([[one, 1]]);
    await useCoupon(bought);
    await act(bought.number, "cancel");
    expect(await usesOf(bought)).toBe(0);
  });

  it("ends with the order's time, and counts again once late money is accepted", async () => {
    const bought = await buy(backend(), [[one, 1]]);
    await useCoupon(bought);
    backend().clock.advance(day);
    await expireOrders(backend().backend.services);
    expect(await usesOf(bought)).toBe(0);
    expect(await payFor(backend(), bought)).toBe("review");
    staff = await staffOf(backend(), "orders.read", "orders.write");
    await act(bought.number, "accept");
    expect(await stateOf(backend(), bought.id)).toMatchObject({ state: "paid" });
    expect(await usesOf(bought)).toBe(1);
  });
});

describe("payments under review", () => {
  async function held(...amounts: number[]): Promise<Bought> {
    const bought = await buy(backend(), [[one, 1]]);
    await run((q) => q.delete(payments).where(eq(payments.orderId, bought.id)));
    for (const [place, amount] of amounts.entries()) await holdPayment(bought, place + 1, amount);
    await run((q) =>
      q
        .update(orders)
        .set({ state: "payment_review", paymentStatus: "review" })
        .where(eq(orders.id, bought.id)),
    );
    return bought;
  }

  it("are accepted by the one of the right amount, else by the last that brought anything", async () => {
    const right = await held(unitPrice, unitPrice - 1);
    await act(right.number, "accept");
    const statuses = async (bought: Bought) =>
      (await paymentsOf(bought)).map(({ status }) => status);
    expect(await statuses(right)).toEqual(["success", "review"]);
    const last = await held(5, 7, 0);
    await act(last.number, "accept");
    expect(await statuses(last)).toEqual(["review", "success", "review"]);
    const [, accepted] = await paymentsOf(last);
    expect(accepted?.verifiedAt).toEqual(backend().clock.now());
  });

  it("that brought nothing can't be accepted, and fail with the order", async () => {
    const bought = await held(0);
    const { status, body } = await act(bought.number, "accept");
    expect([status, body.msg]).toEqual([409, "payment.not_received"]);
    await act(bought.number, "cancel");
    expect((await paymentsOf(bought)).map(({ status: one }) => one)).toEqual(["failed"]);
    expect(await stateOf(backend(), bought.id)).toMatchObject({
      state: "canceled",
      money: "canceled",
    });
  });

  it("that brought something keep a canceled order under review, for that goes back", async () => {
    const bought = await held(0, 9);
    await act(bought.number, "cancel");
    const [nothing] = await paymentsOf(bought);
    expect(nothing?.status).toBe("failed");
    expect(await stateOf(backend(), bought.id)).toMatchObject({
      state: "canceled",
      money: "review",
    });
  });
});

describe("pieces of an order that is canceled", () => {
  it("are on sale again as far as they never left, and those that left where staff say they came back", async () => {
    for (const [cameBack, stock] of [
      [false, 9],
      [true, 10],
    ] as const) {
      const other = await giveStock(backend(), 10);
      await setStock(backend(), one, { stock: 10, reserved: 0 });
      const bought = await steps.packed([
        [one, 3],
        [other, 2],
      ]);
      const [first = "", second = ""] = bought.itemIds;
      const sent = [
        { item_id: first, qty: 1 },
        { item_id: second, qty: 2 },
      ];
      await act(bought.number, "ship", { carrier: "Post", items: sent });
      const { status } = await act(bought.number, "cancel", { came_back: cameBack });
      expect(status).toBe(200);
      expect(await stockOf(backend(), one)).toEqual({ stock, reserved: 0 });
      expect(await stockOf(backend(), other)).toEqual({ stock: cameBack ? 10 : 8, reserved: 0 });
    }
  });

  it("go back without those whose variant is no longer there", async () => {
    const other = await giveStock(backend(), 10);
    const bought = await steps.paid([
      [one, 2],
      [other, 1],
    ]);
    await forgetVariant(bought.itemIds[1]);
    expect((await act(bought.number, "cancel")).status).toBe(200);
    expect(await stockOf(backend(), one)).toEqual({ stock: 10, reserved: 0 });
    expect(await stockOf(backend(), other)).toEqual({ stock: 9, reserved: 0 });
  });
});

it("late money for what is no longer there can't be accepted, and the line is named", async () => {
  const bought = await buy(backend(), [[one, 1]]);
  backend().clock.advance(day);
  await expireOrders(backend().backend.services);
  await payFor(backend(), bought);
  await forgetVariant(bought.itemIds[0]);
  staff = await staffOf(backend(), "orders.read", "orders.write");
  const { status, body } = await act(bought.number, "accept");
  expect([status, body.msg, body.params]).toEqual([409, "order.sold_out", { name: "قوری" }]);
  expect(body.errors).toEqual({});
  expect(await stateOf(backend(), bought.id)).toMatchObject({ state: "payment_review" });
});

describe("cash at the door", () => {
  async function due(): Promise<Bought> {
    const bought = await buy(backend(), [[one, 2]], "cod");
    await backend().shop.database.transaction((q) =>
      orderCodPlaced(backend().backend.services, q, bought.id, backend().clock.now()),
    );
    return bought;
  }

  it("has come whole once it was handed over", async () => {
    const bought = await due();
    await act(bought.number, "process");
    await act(bought.number, "ship", { carrier: "Courier" });
    await act(bought.number, "deliver");
    expect(await paymentsOf(bought)).toMatchObject([
      {
        status: "success",
        receivedAmount: 2 * unitPrice,
        receivedCurrency: "IRR",
        verifiedAt: backend().clock.now(),
      },
    ]);
  });

  it("never comes for an order that was canceled; an attempt that had failed stays failed", async () => {
    const bought = await due();
    await holdPayment(bought, 2, 0);
    await run((q) =>
      q
        .update(payments)
        .set({ gateway: "cod", status: "failed" })
        .where(and(eq(payments.orderId, bought.id), eq(payments.attempt, 2))),
    );
    await bought.shopper.post(`user/orders/${bought.number}/cancel`);
    expect((await paymentsOf(bought)).map(({ status }) => status)).toEqual(["canceled", "failed"]);
    expect(await stockOf(backend(), one)).toEqual({ stock: 10, reserved: 0 });
  });
});

it("a return is settled once its money has gone back", async () => {
  const bought = await steps.delivered([[one, 1]]);
  const items = [{ item_id: bought.itemIds[0], qty: 1, reason: "other", note: null }];
  await bought.shopper.post(`user/orders/${bought.number}/returns`, { items });
  await act(bought.number, "return", { answer: "receive" });
  const requestOf = async () =>
    (
      await run((q) => q.select().from(returnRequests).where(eq(returnRequests.orderId, bought.id)))
    )[0]?.status;
  expect(await requestOf()).toBe("received");
  const { body } = await act(bought.number, "refund");
  await act(bought.number, `refunds/${body.money_back[0].id}/done`);
  expect(await requestOf()).toBe("refunded");
});
