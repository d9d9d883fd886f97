import { asc, eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { provideTestBackend } from "../../../../tests/support/backend";
import { messages } from "../../../db/tables/messages";
import { orderEvents, orderItems } from "../../../db/tables/orders";
import { payments } from "../../../db/tables/payments";
import { newId } from "../../../ports/ids";
import {
  giveStock,
  type MadeOrder,
  makeOrder,
  makeShopper,
  readOrderRow,
  stockOf,
} from "../order.fixture";
import { applyPayment } from "./apply-payment";
import { orderCodPlaced } from "./order-cod-placed";
import { transitionOrder } from "./transition-order";
import type { TransitionName } from "./transitions";
import type { ActorKind, Details } from "./types";

const backend = provideTestBackend();
const services = { packageName: "timcheh" };
let userId: string;
let variantId: string;

beforeEach(async () => {
  userId = await makeShopper(backend());
  variantId = await giveStock(backend(), 10);
});

const order = (qty = 2, gateway: "zarinpal" | "cod" = "zarinpal") =>
  makeOrder(backend(), { userId, lines: [[variantId, qty]], gateway });

type Coming = Pick<MadeOrder, "id" | "paymentId">;

const pay = ({ id, paymentId }: Coming, verified: "success" | "mismatch" = "success") =>
  backend().shop.database.transaction(async (q) => {
    const now = backend().clock.now();
    const applied = await applyPayment(services, q, { orderId: id, paymentId, verified, now });
    const came = { receivedAmount: sql`${payments.amount}`, receivedCurrency: payments.currency };
    const status = applied === "paid" ? ("success" as const) : ("review" as const);
    await q
      .update(payments)
      .set({ ...came, status })
      .where(eq(payments.id, paymentId));
    return applied;
  });

const move = (orderId: string, step: TransitionName, actor: ActorKind, details?: Details) =>
  backend().shop.database.transaction((q) =>
    transitionOrder(services, q, {
      orderId,
      step,
      by: { actor, id: null },
      now: backend().clock.now(),
      ...(details && { details }),
    }),
  );

describe("domain 4.7 an order on its way", () => {
  it("held pieces leave the store when it is paid; invoice, event and messages come with it", async () => {
    const made = await order(2);
    expect(await stockOf(backend(), variantId)).toEqual({ stock: 10, reserved: 2 });
    expect(await pay(made)).toBe("paid");
    expect(await stockOf(backend(), variantId)).toEqual({ stock: 8, reserved: 0 });
    expect(await readOrderRow(backend(), made.id)).toMatchObject({
      state: "paid",
      paymentStatus: "paid",
      expiresAt: null,
      invoiceNo: expect.stringMatching(/^1405-\d{6}$/),
      paidAt: backend().clock.now(),
    });
    const told = await backend().shop.database.run((q) =>
      q.select().from(messages).where(eq(messages.orderId, made.id)),
    );
    expect(told).toMatchObject([
      {
        kind: "order.paid",
        lang: "fa",
        channel: "email",
        params: {
          number: made.number,
          amount: "۳۰۰٬۰۰۰ تومان",
          url: `/user/orders/${made.number}`,
        },
      },
    ]);
  });

  it("counts invoices without a gap, and numbers of orders with Luhn's digit", async () => {
    const [one, two] = [await order(1), await order(1)];
    await pay(one);
    await pay(two);
    const [first, second] = [
      await readOrderRow(backend(), one.id),
      await readOrderRow(backend(), two.id),
    ];
    const count = ({ invoiceNo }: { invoiceNo: string | null }) => Number(invoiceNo?.split("-")[1]);
    expect(count(second) - count(first)).toBe(1);
    expect(one.number).toMatch(/^1405-\d{6}-\d$/);
    expect(luhnSum(one.number) % 10).toBe(0);
  });

  it("goes the whole way, each step an event", async () => {
    const made = await order();
    await pay(made);
    await move(made.id, "process", "staff");
    await shipAll(made.id);
    await move(made.id, "ship", "staff", { carrier: "Post", tracking: "123" });
    await move(made.id, "deliver", "shopper");
    await move(made.id, "complete", "job");
    const log = await backend().shop.database.run((q) =>
      q
        .select()
        .from(orderEvents)
        .where(eq(orderEvents.orderId, made.id))
        .orderBy(asc(orderEvents.seq)),
    );
    expect(log.map(({ fromState, toState, actor }) => [fromState, toState, actor])).toEqual([
      ["awaiting_payment", "paid", "gateway"],
      ["paid", "processing", "staff"],
      ["processing", "shipped", "staff"],
      ["shipped", "delivered", "shopper"],
      ["delivered", "completed", "job"],
    ]);
  });

  it("paid at the door: goes on at once, may be canceled until it is begun, is paid when delivered", async () => {
    const made = await order(3, "cod");
    await backend().shop.database.transaction((q) =>
      orderCodPlaced(services, q, made.id, backend().clock.now()),
    );
    expect(await stockOf(backend(), variantId)).toEqual({ stock: 7, reserved: 0 });
    expect(await readOrderRow(backend(), made.id)).toMatchObject({
      state: "processing",
      paymentStatus: "cod_due",
      fulfilmentStatus: "none",
      invoiceNo: null,
    });
    await move(made.id, "process", "staff");
    await expect(move(made.id, "cancel", "shopper")).rejects.toThrow("order.not_possible");
    await shipAll(made.id);
    await move(made.id, "ship", "staff");
    await move(made.id, "deliver", "staff");
    expect(await readOrderRow(backend(), made.id)).toMatchObject({
      state: "delivered",
      paymentStatus: "paid",
      invoiceNo: expect.stringMatching(/^1405-/),
    });
  });

  it("a canceled order gives its pieces back, whether held or taken", async () => {
    const [waiting, paid] = [await order(2), await order(3)];
    await pay(paid);
    await move(waiting.id, "cancel", "shopper");
    await move(paid.id, "cancel", "shopper");
    expect(await stockOf(backend(), variantId)).toEqual({ stock: 10, reserved: 0 });
    expect(await readOrderRow(backend(), waiting.id)).toMatchObject({ paymentStatus: "canceled" });
    expect(await readOrderRow(backend(), paid.id)).toMatchObject({ paymentStatus: "paid" });
  });

  it("an order that never was is not found", async () => {
    await expect(move(newId(), "cancel", "staff")).rejects.toMatchObject({
      code: "error.not_found",
    });
  });

  it("a step that was taken does nothing the second time", async () => {
    const made = await order();
    const first = await move(made.id, "cancel", "shopper");
    expect(first).toMatchObject({ moved: true, order: { state: "canceled" } });
    const again = await move(made.id, "cancel", "shopper");
    expect(again.moved).toBe(false);
    expect(await stockOf(backend(), variantId)).toEqual({ stock: 10, reserved: 0 });
  });
});

describe("payments.md 5.4 money that comes at the wrong time", () => {
  it("payments.md 5.4(5) money for an expired order is held for review; the stock is not touched", async () => {
    const made = await order(10);
    backend().clock.advance(36 * 60_000);
    await move(made.id, "expire", "job");
    const other = await order(8);
    await pay(other);
    expect(await pay(made)).toBe("review");
    expect(await stockOf(backend(), variantId)).toEqual({ stock: 2, reserved: 0 });
    await expect(move(made.id, "accept", "staff")).rejects.toMatchObject({
      code: "order.sold_out",
      details: { params: { name: "قوری" } },
    });
    expect(await readOrderRow(backend(), made.id)).toMatchObject({
      state: "payment_review",
      paymentStatus: "review",
    });
    await move(made.id, "cancel", "staff");
    expect(await stockOf(backend(), variantId)).toEqual({ stock: 2, reserved: 0 });
  });

  it("payments.md 5.4(4) another amount is held; staff accept it where the pieces are there", async () => {
    const made = await order(2);
    expect(await pay(made, "mismatch")).toBe("review");
    expect(await stockOf(backend(), variantId)).toEqual({ stock: 10, reserved: 2 });
    await move(made.id, "accept", "staff");
    expect(await stockOf(backend(), variantId)).toEqual({ stock: 8, reserved: 0 });
    expect(await readOrderRow(backend(), made.id)).toMatchObject({ state: "paid" });
  });

  it("a second payment of a paid order goes to review, and the order goes on", async () => {
    const made = await order(1);
    await pay(made);
    const second = await pay({ id: made.id, paymentId: crypto.randomUUID() });
    expect(second).toBe("review");
    expect(await readOrderRow(backend(), made.id)).toMatchObject({ state: "paid" });
    expect(await stockOf(backend(), variantId)).toEqual({ stock: 9, reserved: 0 });
  });
});

const luhnSum = (number: string) =>
  [...number.replace(/\D/g, "")].reverse().reduce((sum, digit, place) => {
    const value = Number(digit) * (place % 2 ? 2 : 1);
    return sum + (value > 9 ? value - 9 : value);
  }, 0);

async function shipAll(orderId: string): Promise<void> {
  await backend().shop.database.run((q) =>
    q.update(orderItems).set({ shippedQty: orderItems.qty }).where(eq(orderItems.orderId, orderId)),
  );
}
