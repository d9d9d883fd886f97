import { count, eq, inArray, sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { provideTestBackend } from "../../../tests/support/backend";
import { orders, stockReservations } from "../../db/tables/orders";
import { payments } from "../../db/tables/payments";
import { newId } from "../../ports/ids";
import { findVariants, setStock } from "../cart/cart.fixture";
import { expireOrders } from "./jobs/expire-orders";
import { makeOrder, makeShopper, readOrderRow, stockOf } from "./order.fixture";
import { createBuyers } from "./placing/concurrency.fixture";
import { applyPayment } from "./states/apply-payment";
import { transitionOrder } from "./states/transition-order";

// The embedded database answers one statement after the other, so that hundreds only queue there: the crowd is
// for a server, where they truly race.
const backend = provideTestBackend({}, 16);
const isServer = Boolean(process.env.TEST_DATABASE_URL);
const minute = 60_000;
let one: string;
let two: string;

beforeEach(async () => {
  [one = "", two = ""] = await findVariants(backend(), 2);
});

/** Its pieces and how many of them are promised, as the reservations say. */
async function promisedOf(variantId: string): Promise<number> {
  const [row] = await backend().shop.database.run((q) =>
    q
      .select({ n: sql<number>`coalesce(sum(${stockReservations.qty}), 0)`.mapWith(Number) })
      .from(stockReservations)
      .where(eq(stockReservations.variantId, variantId)),
  );
  return row?.n ?? 0;
}

describe.runIf(isServer)("decisions 18 many shoppers at once", () => {
  it("500 of them for 100 pieces: exactly 100 sold, none twice, the others are told sold out", async () => {
    await setStock(backend(), one, { stock: 100, reserved: 0 });
    const buyers = await createBuyers(backend(), 500, () => [[one, 1]]);
    const answers = await Promise.all(buyers.map((shopper) => shopper.place()));
    const placed = answers.filter(({ status }) => status === 200);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(placed).toHaveLength(100);
    expect(new Set(refused.map(({ status, body }) => `${status} ${body.msg}`))).toEqual(
      new Set(["409 order.sold_out"]),
    );
    expect(refused.every(({ body }) => body.params.name !== "")).toBe(true);
    expect(new Set(placed.map(({ body }) => body.number)).size).toBe(100);
    expect(await stockOf(backend(), one)).toEqual({ stock: 100, reserved: 100 });
    expect(await promisedOf(one)).toBe(100);
    const [made] = await backend().shop.database.run((q) =>
      q
        .select({ n: count() })
        .from(orders)
        .where(
          inArray(
            orders.userId,
            buyers.map(({ userId }) => userId),
          ),
        ),
    );
    expect(made?.n).toBe(100);
    expect(backend().errors).toEqual([]);
  }, 60_000);

  it("two variants bought in opposite order never wait for each other", async () => {
    await setStock(backend(), one, { stock: 60, reserved: 0 });
    await setStock(backend(), two, { stock: 60, reserved: 0 });
    const buyers = await createBuyers(backend(), 40, (place) =>
      place % 2 === 0
        ? [
            [one, 1],
            [two, 1],
          ]
        : [
            [two, 1],
            [one, 1],
          ],
    );
    const answers = await Promise.all(buyers.map((shopper) => shopper.place()));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(40);
    expect(await stockOf(backend(), one)).toEqual({ stock: 60, reserved: 40 });
    expect(await stockOf(backend(), two)).toEqual({ stock: 60, reserved: 40 });
  }, 60_000);

  it("R-API-27[op-id] one sending repeated at once is one order, and every answer names it", async () => {
    await setStock(backend(), one, { stock: 50, reserved: 0 });
    const [shopper] = await createBuyers(backend(), 1, () => [[one, 2]]);
    const opId = newId();
    const answers = await Promise.all(Array.from({ length: 10 }, () => shopper?.place(opId)));
    expect(answers.map((answer) => answer?.status)).toEqual(Array(10).fill(200));
    expect(new Set(answers.map((answer) => answer?.body.number)).size).toBe(1);
    expect(await stockOf(backend(), one)).toEqual({ stock: 50, reserved: 2 });
    const attempts = await backend().shop.database.run((q) =>
      q.select().from(payments).where(eq(payments.idempotencyKey, opId)),
    );
    expect(attempts).toHaveLength(1);
  });

  it("two sendings at once of one cart are one order: the second finds the cart empty", async () => {
    await setStock(backend(), one, { stock: 50, reserved: 0 });
    const [shopper] = await createBuyers(backend(), 1, () => [[one, 1]]);
    const answers = await Promise.all([shopper?.place(), shopper?.place()]);
    expect(answers.map((answer) => answer?.status).sort()).toEqual([200, 409]);
    expect(await stockOf(backend(), one)).toEqual({ stock: 50, reserved: 1 });
  });
});

describe("payments.md 5.4 two ends of one order at once", () => {
  const rounds = 12;

  const pay = ({ id, paymentId }: { id: string; paymentId: string }) =>
    backend().shop.database.transaction(async (q) => {
      const now = backend().clock.now();
      const applied = await applyPayment(backend().backend.services, q, {
        orderId: id,
        paymentId,
        verified: "success",
        now,
      });
      const status = applied === "paid" ? "success" : "review";
      await q.update(payments).set({ status }).where(eq(payments.id, paymentId));
      return applied;
    });

  const cancel = (orderId: string, by: string) =>
    backend().shop.database.transaction((q) =>
      transitionOrder(backend().backend.services, q, {
        orderId,
        step: "cancel",
        by: { actor: "shopper", id: by },
        now: backend().clock.now(),
      }),
    );

  async function makeRound() {
    const userId = await makeShopper(backend());
    return makeOrder(backend(), { userId, lines: [[one, 1]] });
  }

  it("canceled and paid: the money waits to go back or the order is canceled after it, the piece is counted once", async () => {
    await setStock(backend(), one, { stock: 20, reserved: 0 });
    for (let round = 0; round < rounds; round++) {
      const made = await makeRound();
      const before = await stockOf(backend(), one);
      const order = round % 2 === 0;
      const works = [() => pay(made), () => cancel(made.id, made.userId)];
      await Promise.all((order ? works : works.reverse()).map((work) => work()));
      const { state, paymentStatus } = await readOrderRow(backend(), made.id);
      expect(["canceled canceled", "canceled paid"]).toContain(`${state} ${paymentStatus}`);
      // Given back either way: the hold was released, or the taken piece was put back.
      expect(await stockOf(backend(), one)).toEqual({ stock: before?.stock, reserved: 0 });
    }
  }, 30_000);

  it("expired and paid: paid with its piece, or held with the piece free; never both", async () => {
    await setStock(backend(), one, { stock: 20, reserved: 0 });
    const ends = new Set<string>();
    for (let round = 0; round < rounds; round++) {
      const made = await makeRound();
      const stock = (await stockOf(backend(), one))?.stock ?? 0;
      backend().clock.advance(90 * minute);
      const expire = () => expireOrders(backend().backend.services);
      const works = round % 2 === 0 ? [() => pay(made), expire] : [expire, () => pay(made)];
      if (round < 2) for (const work of works) await work();
      else await Promise.all(works.map((work) => work()));
      const { state } = await readOrderRow(backend(), made.id);
      const paid = { stock: stock - 1, reserved: 0 };
      const held = { stock, reserved: 0 };
      expect(["paid", "payment_review"]).toContain(state);
      expect(await stockOf(backend(), one)).toEqual(state === "paid" ? paid : held);
      ends.add(state);
    }
    // The first two rounds go one after the other, so that both ends are seen whatever the races bring.
    expect([...ends].sort()).toEqual(["paid", "payment_review"]);
  }, 30_000);

  it("paid by two answers at once: the piece leaves once, the second is a word, not a deed", async () => {
    await setStock(backend(), one, { stock: 5, reserved: 0 });
    const made = await makeRound();
    const answers = await Promise.all(Array.from({ length: 6 }, () => pay(made)));
    expect(answers).toEqual(Array(6).fill("paid"));
    expect(await stockOf(backend(), one)).toEqual({ stock: 4, reserved: 0 });
  });

  it("several processes that expire at once release each piece once", async () => {
    await setStock(backend(), one, { stock: 20, reserved: 0 });
    for (let made = 0; made < 8; made++) await makeRound();
    backend().clock.advance(90 * minute);
    const services = backend().backend.services;
    const counts = await Promise.all(Array.from({ length: 4 }, () => expireOrders(services)));
    expect(counts.reduce((sum, one) => sum + one, 0)).toBe(8);
    expect(await stockOf(backend(), one)).toEqual({ stock: 20, reserved: 0 });
  });
});
