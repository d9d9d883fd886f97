import { and, eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { provideTestBackend } from "../../../../tests/support/backend";
import { adminOrder, adminOrderList } from "../../../contract/admin-order";
import { messages } from "../../../db/tables/messages";
import { newId } from "../../../ports/ids";
import { startSession } from "../../auth/sessions/tokens";
import { findVariants, setStock } from "../../cart/cart.fixture";
import { completeOrders } from "../jobs/complete-orders";
import { stockOf, unitPrice } from "../order.fixture";
import {
  buy,
  type Caller,
  callerWith,
  nameOwner,
  orderSteps,
  payFor,
  staffOf,
  stateOf,
} from "../staff.fixture";
import { transitionOrder } from "../states/transition-order";

const backend = provideTestBackend();
const day = 86_400_000;
let staff: Caller;
let one: string;
let two: string;

beforeAll(async () => {
  staff = await staffOf(backend(), "orders.read", "orders.write");
  [one = "", two = ""] = await findVariants(backend(), 2);
});
beforeEach(async () => {
  for (const id of [one, two]) await setStock(backend(), id, { stock: 10, reserved: 0 });
});

const { act, ...steps } = orderSteps(backend, () => staff);
const packed = (lines: [string, number][] = [[one, 2]]) => steps.packed(lines);
const delivered = (lines: [string, number][] = [[one, 2]]) => steps.delivered(lines);

describe("domain 4.7 staff's side of an order", () => {
  it("sends it in two parcels; it is delivered with the last", async () => {
    const { number, itemIds, shopper, id } = await packed([
      [one, 2],
      [two, 1],
    ]);
    const [first = "", second = ""] = itemIds;
    const part = await act(number, "ship", {
      carrier: "Post",
      tracking_code: "RR1",
      url: "https://post.example/RR1",
      items: [{ item_id: first, qty: 2 }],
    });
    expect(part.body).toMatchObject({
      state: "partially_shipped",
      shipments: [{ tracking_code: "RR1", items: [{ item_id: first, qty: 2 }] }],
    });
    const rest = await act(number, "ship", { carrier: "Courier" });
    expect(rest.body).toMatchObject({ state: "shipped" });
    expect(rest.body.shipments[1]).toMatchObject({ items: [{ item_id: second, qty: 1 }] });
    const [one_, two_] = rest.body.shipments;
    const half = await act(number, "deliver", { shipment_id: one_.id });
    expect(half.body.state).toBe("shipped");
    const whole = await act(number, "deliver", { shipment_id: two_.id });
    expect(adminOrder.parse(whole.body)).toMatchObject({ state: "delivered" });
    expect((await shopper.get(`user/orders/${number}`)).body.actions).toContain("return");
    expect(await stateOf(backend(), id)).toMatchObject({ goods: "delivered" });
  });

  it("R-API-27[op-id] a parcel that is sent twice under one op_id is one", async () => {
    const { number } = await packed();
    const parcel = { op_id: newId(), carrier: "Post" };
    await act(number, "ship", parcel);
    const again = await act(number, "ship", parcel);
    expect([again.status, again.body.shipments.length]).toEqual([200, 1]);
  });

  it("takes back what its owner sends, gives the money's share, and the rest goes on", async () => {
    const { number, itemIds, shopper, id } = await delivered([[one, 2]]);
    const items = [{ item_id: itemIds[0], qty: 1, reason: "changed_mind", note: null }];
    const asked = await shopper.post(`user/orders/${number}/returns`, { items });
    expect(asked.body).toMatchObject({ state: "return_requested", returns: [{ items }] });
    await act(number, "return", { answer: "approve" });
    const came = await act(number, "return", { answer: "receive" });
    expect(came.body).toMatchObject({
      state: "returned",
      fulfilment_status: "partially_returned",
      returns: [{ status: "received" }],
    });
    expect(await stockOf(backend(), one)).toEqual({ stock: 9, reserved: 0 });
    const back = await act(number, "refund");
    expect(back.body.money_back).toMatchObject([{ amount: { amount: unitPrice } }]);
    const [{ id: refundId, method, status }] = back.body.money_back;
    // The bank of these tests knows nothing of the payment: the owner gives it by hand.
    expect([method, status]).toEqual(["manual", "pending"]);
    await act(number, `refunds/${refundId}/done`, { ref: "T-1" });
    expect(await stateOf(backend(), id)).toEqual({
      state: "delivered",
      money: "partially_refunded",
      goods: "partially_returned",
    });
  });

  it("a return waits for its own money, whatever else goes back meanwhile", async () => {
    const { number, itemIds, shopper, id } = await delivered([[one, 2]]);
    const goodwill = (await act(number, "refund", { amount: 1_000 })).body.money_back[0];
    const items = [{ item_id: itemIds[0], qty: 1, reason: "changed_mind", note: null }];
    await shopper.post(`user/orders/${number}/returns`, { items });
    await act(number, "return", { answer: "receive" });
    const noted = await act(number, `refunds/${goodwill.id}/done`);
    expect(noted.body).toMatchObject({
      state: "returned",
      payment_status: "partially_refunded",
      returns: [{ status: "received" }],
      staff_actions: ["refund"],
    });
    expect(noted.body.log.at(-1)).toMatchObject({ to: "returned", reason: "payment.refunded" });
    const { body } = await act(number, "refund");
    expect(body.money_back).toMatchObject([{ status: "done" }, { amount: { amount: unitPrice } }]);
    const settled = await act(number, `refunds/${body.money_back[1].id}/done`);
    expect(settled.body).toMatchObject({ state: "delivered", returns: [{ status: "refunded" }] });
    expect(await stateOf(backend(), id)).toMatchObject({ money: "partially_refunded" });
  });

  it("an amount that staff name while a return waits settles it, and so does none at all", async () => {
    for (const amount of [500_000, 0]) {
      const { number, itemIds, shopper } = await delivered([[one, 2]]);
      const items = [{ item_id: itemIds[0], qty: 1, reason: "changed_mind", note: null }];
      await shopper.post(`user/orders/${number}/returns`, { items });
      await act(number, "return", { answer: "receive" });
      const { body } = await act(number, "refund", { amount });
      for (const { id } of body.money_back) await act(number, `refunds/${id}/done`);
      const settled = await staff.get(`admin/orders/${number}`);
      expect(settled.body).toMatchObject({ state: "delivered", returns: [{ status: "refunded" }] });
    }
  });

  it("money of a return that was settled without it leaves a later return as it is", async () => {
    const { number, itemIds, shopper } = await delivered([[one, 2]]);
    const sendBack = async () => {
      const items = [{ item_id: itemIds[0], qty: 1, reason: "changed_mind", note: null }];
      await shopper.post(`user/orders/${number}/returns`, { items });
      return act(number, "return", { answer: "receive" });
    };
    await sendBack();
    const { body } = await act(number, "refund");
    await act(number, "refund", { amount: 0 });
    expect((await sendBack()).body).toMatchObject({ state: "returned", staff_actions: ["refund"] });
    const late = await act(number, `refunds/${body.money_back[0].id}/done`);
    expect(late.body.state).toBe("returned");
    expect(late.body.returns.map(({ status }: { status: string }) => status).sort()).toEqual([
      "received",
      "refunded",
    ]);
  });

  it("a damaged piece is not put on sale again, and a whole return ends the order", async () => {
    const { number, itemIds, shopper, id } = await delivered([[one, 1]]);
    const items = [{ item_id: itemIds[0], qty: 1, reason: "damaged", note: "شکسته" }];
    await shopper.post(`user/orders/${number}/returns`, { items });
    await act(number, "return", { answer: "receive" });
    expect(await stockOf(backend(), one)).toEqual({ stock: 9, reserved: 0 });
    const { body } = await act(number, "refund");
    await act(number, `refunds/${body.money_back[0].id}/done`);
    expect(await stateOf(backend(), id)).toMatchObject({ state: "refunded", money: "refunded" });
  });

  it("a rejected return goes back to delivered, and its owner hears why", async () => {
    const { number, itemIds, shopper, id } = await delivered();
    const items = [{ item_id: itemIds[0], qty: 1, reason: "other", note: null }];
    await shopper.post(`user/orders/${number}/returns`, { items });
    await act(number, "return", { answer: "reject", reason: "استفاده شده است" });
    expect(await stateOf(backend(), id)).toMatchObject({ state: "delivered" });
    const told = await backend().shop.database.run((q) =>
      q
        .select()
        .from(messages)
        .where(and(eq(messages.orderId, id), eq(messages.kind, "order.return_rejected"))),
    );
    expect(told).toMatchObject([{ lang: "fa", params: { reason: "استفاده شده است" } }]);
  });

  it("canceling a paid order puts its pieces back and owes the money, once", async () => {
    const { number, id } = await packed();
    const { body } = await act(number, "cancel", { reason: "از انبار رفته" });
    expect(body).toMatchObject({ state: "canceled", money_back: [{ status: "pending" }] });
    await act(number, "cancel");
    const again = await staff.get(`admin/orders/${number}`);
    expect(again.body.money_back).toHaveLength(1);
    expect(await stockOf(backend(), one)).toEqual({ stock: 10, reserved: 0 });
    await act(number, `refunds/${body.money_back[0].id}/done`);
    expect(await stateOf(backend(), id)).toMatchObject({ state: "refunded", money: "refunded" });
  });

  it("a parcel that never arrived can be canceled; its pieces are lost or came back", async () => {
    const lost = await packed();
    await act(lost.number, "ship", { carrier: "Post" });
    await act(lost.number, "cancel");
    expect(await stockOf(backend(), one)).toEqual({ stock: 8, reserved: 0 });
    const back = await packed();
    await act(back.number, "ship", { carrier: "Post" });
    await act(back.number, "cancel", { came_back: true });
    expect(await stockOf(backend(), one)).toEqual({ stock: 8, reserved: 0 });
  });

  it("accepts a late payment where the pieces are still there", async () => {
    const bought = await buy(backend(), [[one, 2]]);
    const { services } = backend().backend;
    const now = new Date(backend().clock.now().getTime() + day);
    const expire = { orderId: bought.id, step: "expire", by: { actor: "job", id: null } } as const;
    await services.database.transaction((q) => transitionOrder(services, q, { ...expire, now }));
    expect(await payFor(backend(), bought)).toBe("review");
    const shown = await staff.get(`admin/orders/${bought.number}`);
    expect(shown.body.staff_actions).toEqual(["accept", "cancel", "refund"]);
    const accepted = await act(bought.number, "accept");
    expect(accepted.body).toMatchObject({
      state: "paid",
      payment_status: "paid",
      payments: [{ status: "success" }],
    });
    expect(await stockOf(backend(), one)).toEqual({ stock: 8, reserved: 0 });
  });

  it("lists by state and by whom; the owner is told of a new order, in their language", async () => {
    await nameOwner(backend(), "owner@example.test");
    const bought = await buy(backend(), [[one, 1]]);
    await payFor(backend(), bought);
    const found = await staff.get(`admin/orders?q=${bought.number}`);
    expect(adminOrderList.parse(found.body)).toMatchObject({ total: 1 });
    const none = await staff.get(`admin/orders?q=${bought.number}&state=expired`);
    expect(none.body.total).toBe(0);
    const told = await backend().shop.database.run((q) =>
      q
        .select()
        .from(messages)
        .where(and(eq(messages.orderId, bought.id), eq(messages.kind, "owner.new_order"))),
    );
    expect(told.map(({ target, lang }) => [target, lang])).toContainEqual([
      "owner@example.test",
      "en",
    ]);
  });
});

describe("domain 4.7 the end of an order", () => {
  it("is complete once nothing may go back any more, and not a day before", async () => {
    const { id, number, userId, itemIds } = await delivered();
    backend().clock.advance(6 * day);
    await completeOrders(backend().backend.services);
    expect(await stateOf(backend(), id)).toMatchObject({ state: "delivered" });
    backend().clock.advance(day);
    await completeOrders(backend().backend.services);
    expect(await stateOf(backend(), id)).toMatchObject({ state: "completed" });
    const items = [{ item_id: itemIds[0], qty: 1, reason: "other", note: null }];
    const { shop, clock } = backend();
    const token = await startSession(shop.database, userId, clock.now());
    const late = await callerWith(backend(), token).post(`user/orders/${number}/returns`, {
      items,
    });
    expect([late.status, late.body.msg]).toEqual([409, "order.not_possible"]);
  });
});
