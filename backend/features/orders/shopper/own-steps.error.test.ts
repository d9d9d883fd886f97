import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { provideTestBackend } from "../../../../tests/support/backend";
import { orderItems, orders } from "../../../db/tables/orders";
import { newId } from "../../../ports/ids";
import { findVariants, setStock } from "../../cart/cart.fixture";
import { stockOf } from "../order.fixture";
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
const day = 86_400_000;
let staff: Caller;
let one: string;
let two: string;

beforeEach(async () => {
  staff = await staffOf(backend(), "orders.read", "orders.write");
  [one = "", two = ""] = await findVariants(backend(), 2);
  for (const id of [one, two]) await setStock(backend(), id, { stock: 20, reserved: 0 });
});

const steps = orderSteps(backend, () => staff);
const shipped = (lines: [string, number][] = [[one, 2]]) => steps.shipped(lines);
const delivered = (lines: [string, number][] = [[one, 2]]) => steps.delivered(lines);
const missing = [404, "error.not_found"];
const refused = [409, "order.not_possible"];

const ask = (
  { shopper, number }: Pick<Bought, "shopper" | "number">,
  pieces: [itemId: string | undefined, qty: number][],
  opId = newId(),
) =>
  shopper.post(`user/orders/${number}/returns`, {
    op_id: opId,
    items: pieces.map(([item_id, qty]) => ({ item_id, qty, reason: "other", note: null })),
  });

describe("asking to send pieces back", () => {
  it("is for pieces of this order, no more than came, each named once", async () => {
    const bought = await delivered([
      [one, 2],
      [two, 1],
    ]);
    const other = await delivered();
    const [first, second] = bought.itemIds;
    const wrong = [409, "order.not_returnable"];
    expect(refusalOf(await ask(bought, [[first, 3]]))).toEqual(wrong);
    expect(refusalOf(await ask(bought, [[other.itemIds[0], 1]]))).toEqual(wrong);
    expect(
      refusalOf(
        await ask(bought, [
          [first, 1],
          [first, 1],
        ]),
      ),
    ).toEqual(wrong);
    expect(
      refusalOf(
        await ask(bought, [
          [first, 2],
          [second, 2],
        ]),
      ),
    ).toEqual(wrong);
    expect(await stateOf(backend(), bought.id)).toMatchObject({ state: "delivered" });
    expect(
      (
        await ask(bought, [
          [first, 2],
          [second, 1],
        ])
      ).body.state,
    ).toBe("return_requested");
  });

  it("counts what has gone back before", async () => {
    const bought = await delivered();
    await backend().shop.database.run((q) =>
      q.update(orderItems).set({ returnedQty: 1 }).where(eq(orderItems.orderId, bought.id)),
    );
    expect((await ask(bought, [[bought.itemIds[0], 2]])).status).toBe(409);
    expect((await ask(bought, [[bought.itemIds[0], 1]])).status).toBe(200);
  });

  it("is possible until the piece's last moment, and never for one that may not go back", async () => {
    const bought = await delivered();
    const setDays = (returnDays: number | null) =>
      backend().shop.database.run((q) =>
        q.update(orderItems).set({ returnDays }).where(eq(orderItems.orderId, bought.id)),
      );
    await setDays(null);
    expect((await ask(bought, [[bought.itemIds[0], 1]])).status).toBe(409);
    const since = (ms: number) =>
      backend().shop.database.run((q) =>
        q
          .update(orders)
          .set({
            deliveredAt: new Date(backend().clock.now().getTime() - ms),
            paidAt: new Date(backend().clock.now().getTime() - ms),
          })
          .where(eq(orders.id, bought.id)),
      );
    await setDays(7);
    await since(7 * day);
    expect((await ask(bought, [[bought.itemIds[0], 1]])).status).toBe(409);
    await since(7 * day - 1);
    expect((await ask(bought, [[bought.itemIds[0], 1]])).status).toBe(200);
  });

  it("comes after the delivery, and twice under one op_id is once", async () => {
    const early = await shipped();
    expect(refusalOf(await ask(early, [[early.itemIds[0], 1]]))).toEqual(refused);
    const bought = await delivered();
    const opId = newId();
    await ask(bought, [[bought.itemIds[0], 1]], opId);
    const again = await ask(bought, [[bought.itemIds[0], 1]], opId);
    expect([again.status, again.body.returns.length]).toEqual([200, 1]);
    expect(refusalOf(await ask(bought, [[bought.itemIds[0], 1]]))).toEqual(refused);
  });

  it("takes no op_id of another order's request", async () => {
    const mine = await delivered();
    const other = await delivered();
    const opId = newId();
    await ask(other, [[other.itemIds[0], 1]], opId);
    expect((await ask(mine, [[mine.itemIds[0], 1]], opId)).status).toBe(400);
    expect(await stateOf(backend(), mine.id)).toMatchObject({ state: "delivered" });
  });
});

describe("an order's owner", () => {
  it("says that it came, once it was sent whole", async () => {
    const bought = await shipped();
    const came = await bought.shopper.post(`user/orders/${bought.number}/received`);
    expect(came.body).toMatchObject({ state: "delivered", fulfilment_status: "delivered" });
    expect(came.body.events.at(-1)).toMatchObject({ state: "delivered", by: "shopper" });
    const early = await buy(backend(), [[one, 1]]);
    expect(refusalOf(await early.shopper.post(`user/orders/${early.number}/received`))).toEqual(
      refused,
    );
  });

  it("cancels it until packing begins: its pieces are free, and what was paid goes back", async () => {
    const bought = await buy(backend(), [[one, 2]]);
    await payFor(backend(), bought);
    const canceled = await bought.shopper.post(`user/orders/${bought.number}/cancel`);
    expect(canceled.body).toMatchObject({ state: "canceled", refunds: [{ status: "pending" }] });
    expect(canceled.body.events.at(-1)).toMatchObject({ state: "canceled", by: "shopper" });
    expect(await stockOf(backend(), one)).toEqual({ stock: 20, reserved: 0 });
    const packed = await shipped();
    expect(refusalOf(await packed.shopper.post(`user/orders/${packed.number}/cancel`))).toEqual(
      refused,
    );
  });

  it("is nobody else", async () => {
    const { number } = await delivered();
    const other = await buy(backend(), [[one, 1]]);
    for (const word of ["cancel", "received"]) {
      expect(refusalOf(await other.shopper.post(`user/orders/${number}/${word}`))).toEqual(missing);
    }
    expect(refusalOf(await ask({ shopper: other.shopper, number }, [[newId(), 1]]))).toEqual(
      missing,
    );
    expect((await other.shopper.get(`user/orders/${number}`)).status).toBe(404);
    expect((await other.shopper.get(`user/orders/${number}/invoice`)).status).toBe(404);
  });

  it("has an invoice once it is paid and numbered, and not before", async () => {
    const bought = await buy(backend(), [[one, 1]]);
    const invoice = () => bought.shopper.get(`user/orders/${bought.number}/invoice`);
    expect((await invoice()).status).toBe(404);
    await payFor(backend(), bought);
    expect((await invoice()).status).toBe(200);
    const isThis = eq(orders.id, bought.id);
    await backend().shop.database.run((q) => q.update(orders).set({ paidAt: null }).where(isThis));
    expect((await invoice()).status).toBe(404);
  });
});
