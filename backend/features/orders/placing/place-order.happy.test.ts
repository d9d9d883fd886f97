import { and, asc, eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { provideTestBackend } from "../../../../tests/support/backend";
import { placedOrder } from "../../../contract/checkout";
import { order as orderShape } from "../../../contract/order";
import { messages } from "../../../db/tables/messages";
import { couponUses, orderEvents, orderItems, stockReservations } from "../../../db/tables/orders";
import { payments } from "../../../db/tables/payments";
import { users } from "../../../db/tables/users";
import { prices } from "../../../db/tables/variants";
import { newId } from "../../../ports/ids";
import { findVariants, setPrice, setStock } from "../../cart/cart.fixture";
import { readOrderRow, stockOf } from "../order.fixture";
import { giveCoupon, ordersOf, place, readyBuyer } from "./buyer.fixture";

const backend = provideTestBackend();
const minute = 60_000;

/** What its shopper is told of an order. */
const toldOf = (orderId = "") =>
  backend().shop.database.run((q) =>
    q.select().from(messages).where(eq(messages.orderId, orderId)).orderBy(asc(messages.id)),
  );

describe("decisions 18 placing an order", () => {
  it("commits the order with its stock, snapshots and message, and empties cart and checkout", async () => {
    const [one = "", two = ""] = await findVariants(backend(), 2);
    await setPrice(backend(), one, 2_000_000, "IRR");
    await setStock(backend(), one, { stock: 7 });
    const buyer = await readyBuyer(backend(), [
      [one, 3],
      [two, 1],
    ]);
    const email = `${buyer.userId}@example.test`;
    await backend().shop.database.run((q) =>
      q.update(users).set({ email }).where(eq(users.id, buyer.userId)),
    );
    const seen = (await buyer.checkout()).totals;
    const { status, body } = await place(buyer);
    expect(status).toBe(200);
    const { number } = placedOrder.parse(body);
    const [row] = await ordersOf(backend(), buyer.userId);
    expect(row).toMatchObject({
      number,
      state: "awaiting_payment",
      gateway: "zarinpal",
      payable: seen.payable.amount,
      totals: seen,
      itemsCount: 4,
      shipping: { code: "post", name: { en: "Registered post" } },
      address: { recipient_name: "مینا رضایی", city: { name: "تهران" } },
    });
    expect(Number(row?.expiresAt?.getTime()) - backend().clock.time).toBeGreaterThanOrEqual(
      35 * minute,
    );
    expect(await stockOf(backend(), one)).toEqual({ stock: 7, reserved: 3 });
    expect((await buyer.call("user/carts")).body.lines).toEqual([]);
    expect((await buyer.checkout()).assumed).toEqual({
      address: "default",
      shipping: "last",
      payment: "last",
    });
    expect(await toldOf(row?.id)).toMatchObject([
      { kind: "order.placed", target: email, lang: "fa", params: { number } },
    ]);
  });

  it("has the note that was said with it instead of the checkout's, and leaves none for the next order", async () => {
    const [variant = ""] = await findVariants(backend(), 1);
    await setStock(backend(), variant, { stock: 10, reserved: 0 });
    const buyer = await readyBuyer(backend(), [[variant, 1]]);
    await buyer.choose({ note: "the checkout's" });
    const { payable } = (await buyer.checkout()).totals;
    const placing = { op_id: newId(), payable, agreed: { note: " ring twice " } };
    const placed = await buyer.call("user/orders", "POST", placing);
    expect((await buyer.call("user/orders", "POST", placing)).body).toEqual(placed.body);
    const [row] = await ordersOf(backend(), buyer.userId);
    expect(row?.note).toBe("ring twice");
    expect((await buyer.checkout()).note).toBeNull();
  });

  it("copies each line as it was sold, in the cart's order, and notes who placed it", async () => {
    const found = await findVariants(backend(), 3);
    const [one = "", two = "", three = ""] = found;
    for (const id of found) await setStock(backend(), id, { stock: 10, reserved: 0 });
    await setPrice(backend(), one, 2_000_000, "IRR");
    await backend().shop.database.run((q) =>
      q
        .update(prices)
        .set({ compareAt: 2_500_000 })
        .where(and(eq(prices.variantId, one), eq(prices.currency, "IRR"))),
    );
    const buyer = await readyBuyer(backend(), [
      [two, 1],
      [three, 2],
      [one, 3],
    ]);
    const code = await giveCoupon(backend(), { kind: "percent", percent: 10 });
    await buyer.change({ type: "coupon", code });
    const { lines } = (await buyer.call("user/carts")).body;
    const { totals } = await buyer.checkout();
    await place(buyer);
    const [row] = await ordersOf(backend(), buyer.userId);
    const orderId = row?.id ?? "";
    const { items, held, events } = await backend().shop.database.run(async (q) => ({
      items: await q
        .select()
        .from(orderItems)
        .where(eq(orderItems.orderId, orderId))
        .orderBy(asc(orderItems.id)),
      held: await q.select().from(stockReservations).where(eq(stockReservations.orderId, orderId)),
      events: await q.select().from(orderEvents).where(eq(orderEvents.orderId, orderId)),
    }));
    const kept = items.map(({ variantId, qty }) => ({ variant_id: variantId, qty }));
    expect(lines).toMatchObject(kept);
    expect(items.map(({ unitPrice, qty, total }) => total - unitPrice * qty)).toEqual([0, 0, 0]);
    expect(items.find(({ variantId }) => variantId === one)).toMatchObject({
      ...{ unitPrice: 2_000_000, compareAt: 2_500_000, total: 6_000_000, discount: 600_000 },
      name: { fa: expect.any(String), en: expect.any(String) },
      productCode: expect.any(Number),
    });
    const discounts = items.reduce((sum, { discount }) => sum + discount, 0);
    expect(discounts).toBe(totals.coupon_discount.amount);
    expect(items.map(({ taxRate }) => taxRate)).toEqual(Array(3).fill(totals.tax[0]?.rate));
    expect(new Map(held.map(({ variantId, qty }) => [variantId, qty]))).toEqual(
      new Map([
        [one, 3],
        [two, 1],
        [three, 2],
      ]),
    );
    expect(row).toMatchObject({ couponCode: code, itemsCount: 6 });
    const placing = { fromState: null, toState: "awaiting_payment", actor: "shopper" };
    expect(events).toMatchObject([{ ...placing, actorId: buyer.userId, at: row?.placedAt }]);
  });

  it("sends for nothing by a coupon that says so", async () => {
    const [variant = ""] = await findVariants(backend(), 1);
    await setPrice(backend(), variant, 1_000_000, "IRR");
    const buyer = await readyBuyer(backend(), [[variant, 1]]);
    await buyer.change({
      type: "coupon",
      code: await giveCoupon(backend(), { kind: "free_shipping" }),
    });
    expect((await place(buyer, { amount: 1_000_000, currency: "IRR" })).status).toBe(200);
    expect(await ordersOf(backend(), buyer.userId)).toMatchObject([
      { payable: 1_000_000, shipping: { price: 0 }, totals: { shipping: { amount: 0 } } },
    ]);
  });

  it("R-ENT-16[orders] shows the order as it was placed, whatever becomes of the catalogue", async () => {
    const [variant = ""] = await findVariants(backend(), 1);
    await setPrice(backend(), variant, 1_230_000, "IRR");
    const buyer = await readyBuyer(backend(), [[variant, 2]]);
    const { body: placed } = await place(buyer);
    await setPrice(backend(), variant, 9_990_000, "IRR");
    const { body } = await buyer.call(`user/orders/${placed.number}`);
    const shown = orderShape.parse(body);
    expect(shown).toMatchObject({
      state: "awaiting_payment",
      actions: ["pay", "cancel"],
      items: [{ qty: 2, unit_price: { amount: 1_230_000 }, total: { amount: 2_460_000 } }],
      events: [{ state: "awaiting_payment", by: "shopper" }],
      shipping: { name: "پست پیشتاز" },
    });
    const list = await buyer.call("user/orders");
    expect(list.body).toMatchObject({ total: 1, page: 1, data: [{ number: placed.number }] });
    expect((await buyer.call("user/orders?state=paid")).body).toMatchObject({ total: 0, data: [] });
  });

  it("R-API-27[op-id] placing again with the same op_id answers the same order and the same payment", async () => {
    const [variant = ""] = await findVariants(backend(), 1);
    await setStock(backend(), variant, { stock: 10, reserved: 0 });
    const buyer = await readyBuyer(backend(), [[variant, 1]]);
    const payable = (await buyer.checkout()).totals.payable;
    const opId = newId();
    const first = await place(buyer, payable, opId);
    const again = await place(buyer, payable, opId);
    expect(again.body).toEqual(first.body);
    expect(await ordersOf(backend(), buyer.userId)).toHaveLength(1);
    expect(await stockOf(backend(), variant)).toEqual({ stock: 10, reserved: 1 });
    const attempts = await backend().shop.database.run((q) =>
      q.select().from(payments).where(eq(payments.idempotencyKey, opId)),
    );
    expect(attempts).toHaveLength(1);
  });

  it("draws one number for an order, however often its button is pressed afterwards", async () => {
    const lastNumber = async () =>
      (
        await backend().shop.database.run((q) => q.execute(sql`select last_value from order_count`))
      )[0];
    const [variant = ""] = await findVariants(backend(), 1);
    const buyer = await readyBuyer(backend(), [[variant, 1]]);
    const payable = (await buyer.checkout()).totals.payable;
    const opId = newId();
    const before = await lastNumber();
    await place(buyer, payable, opId);
    const after = await lastNumber();
    expect(Number(after?.last_value) - Number(before?.last_value)).toBe(1);
    expect((await place(buyer, payable, opId)).status).toBe(200);
    expect((await place(buyer, payable, newId())).status).toBe(409);
    expect(await lastNumber()).toEqual(after);
  });

  it("keeps what was saved for later, in the next cart", async () => {
    const [one = "", later = ""] = await findVariants(backend(), 2);
    const buyer = await readyBuyer(backend(), [
      [one, 1],
      [later, 2],
    ]);
    await buyer.change({ type: "later", variant_id: later, later: true });
    await place(buyer);
    const { body } = await buyer.call("user/carts");
    expect(body.later).toMatchObject([{ variant_id: later, qty: 2 }]);
  });

  it("takes a coupon's use with the order, and gives it back when that is canceled", async () => {
    const [variant = ""] = await findVariants(backend(), 1);
    const code = await giveCoupon(backend(), { kind: "percent", percent: 10, usageLimit: 1 });
    const buyer = await readyBuyer(backend(), [[variant, 1]]);
    await buyer.change({ type: "coupon", code });
    const { body } = await place(buyer);
    const uses = () =>
      backend().shop.database.run((q) =>
        q.select().from(couponUses).where(eq(couponUses.code, code)),
      );
    expect(await uses()).toMatchObject([{ userId: buyer.userId }]);
    const canceled = await buyer.call(`user/orders/${body.number}/cancel`, "POST", {
      op_id: newId(),
    });
    expect(canceled.body).toMatchObject({ state: "canceled", coupon: code });
    expect(await uses()).toEqual([]);
  });

  it("an order that costs nothing is paid at once", async () => {
    const [variant = ""] = await findVariants(backend(), 1);
    const code = await giveCoupon(backend(), { kind: "percent", percent: 100 });
    await setPrice(backend(), variant, 30_000_000, "IRR");
    const buyer = await readyBuyer(backend(), [[variant, 1]]);
    await buyer.change({ type: "coupon", code });
    const { body } = await place(buyer);
    expect(body.payment).toBeNull();
    const [row] = await ordersOf(backend(), buyer.userId);
    expect(await readOrderRow(backend(), row?.id ?? "")).toMatchObject({
      state: "paid",
      payable: 0,
      invoiceNo: expect.stringMatching(/^1405-/),
    });
    expect((await toldOf(row?.id)).map(({ kind }) => kind)).toEqual(["order.paid"]);
  });

  it("is paid at the door: goes on at once, and its shopper hears of it", async () => {
    const [variant = ""] = await findVariants(backend(), 1);
    await setStock(backend(), variant, { stock: 10, reserved: 0 });
    const buyer = await readyBuyer(backend(), [[variant, 2]]);
    await buyer.choose({ shipping: "courier", payment: "cod" });
    const { body } = await place(buyer);
    expect(body.payment).toMatchObject({ status: "pending", redirect_url: null });
    const [row] = await ordersOf(backend(), buyer.userId);
    expect(row).toMatchObject({ state: "processing", paymentStatus: "cod_due" });
    expect((await toldOf(row?.id)).map(({ kind }) => kind)).toEqual(["order.placed_cod"]);
    expect(await stockOf(backend(), variant)).toEqual({ stock: 8, reserved: 0 });
  });
});
