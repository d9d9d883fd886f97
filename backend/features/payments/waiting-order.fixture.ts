import { asc, eq, sql } from "drizzle-orm";
import type { TestBackend } from "../../../tests/support/backend";
import { logIn, provenPhone } from "../../../tests/support/log-in";
import type { Currency } from "../../contract/languages";
import { type StartedPayment, startedPayment } from "../../contract/payment";
import { orderItems, orders, stockReservations } from "../../db/tables/orders";
import { paymentEvents, payments } from "../../db/tables/payments";
import { variants } from "../../db/tables/variants";
import { newId } from "../../ports/ids";
import { bareOrder } from "../orders/order.fixture";
import { reconcilePayments } from "./reconcile-payments";

const minute = 60_000;

export interface WaitingOrder {
  id: string;
  number: string;
  userId: string;
  /** Its owner's. */
  token: string;
  variantId: string;
}

interface Wanted {
  currency?: Currency;
  payable?: number;
  lang?: "en" | "fa";
  /** Code of its shipping method. */
  shipping?: string;
  /** Another order of the same shopper; a new one by default. */
  owner?: Pick<WaitingOrder, "userId" | "token">;
}

let count = 0;

/** An order as placing leaves it: one piece held of a variant that no other test's order has, no payment yet. */
export async function makeWaitingOrder(
  testBackend: TestBackend,
  { currency = "IRR", payable = 1_500_000, lang, shipping = "none", owner }: Wanted = {},
): Promise<WaitingOrder> {
  count += 1;
  const { userId, token } =
    owner ??
    (await logIn(testBackend, { email: `${newId()}@shop.test`, ...provenPhone(testBackend) }));
  const now = testBackend.clock.now();
  const bare = bareOrder(lang ?? (currency === "IRR" ? "fa" : "en"), payable, currency);
  return testBackend.shop.database.transaction(async (q) => {
    const [variant] = await q
      .select({ id: variants.id })
      .from(variants)
      .where(eq(variants.active, true))
      .orderBy(asc(variants.id))
      .limit(1)
      .offset(count);
    const variantId = variant?.id ?? "";
    await q.update(variants).set({ stock: 5, reserved: 1 }).where(eq(variants.id, variantId));
    const [order] = await q
      .insert(orders)
      .values({
        ...bare,
        number: `1405-${String(count).padStart(6, "0")}-0`,
        userId,
        gateway: currency === "IRR" ? "zarinpal" : "stripe",
        shipping: { ...bare.shipping, code: shipping },
        itemsCount: 1,
        placedAt: now,
        expiresAt: new Date(now.getTime() + 35 * minute),
      })
      .returning();
    if (!order) throw new Error("The order was not made.");
    await q.insert(orderItems).values({
      orderId: order.id,
      variantId,
      sku: `SKU-${count}`,
      name: { en: "Teapot", fa: "قوری" },
      options: [],
      unitPrice: payable,
      qty: 1,
      total: payable,
    });
    await q.insert(stockReservations).values({ orderId: order.id, variantId, qty: 1 });
    return { id: order.id, number: order.number, userId, token, variantId };
  });
}

interface Start {
  gateway: "zarinpal" | "stripe" | "cod";
  opId: string;
  token: string;
}

/** Asks to pay an order, as its owner unless another token is given. */
export function askToPay(
  testBackend: TestBackend,
  order: WaitingOrder,
  { gateway = "zarinpal", opId = newId(), token = order.token }: Partial<Start> = {},
) {
  return testBackend.call(`user/orders/${order.number}/payments`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Authorization: token },
    body: JSON.stringify({ op_id: opId, gateway }),
  });
}

/** Starts to pay and answers where the shopper is sent; throws where the shop sends nobody. */
export async function startOf(
  testBackend: TestBackend,
  order: WaitingOrder,
  start: Partial<Start> = {},
): Promise<StartedPayment & { redirect_url: string }> {
  const { status, body } = await askToPay(testBackend, order, start);
  const { redirect_url, ...started } = startedPayment.parse(body);
  if (status !== 200 || !redirect_url)
    throw new Error(`Starting answered ${status}: ${started.status}`);
  return { ...started, redirect_url };
}

/** One round of the reconciler. */
export function reconcile({ backend }: TestBackend): Promise<number> {
  return reconcilePayments(backend.services);
}

/** What the books say of an order, its payments and its stock. */
export async function booksOf({ shop }: TestBackend, { id, variantId }: WaitingOrder) {
  return shop.database.run(async (q) => {
    const [order] = await q.select().from(orders).where(eq(orders.id, id));
    const attempts = await q
      .select()
      .from(payments)
      .where(eq(payments.orderId, id))
      .orderBy(asc(payments.attempt));
    const [variant] = await q
      .select({ stock: variants.stock, reserved: variants.reserved })
      .from(variants)
      .where(eq(variants.id, variantId));
    const said = await q
      .select({ kind: paymentEvents.kind, body: sql<string>`${paymentEvents.body}::text` })
      .from(paymentEvents)
      .innerJoin(payments, eq(payments.id, paymentEvents.paymentId))
      .where(eq(payments.orderId, id))
      .orderBy(asc(paymentEvents.seq));
    return { order, attempts, payment: attempts.at(-1), variant, said };
  });
}
