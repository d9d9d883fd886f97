import { and, eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { provideTestBackend } from "../../../../tests/support/backend";
import { messages } from "../../../db/tables/messages";
import { orderItems } from "../../../db/tables/orders";
import { users } from "../../../db/tables/users";
import { newId } from "../../../ports/ids";
import { findVariants, setStock } from "../../cart/cart.fixture";
import type { MessageKind } from "../../messages/kinds";
import { stockOf, unitPrice } from "../order.fixture";
import {
  type Bought,
  buy,
  type Caller,
  orderSteps,
  payFor,
  refusalOf,
  staffOf,
  stateOf,
} from "../staff.fixture";

const backend = provideTestBackend();
let staff: Caller;
let one: string;
let two: string;

beforeAll(async () => {
  staff = await staffOf(backend(), "orders.read", "orders.write");
  [one = "", two = ""] = await findVariants(backend(), 2);
});
beforeEach(async () => {
  for (const id of [one, two]) await setStock(backend(), id, { stock: 20, reserved: 0 });
});

const { act, ...steps } = orderSteps(backend, () => staff);
const packed = (lines: [string, number][] = [[one, 2]]) => steps.packed(lines);
const delivered = (lines: [string, number][] = [[one, 2]]) => steps.delivered(lines);
const refused = [409, "order.not_possible"];
const missing = [404, "error.not_found"];

/** A delivered order of which its owner asks to send pieces back. */
async function asked(qty: number, reason = "other", lines?: [string, number][]): Promise<Bought> {
  const bought = await delivered(lines);
  const items = [{ item_id: bought.itemIds[0], qty, reason, note: null }];
  await bought.shopper.post(`user/orders/${bought.number}/returns`, { items });
  return bought;
}

const itemsOf = (orderId: string) =>
  backend().shop.database.run((q) =>
    q.select().from(orderItems).where(eq(orderItems.orderId, orderId)).orderBy(orderItems.id),
  );

const toldOf = (orderId: string, kind: MessageKind) =>
  backend().shop.database.run((q) =>
    q
      .select({ id: messages.id })
      .from(messages)
      .where(and(eq(messages.orderId, orderId), eq(messages.kind, kind))),
  );

describe("an order that is not there", () => {
  it.each(["process", "ship", "deliver", "collect", "accept", "cancel", "return", "refund"])(
    "can't be worked on: %s",
    async (word) => {
      const body = { carrier: "Post", answer: "approve" };
      expect(refusalOf(await act("1405-9-0000001", word, body))).toEqual(missing);
    },
  );

  it("is found by its number in Persian digits", async () => {
    const { number } = await packed();
    const persian = number.replace(/\d/g, (digit) => "۰۱۲۳۴۵۶۷۸۹"[Number(digit)] ?? "");
    expect((await staff.get(`admin/orders/${encodeURIComponent(persian)}`)).body.number).toBe(
      number,
    );
  });
});

describe("a parcel", () => {
  it("is not sent before packing began, and nothing is noted of it", async () => {
    const bought = await buy(backend(), [[one, 2]]);
    expect(refusalOf(await act(bought.number, "ship", { carrier: "Post" }))).toEqual(refused);
    expect(await itemsOf(bought.id)).toMatchObject([{ shippedQty: 0 }]);
    const { body } = await staff.get(`admin/orders/${bought.number}`);
    expect(body.shipments).toEqual([]);
  });

  it("holds only pieces of the order that were not sent yet, each named once", async () => {
    const { number, itemIds, id } = await packed([
      [one, 2],
      [two, 1],
    ]);
    const [first = "", second = ""] = itemIds;
    const ship = (...items: [string, number][]) =>
      act(number, "ship", {
        carrier: "Post",
        items: items.map(([item_id, qty]) => ({ item_id, qty })),
      });
    const wrong = [409, "order.not_shippable"];
    expect(refusalOf(await ship([first, 3]))).toEqual(wrong);
    expect(refusalOf(await ship([newId(), 1]))).toEqual(wrong);
    expect(refusalOf(await ship([first, 1], [first, 1]))).toEqual(wrong);
    expect(await itemsOf(id)).toMatchObject([{ shippedQty: 0 }, { shippedQty: 0 }]);
    expect((await ship([first, 1])).body.state).toBe("partially_shipped");
    expect(refusalOf(await ship([first, 2]))).toEqual(wrong);
    expect((await ship([first, 1], [second, 1])).body.state).toBe("shipped");
    expect(refusalOf(await act(number, "ship", { carrier: "Post" }))).toEqual(wrong);
    expect(await itemsOf(id)).toMatchObject([{ shippedQty: 2 }, { shippedQty: 1 }]);
  });

  it("has an id of its own: that of another order's parcel is refused", async () => {
    const other = await packed();
    const mine = await packed();
    const parcel = { op_id: newId(), carrier: "Post" };
    await act(other.number, "ship", parcel);
    expect((await act(mine.number, "ship", parcel)).status).toBe(400);
    expect(await stateOf(backend(), mine.id)).toMatchObject({ state: "processing" });
  });

  it("arrives by itself, and leaves an order that is not sent whole as it is", async () => {
    const { number, itemIds } = await packed([[one, 2]]);
    const other = await packed();
    const sent = await act(number, "ship", {
      carrier: "Post",
      items: [{ item_id: itemIds[0], qty: 1 }],
    });
    const [{ id: parcel }] = sent.body.shipments;
    expect(refusalOf(await act(number, "deliver", { shipment_id: newId() }))).toEqual(missing);
    expect(refusalOf(await act(other.number, "deliver", { shipment_id: parcel }))).toEqual(missing);
    const came = await act(number, "deliver", { shipment_id: parcel });
    expect(came.body).toMatchObject({
      state: "partially_shipped",
      shipments: [{ status: "delivered" }],
    });
    const rest = await act(number, "ship", { carrier: "Post" });
    expect(rest.body.state).toBe("shipped");
    const last = await act(number, "deliver", { shipment_id: rest.body.shipments[1].id });
    expect(last.body.state).toBe("delivered");
  });
});

describe("what its owner sends back", () => {
  it("can't be answered where nothing was asked for, nor twice the other way", async () => {
    const { number } = await delivered();
    for (const answer of ["approve", "receive"]) {
      expect(refusalOf(await act(number, "return", { answer }))).toEqual(refused);
    }
    const rejected = await asked(1);
    await act(rejected.number, "return", { answer: "reject" });
    expect(refusalOf(await act(rejected.number, "return", { answer: "receive" }))).toEqual(refused);
    expect(await itemsOf(rejected.id)).toMatchObject([{ returnedQty: 0 }]);
  });

  it("is approved once, however often that is said, and its owner is told once", async () => {
    const { number, id } = await asked(1);
    const first = await act(number, "return", { answer: "approve" });
    const again = await act(number, "return", { answer: "approve" });
    for (const { status, body } of [first, again]) {
      expect([status, body.returns[0].status]).toEqual([200, "approved"]);
    }
    expect(again.body.log).toEqual(first.body.log);
    expect(await toldOf(id, "order.return_approved")).toHaveLength(1);
    const came = await act(number, "return", { answer: "receive" });
    expect(came.body.returns[0].status).toBe("received");
  });

  it.each([
    ["damaged", undefined, 18],
    ["damaged", true, 19],
    ["other", undefined, 19],
    ["other", false, 18],
  ])("is on sale again or not: %s, said %s", async (reason, restock, stock) => {
    const { number, id } = await asked(1, reason);
    await act(number, "return", { answer: "receive", ...(restock !== undefined && { restock }) });
    expect(await stockOf(backend(), one)).toEqual({ stock, reserved: 0 });
    expect(await itemsOf(id)).toMatchObject([{ returnedQty: 1 }]);
  });
});

describe("money that goes back", () => {
  it("is none of an order that nobody has paid, or that says no sum", async () => {
    const unpaid = await buy(backend(), [[one, 1]]);
    expect(refusalOf(await act(unpaid.number, "refund"))).toEqual(refused);
    const { number } = await delivered();
    expect(refusalOf(await act(number, "refund"))).toEqual(refused);
  });

  it("is never more than is there", async () => {
    const { number } = await delivered([[one, 1]]);
    const { body: much, status } = await act(number, "refund", { amount: unitPrice + 1 });
    expect([status, much.msg]).toEqual([409, "payment.not_refundable"]);
    const some = await act(number, "refund", { amount: unitPrice - 1, reason: "کم بود" });
    expect(some.body.money_back).toMatchObject([
      { amount: { amount: unitPrice - 1, currency: "IRR" }, reason: "کم بود", ref: null },
    ]);
    expect((await act(number, "refund", { amount: 2 })).status).toBe(409);
  });

  it("is nothing where nothing is said to go back", async () => {
    const { number } = await delivered([[one, 1]]);
    const { body, status } = await act(number, "refund", { amount: 0 });
    expect([status, body.money_back]).toEqual([200, []]);
  });

  it("is given once for what came back, however many ask for it", async () => {
    const { number } = await asked(1);
    await act(number, "return", { answer: "receive" });
    const [first, second] = await Promise.all([act(number, "refund"), act(number, "refund")]);
    const third = await act(number, "refund", { amount: unitPrice });
    for (const { status, body } of [first, second, third]) {
      expect([status, body.state, body.money_back.length]).toEqual([200, "returned", 1]);
    }
    expect(refusalOf(await act(number, "refund", { amount: 1_000 }))).toEqual(refused);
    const { body } = await staff.get(`admin/orders/${number}`);
    expect(body.money_back).toMatchObject([{ amount: { amount: unitPrice }, status: "pending" }]);
    expect(body.staff_actions).not.toContain("refund");
  });

  it("is of each piece its own share, with what a coupon took off it", async () => {
    const bought = await asked(2, "other", [
      [one, 3],
      [two, 1],
    ]);
    const [first = ""] = bought.itemIds;
    await backend().shop.database.run((q) =>
      q.update(orderItems).set({ discount: 100_000 }).where(eq(orderItems.id, first)),
    );
    await act(bought.number, "return", { answer: "receive" });
    const { body } = await act(bought.number, "refund");
    // Two of three pieces: 4,500,000 less 100,000, rounded down.
    expect(body.money_back).toMatchObject([{ amount: { amount: 2_933_333 } }]);
  });

  it("that the owner gave by hand is found by its id or by its age, and only of this order", async () => {
    const { number } = await delivered([[one, 2]]);
    const other = await delivered([[one, 2]]);
    const done = (order: string, id: string, ref?: string) =>
      act(order, `refunds/${id}/done`, ref ? { ref } : {});
    expect(refusalOf(await done(number, newId()))).toEqual(missing);
    await act(number, "refund", { amount: 1_000 });
    backend().clock.advance(1_000);
    const { body } = await act(number, "refund", { amount: 2_000 });
    const [older, newer] = body.money_back;
    expect([older.amount.amount, newer.amount.amount]).toEqual([1_000, 2_000]);
    expect(refusalOf(await done(other.number, newer.id))).toEqual(missing);
    const after = await done(number, newer.id, "T-2");
    expect(after.body.money_back).toMatchObject([
      { status: "pending", ref: null },
      { status: "done", ref: "T-2" },
    ]);
  });
});

describe("the list of all orders", () => {
  it("finds a customer by phone or e-mail, however they are written", async () => {
    const bought = await packed();
    const tail = String(Date.now()).slice(-7);
    await backend().shop.database.run((q) =>
      q
        .update(users)
        .set({ phone: `+98912${tail}` })
        .where(eq(users.id, bought.userId)),
    );
    const [user] = await backend().shop.database.run((q) =>
      q.select().from(users).where(eq(users.id, bought.userId)),
    );
    const found = async (search: string) =>
      (await staff.get(`admin/orders?q=${encodeURIComponent(search)}`)).body.data.map(
        ({ number }: { number: string }) => number,
      );
    for (const search of [
      `0912${tail}`,
      `0098912${tail}`,
      `+98912${tail}`,
      user?.email?.toUpperCase() ?? "",
    ]) {
      expect(await found(search), search).toEqual([bought.number]);
    }
    expect(await found(`0913${tail}`)).toEqual([]);
  });

  it("goes by pages of twenty, the newest first, each with its customer", async () => {
    await setStock(backend(), one, { stock: 40, reserved: 0 });
    const before = (await staff.get("admin/orders")).body.total;
    const made: string[] = [];
    for (let n = 0; n < 21; n++) {
      backend().clock.advance(1_000);
      made.unshift((await buy(backend(), [[one, 1]])).number);
    }
    const numbersOf = ({ body }: Awaited<ReturnType<typeof act>>) =>
      body.data.map(({ number }: { number: string }) => number);
    const first = await staff.get("admin/orders?page=1");
    expect(first.body).toMatchObject({ total: before + 21, page: 1, per_page: 20 });
    expect(numbersOf(first)).toEqual(made.slice(0, 20));
    const second = await staff.get("admin/orders?page=2");
    expect(numbersOf(second)[0]).toBe(made[20]);
    expect(first.body.data[0]).toMatchObject({
      customer: { name: "سارا", phone: null, email: expect.stringContaining("@example.test") },
      payment_status: "unpaid",
      gateway: "zarinpal",
      state: "awaiting_payment",
    });
  });
});

describe("cash at the door", () => {
  it("is collected once, of a delivered order", async () => {
    const bought = await buy(backend(), [[one, 1]], "cod");
    expect(refusalOf(await act(bought.number, "collect"))).toEqual(refused);
    const paid = await delivered();
    expect(refusalOf(await act(paid.number, "collect"))).toEqual(refused);
  });
});

describe("what staff may do next", () => {
  it("follows the order's way", async () => {
    const bought = await buy(backend(), [[one, 2]]);
    const { number } = bought;
    const may = async () => (await staff.get(`admin/orders/${number}`)).body.staff_actions;
    expect(await may()).toEqual(["cancel"]);
    await payFor(backend(), bought);
    expect(await may()).toEqual(["process", "cancel", "refund"]);
    await act(number, "process");
    expect(await may()).toEqual(["ship", "cancel", "refund"]);
    await act(number, "ship", { carrier: "Post" });
    expect(await may()).toEqual(["deliver", "cancel", "refund"]);
    await act(number, "deliver");
    expect(await may()).not.toContain("cancel");
  });

  it("and what was done stands in its log, by whom and why", async () => {
    const { number } = await packed();
    const { body } = await act(number, "cancel", { reason: "تمام شد" });
    const steps = body.log.map(({ from, to, actor, reason }: Record<string, string>) => [
      from,
      to,
      actor,
      reason,
    ]);
    expect(steps.slice(-2)).toEqual([
      ["paid", "processing", "staff", null],
      ["processing", "canceled", "staff", "تمام شد"],
    ]);
    expect(body.log.at(-1).at).toBe(backend().clock.now().toISOString());
  });
});
