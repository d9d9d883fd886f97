import { and, eq, sql } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { provideTestBackend } from "../../../../tests/support/backend";
import { orderItems, orders } from "../../../db/tables/orders";
import { payments, refunds } from "../../../db/tables/payments";
import { newId } from "../../../ports/ids";
import { findVariants, setStock } from "../../cart/cart.fixture";
import { stockOf, unitPrice } from "../order.fixture";
import {
  type Bought,
  buy,
  type Caller,
  orderSteps,
  payFor,
  staffOf,
  stateOf,
} from "../staff.fixture";
import { completeOrders } from "./complete-orders";
import { expireOrders } from "./expire-orders";
import { finishRefunds } from "./finish-refunds";
import { orderJobs } from "./order-jobs";
import { transitionFound } from "./transition-found";

const backend = provideTestBackend();
const minute = 60_000;
const day = 24 * 60 * minute;
let staff: Caller;
let one: string;

beforeAll(async () => {
  [one = ""] = await findVariants(backend(), 1);
});
beforeEach(async () => {
  staff = await staffOf(backend(), "orders.read", "orders.write");
  // What other tests left open is none of this one's.
  await backend().shop.database.run((q) =>
    q.update(orders).set({ state: "completed" }).where(sql`true`),
  );
  await setStock(backend(), one, { stock: 20, reserved: 0 });
});

const servicesOf = () => backend().backend.services;
const steps = orderSteps(backend, () => staff);
const run = <T>(work: Parameters<ReturnType<typeof backend>["shop"]["database"]["run"]>[0]) =>
  backend().shop.database.run(work) as Promise<T>;

const setOrder = ({ id }: Bought, values: Partial<typeof orders.$inferInsert>) =>
  run((q) => q.update(orders).set(values).where(eq(orders.id, id)));
const setPayment = ({ paymentId }: Bought, values: Partial<typeof payments.$inferInsert>) =>
  run((q) => q.update(payments).set(values).where(eq(payments.id, paymentId)));

const delivered = () => steps.delivered([[one, 1]]);

describe("orders that nobody pays", () => {
  it("end with their time, and free their pieces; one that is paid never does", async () => {
    const waiting = await buy(backend(), [[one, 2]]);
    const paid = await buy(backend(), [[one, 1]]);
    await payFor(backend(), paid);
    await setPayment(waiting, { status: "failed" });
    backend().clock.advance(35 * minute - 1);
    expect(await expireOrders(servicesOf())).toBe(0);
    expect(await stateOf(backend(), waiting.id)).toMatchObject({ state: "awaiting_payment" });
    backend().clock.advance(1);
    expect(await expireOrders(servicesOf())).toBe(1);
    expect(await stateOf(backend(), waiting.id)).toEqual({
      state: "expired",
      money: "expired",
      goods: "canceled",
    });
    expect(await stateOf(backend(), paid.id)).toMatchObject({ state: "paid" });
    expect(await stockOf(backend(), one)).toEqual({ stock: 19, reserved: 0 });
    expect(await expireOrders(servicesOf())).toBe(0);
  });

  it.each(["created", "pending"] as const)(
    "are left to a payment that is %s until a quarter of an hour after its own end",
    async (status) => {
      const bought = await buy(backend(), [[one, 1]]);
      const now = backend().clock.now().getTime();
      await setOrder(bought, { expiresAt: new Date(now + 10 * minute) });
      await setPayment(bought, { status, expiresAt: new Date(now + 12 * minute) });
      backend().clock.advance(27 * minute - 1);
      expect(await expireOrders(servicesOf())).toBe(0);
      backend().clock.advance(1);
      expect(await expireOrders(servicesOf())).toBe(1);
    },
  );

  it("a payment that names no end has half an hour from its beginning", async () => {
    const bought = await buy(backend(), [[one, 1]]);
    const now = backend().clock.now();
    await setOrder(bought, { expiresAt: now });
    await setPayment(bought, { expiresAt: null, createdAt: now });
    backend().clock.advance(45 * minute - 1);
    expect(await expireOrders(servicesOf())).toBe(0);
    backend().clock.advance(1);
    expect(await expireOrders(servicesOf())).toBe(1);
  });

  it("no payment holds one for longer than twice its time", async () => {
    const bought = await buy(backend(), [[one, 1]]);
    const now = backend().clock.now().getTime();
    await setPayment(bought, { expiresAt: new Date(now + day) });
    backend().clock.advance(70 * minute - 1);
    expect(await expireOrders(servicesOf())).toBe(0);
    backend().clock.advance(1);
    expect(await expireOrders(servicesOf())).toBe(1);
  });
});

describe("delivered orders", () => {
  it("close once the last piece may not go back any more", async () => {
    const bought = await delivered();
    await run((q) =>
      q
        .update(orderItems)
        .set({ returnDays: 3 })
        .where(and(eq(orderItems.orderId, bought.id))),
    );
    backend().clock.advance(3 * day - 1);
    expect(await completeOrders(servicesOf())).toBe(0);
    backend().clock.advance(1);
    expect(await completeOrders(servicesOf())).toBe(1);
    expect(await stateOf(backend(), bought.id)).toMatchObject({ state: "completed" });
  });

  it("count from when they were paid, where that was later, and not before", async () => {
    const late = await delivered();
    const paidAt = new Date(backend().clock.now().getTime() + 2 * day);
    await setOrder(late, { paidAt });
    const owing = await delivered();
    await setOrder(owing, { paymentStatus: "cod_due" });
    backend().clock.advance(7 * day);
    expect(await completeOrders(servicesOf())).toBe(0);
    backend().clock.advance(2 * day);
    expect(await completeOrders(servicesOf())).toBe(1);
    expect(await stateOf(backend(), late.id)).toMatchObject({ state: "completed" });
    expect(await stateOf(backend(), owing.id)).toMatchObject({ state: "delivered" });
  });
});

describe("a run over many orders", () => {
  it("logs one that can't be moved, and goes on with the others", async () => {
    const bad = await buy(backend(), [[one, 1]]);
    const good = await buy(backend(), [[one, 1]]);
    backend().clock.advance(day);
    // Another hold than the shelf says can't be let go.
    await setStock(backend(), one, { stock: 20, reserved: 1 });
    const error = vi.spyOn(servicesOf().log, "error").mockImplementation(() => {});
    expect(await expireOrders(servicesOf())).toBe(1);
    const [[said, text] = []] = error.mock.calls;
    error.mockRestore();
    expect(text).toBe("an order could not be moved");
    expect(said).toMatchObject({ step: "expire", err: expect.any(Error) });
    const states = await Promise.all([bad, good].map(({ id }) => stateOf(backend(), id)));
    expect(states.map((state) => state?.state).sort()).toEqual(["awaiting_payment", "expired"]);
  });

  it("counts what moved, not what was only found", async () => {
    await delivered();
    const found = await transitionFound(servicesOf(), "expire", () => eq(orders.state, "expired"));
    expect(found).toBe(0);
    const bought = await buy(backend(), [[one, 1]]);
    await setOrder(bought, { state: "expired" });
    const again = await transitionFound(servicesOf(), "expire", () => eq(orders.state, "expired"));
    expect(again).toBe(0);
  });

  it("fails where no order could even be found", async () => {
    const broken = () => sql`no_such_column = 1`;
    await expect(transitionFound(servicesOf(), "expire", broken)).rejects.toThrow();
  });
});

describe("money that is still to go back", () => {
  const refundsOf = ({ id }: Bought) =>
    run<(typeof refunds.$inferSelect)[]>((q) =>
      q.select().from(refunds).where(eq(refunds.orderId, id)),
    );

  it("is asked for once, of a canceled order whose process died before", async () => {
    const bought = await buy(backend(), [[one, 1]]);
    await payFor(backend(), bought);
    await setOrder(bought, { state: "canceled", paymentStatus: "paid" });
    const kept = await buy(backend(), [[one, 1]]);
    await payFor(backend(), kept);
    await finishRefunds(servicesOf());
    await finishRefunds(servicesOf());
    expect(await refundsOf(bought)).toMatchObject([{ amount: unitPrice }]);
    expect(await refundsOf(kept)).toEqual([]);
  });

  it("is asked for again where the bank has not decided, under the same id", async () => {
    const bought = await delivered();
    const opId = newId();
    const pending = { method: "gateway", status: "pending" } as const;
    await run((q) =>
      q.insert(refunds).values({
        orderId: bought.id,
        paymentId: bought.paymentId,
        amount: 1_000,
        idempotencyKey: opId,
        ...pending,
      }),
    );
    await finishRefunds(servicesOf());
    const after = await refundsOf(bought);
    expect(after).toMatchObject([{ amount: 1_000, idempotencyKey: opId }]);
    expect(after[0]?.method).toBe("manual");
  });

  it("of one order that fails keeps no other from theirs", async () => {
    const bought = [await buy(backend(), [[one, 1]]), await buy(backend(), [[one, 1]])];
    for (const one of bought) {
      await payFor(backend(), one);
      await setOrder(one, { state: "canceled", paymentStatus: "paid" });
    }
    const { database } = servicesOf();
    const died = vi.spyOn(database, "transaction").mockRejectedValueOnce(new Error("killed"));
    const error = vi.spyOn(servicesOf().log, "error").mockImplementation(() => {});
    await finishRefunds(servicesOf());
    died.mockRestore();
    expect(error).toHaveBeenCalledWith(
      expect.objectContaining({ err: expect.any(Error), orderId: expect.any(String) }),
      "money could not be given back",
    );
    error.mockRestore();
    const made = await Promise.all(bought.map(refundsOf));
    expect(made.map(({ length }) => length).sort()).toEqual([0, 1]);
  });
});

it("each job runs by itself, as often as it has to", async () => {
  const jobs = orderJobs(servicesOf());
  expect(jobs.map(({ name, everyMs }) => [name, everyMs / minute])).toEqual([
    ["orders.expire", 1],
    ["orders.complete", 60],
    ["orders.sold", 15],
    ["orders.listings", 1],
    ["orders.refunds", 5],
  ]);
  const bought = await buy(backend(), [[one, 1]]);
  backend().clock.advance(day);
  for (const job of jobs) await job.run();
  expect(await stateOf(backend(), bought.id)).toMatchObject({ state: "expired" });
});
