import { and, eq, sql } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { provideTestBackend } from "../../../../tests/support/backend";
import { carts } from "../../../db/tables/carts";
import { users } from "../../../db/tables/users";
import { newId } from "../../../ports/ids";
import { findVariants, setStock } from "../../cart/cart.fixture";
import type { Buyer } from "../../checkout/checkout.fixture";
import { stockOf } from "../order.fixture";
import { ordersOf, place, readyBuyer } from "./buyer.fixture";

const backend = provideTestBackend();
let variant: string;

beforeEach(async () => {
  [variant = ""] = await findVariants(backend(), 1);
  await setStock(backend(), variant, { stock: 10, reserved: 0 });
});
afterEach(() => {
  vi.restoreAllMocks();
});

const ready = () => readyBuyer(backend(), [[variant, 2]]);

async function readyToPayInCash(): Promise<Buyer> {
  const buyer = await ready();
  await buyer.choose({ shipping: "courier", payment: "cod" });
  return buyer;
}

/** Does something between what a placing has read and what it writes, each time that it tries. */
function meanwhile(...works: (() => Promise<unknown>)[]): void {
  before("write", works);
}

/** The same for what is written by more than a statement: with a coupon, for nothing, or to be paid at the door. */
function meanwhileInSteps(...works: (() => Promise<unknown>)[]): void {
  before("transaction", works);
}

function before(way: "write" | "transaction", works: (() => Promise<unknown>)[]): void {
  const { database } = backend().backend.services;
  const go = database[way];
  const spied = vi.spyOn(database, way);
  for (const work of works) {
    spied.mockImplementationOnce(async (statement) => {
      await work();
      return go(statement);
    });
  }
}

/** The cart moves on, and holds what it held. */
const touchCart = (buyer: Buyer) => () =>
  backend().shop.database.run((q) =>
    q
      .update(carts)
      .set({ revision: sql`${carts.revision} + 1` })
      .where(and(eq(carts.userId, buyer.userId), eq(carts.status, "open"))),
  );

describe("decisions 18 a cart that changes while it is being bought", () => {
  it("is read again, and bought once as it is then", async () => {
    const buyer = await ready();
    meanwhile(touchCart(buyer), touchCart(buyer));
    expect((await place(buyer)).status).toBe(200);
    expect(await ordersOf(backend(), buyer.userId)).toMatchObject([{ itemsCount: 2 }]);
    expect(await stockOf(backend(), variant)).toEqual({ stock: 10, reserved: 2 });
  });

  it("is not bought where it holds something else by then: the shopper sees the new total first", async () => {
    const buyer = await ready();
    meanwhile(() => buyer.add(variant));
    await expectRefused(buyer);
  });

  it("is not bought then where it is paid at the door either", async () => {
    const buyer = await readyToPayInCash();
    meanwhileInSteps(() => buyer.add(variant));
    await expectRefused(buyer);
  });

  async function expectRefused(buyer: Buyer): Promise<void> {
    const { payable } = (await buyer.checkout()).totals;
    const { status, body } = await place(buyer, payable);
    expect([status, body.msg]).toEqual([409, "order.changed"]);
    expect(body.params.payable).toBe((await buyer.checkout()).totals.payable.amount);
    expect(await ordersOf(backend(), buyer.userId)).toEqual([]);
  }

  it("is left alone where it never rests", async () => {
    const buyer = await ready();
    meanwhile(touchCart(buyer), touchCart(buyer), touchCart(buyer));
    const { status, body } = await place(buyer);
    expect([status, body.msg]).toEqual([409, "order.changed"]);
    expect(await ordersOf(backend(), buyer.userId)).toEqual([]);
    expect(await stockOf(backend(), variant)).toEqual({ stock: 10, reserved: 0 });
  });
});

it("decisions 18 pieces that others were faster with are named, and nothing is written", async () => {
  const buyer = await ready();
  const { lines } = (await buyer.call("user/carts")).body;
  meanwhile(() => setStock(backend(), variant, { stock: 10, reserved: 9 }));
  const { status, body } = await place(buyer);
  expect([status, body.msg, body.params]).toEqual([
    409,
    "order.sold_out",
    { name: lines[0].product.name },
  ]);
  expect(Object.keys(body.errors)).toEqual([variant]);
  expect(await ordersOf(backend(), buyer.userId)).toEqual([]);
  expect(await stockOf(backend(), variant)).toEqual({ stock: 10, reserved: 9 });
  expect((await buyer.call("user/carts")).body.lines).toHaveLength(1);
});

it("decisions 18 what is paid at the door and placed three times at once is one order", async () => {
  const buyer = await readyToPayInCash();
  const { payable } = (await buyer.checkout()).totals;
  const answers = await Promise.all(
    [newId(), newId(), newId()].map((opId) => place(buyer, payable, opId)),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  expect(await ordersOf(backend(), buyer.userId)).toHaveLength(1);
  expect(await stockOf(backend(), variant)).toEqual({ stock: 8, reserved: 0 });
});

describe("decisions 18 an order whose payment doesn't begin", () => {
  /** Does something once the order is written, before its payment begins. */
  function betweenOrderAndPayment(work: () => Promise<unknown>): void {
    const { database } = backend().backend.services;
    const { transaction } = database;
    vi.spyOn(database, "transaction").mockImplementationOnce(async (placing) => {
      const placed = await transaction(placing);
      await work();
      return placed;
    });
  }

  it("is placed all the same where that is refused by then, and waits on its page", async () => {
    const buyer = await readyToPayInCash();
    betweenOrderAndPayment(() =>
      backend().shop.database.run((q) =>
        q.update(users).set({ phoneVerifiedAt: null }).where(eq(users.id, buyer.userId)),
      ),
    );
    const { status, body } = await place(buyer);
    expect([status, body.payment]).toEqual([200, null]);
    expect(await ordersOf(backend(), buyer.userId)).toMatchObject([
      { number: body.number, state: "awaiting_payment" },
    ]);
    expect(await stockOf(backend(), variant)).toEqual({ stock: 10, reserved: 2 });
  });

  it("is not told as placed where the shop broke down; sent again, it is the same order and goes on", async () => {
    const buyer = await readyToPayInCash();
    const { payable } = (await buyer.checkout()).totals;
    const opId = newId();
    betweenOrderAndPayment(async () => {
      vi.spyOn(backend().backend.services.database, "transaction").mockRejectedValueOnce(
        new Error("killed"),
      );
    });
    expect((await place(buyer, payable, opId)).status).toBe(500);
    expect(backend().errors.splice(0)).toHaveLength(1);
    const again = await place(buyer, payable, opId);
    expect([again.status, again.body.payment.status]).toEqual([200, "pending"]);
    expect(await ordersOf(backend(), buyer.userId)).toMatchObject([
      { number: again.body.number, state: "processing", paymentStatus: "cod_due" },
    ]);
    expect(await stockOf(backend(), variant)).toEqual({ stock: 8, reserved: 0 });
  });
});
