import { and, asc, eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { provideTestBackend } from "../../../../tests/support/backend";
import { messages } from "../../../db/tables/messages";
import { orderEvents, orders } from "../../../db/tables/orders";
import { payments } from "../../../db/tables/payments";
import { newId } from "../../../ports/ids";
import { findVariants, setStock } from "../../cart/cart.fixture";
import { stockOf } from "../order.fixture";
import { type Bought, buy, nameOwner, stateOf } from "../staff.fixture";
import { applyPayment } from "./apply-payment";

const backend = provideTestBackend();
let one: string;

beforeAll(() => nameOwner(backend(), "owner@example.test"));
beforeEach(async () => {
  [one = ""] = await findVariants(backend(), 1);
  await setStock(backend(), one, { stock: 10, reserved: 0 });
});

const run: ReturnType<typeof backend>["shop"]["database"]["run"] = (work) =>
  backend().shop.database.run(work);

/** The gateway's word meets the order. */
function apply({ id, paymentId }: Bought, verified: "success" | "mismatch") {
  const { services } = backend().backend;
  const now = backend().clock.now();
  return services.database.transaction((q) =>
    applyPayment(services, q, { orderId: id, paymentId, verified, now }),
  );
}

const setPayment = ({ paymentId }: Bought, status: "success" | "review") =>
  run((q) => q.update(payments).set({ status }).where(eq(payments.id, paymentId)));
const setOrder = ({ id }: Bought, values: Partial<typeof orders.$inferInsert>) =>
  run((q) => q.update(orders).set(values).where(eq(orders.id, id)));

const eventsOf = ({ id }: Bought) =>
  run((q) =>
    q
      .select({ from: orderEvents.fromState, to: orderEvents.toState, why: orderEvents.reason })
      .from(orderEvents)
      .where(and(eq(orderEvents.orderId, id), eq(orderEvents.actor, "gateway")))
      .orderBy(asc(orderEvents.seq)),
  );

/** What the shop's owner was told. */
async function toldOwner({ id }: Bought): Promise<string[]> {
  const rows = await run((q) =>
    q
      .select({ kind: messages.kind })
      .from(messages)
      .where(and(eq(messages.orderId, id), eq(messages.target, "owner@example.test"))),
  );
  return rows.map(({ kind }) => kind);
}

describe("payments.md 5.0 money that arrived", () => {
  it("pays the order that waits for it, once", async () => {
    const bought = await buy(backend(), [[one, 2]]);
    expect(await apply(bought, "success")).toBe("paid");
    await setPayment(bought, "success");
    expect(await apply(bought, "success")).toBe("paid");
    expect(await apply(bought, "mismatch")).toBe("paid");
    expect(await stateOf(backend(), bought.id)).toMatchObject({ state: "paid", money: "paid" });
    expect(await stockOf(backend(), one)).toEqual({ stock: 8, reserved: 0 });
    expect(await eventsOf(bought)).toEqual([{ from: "awaiting_payment", to: "paid", why: null }]);
    expect(await toldOwner(bought)).toEqual(["owner.new_order"]);
  });

  it("of another amount holds the order for staff, and takes no pieces", async () => {
    const bought = await buy(backend(), [[one, 2]]);
    expect(await apply(bought, "mismatch")).toBe("review");
    await setPayment(bought, "review");
    expect(await apply(bought, "success")).toBe("review");
    expect(await stateOf(backend(), bought.id)).toMatchObject({
      state: "payment_review",
      money: "review",
    });
    expect(await stockOf(backend(), one)).toEqual({ stock: 10, reserved: 2 });
    expect(await eventsOf(bought)).toEqual([
      { from: "awaiting_payment", to: "payment_review", why: "payment.mismatch" },
    ]);
  });

  it("of another attempt leaves an order with staff that they look into already, and its owner hears of each", async () => {
    const bought = await buy(backend(), [[one, 1]]);
    expect(await apply(bought, "mismatch")).toBe("review");
    expect(await apply({ ...bought, paymentId: newId() }, "success")).toBe("review");
    expect(await stateOf(backend(), bought.id)).toMatchObject({ state: "payment_review" });
    expect(await eventsOf(bought)).toEqual([
      { from: "awaiting_payment", to: "payment_review", why: "payment.mismatch" },
      { from: "payment_review", to: "payment_review", why: "payment.extra" },
    ]);
    expect(await toldOwner(bought)).toEqual(["owner.payment_review", "owner.payment_review"]);
  });

  it("that came too late holds the order", async () => {
    const bought = await buy(backend(), [[one, 1]]);
    await setOrder(bought, { state: "expired", paymentStatus: "expired" });
    expect(await apply(bought, "success")).toBe("review");
    expect(await eventsOf(bought)).toEqual([
      { from: "expired", to: "payment_review", why: "payment.late" },
    ]);
  });

  it("for an order that was canceled meanwhile is to go back, and its owner hears of it", async () => {
    const bought = await buy(backend(), [[one, 1]]);
    await setOrder(bought, { state: "canceled", paymentStatus: "canceled" });
    expect(await apply(bought, "success")).toBe("review");
    expect(await stateOf(backend(), bought.id)).toMatchObject({ state: "canceled" });
    expect(await eventsOf(bought)).toEqual([
      { from: "canceled", to: "canceled", why: "payment.after_cancel" },
    ]);
    expect(await toldOwner(bought)).toEqual(["owner.payment_returned"]);
  });

  it("of another amount for a canceled order is looked into", async () => {
    const bought = await buy(backend(), [[one, 1]]);
    await setOrder(bought, { state: "canceled", paymentStatus: "canceled" });
    expect(await apply(bought, "mismatch")).toBe("review");
    expect(await eventsOf(bought)).toEqual([
      { from: "canceled", to: "payment_review", why: "payment.mismatch" },
    ]);
  });

  it.each([
    ["paid", "paid"],
    ["canceled", "refunded"],
    ["expired", "paid"],
    ["delivered", "paid"],
  ] as const)("a second time leaves an order as it is: %s", async (state, paymentStatus) => {
    const bought = await buy(backend(), [[one, 1]]);
    await setOrder(bought, { state, paymentStatus });
    expect(await apply(bought, state === "canceled" ? "mismatch" : "success")).toBe("review");
    expect(await stateOf(backend(), bought.id)).toMatchObject({ state, money: paymentStatus });
    expect(await eventsOf(bought)).toEqual([{ from: state, to: state, why: "payment.extra" }]);
    expect(await toldOwner(bought)).toEqual(["owner.payment_review"]);
  });
});
