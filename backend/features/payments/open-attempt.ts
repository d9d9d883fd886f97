import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { GatewayId } from "../../contract/payment";
import type { Query } from "../../db/database";
import { orders } from "../../db/tables/orders";
import { payments } from "../../db/tables/payments";
import { users } from "../../db/tables/users";
import { ApiError } from "../../http/errors";
import { newId } from "../../ports/ids";
import type { Services } from "../../services";
import { canBeginToPay } from "../orders/holding/hold-times";
import { lockOrder } from "../orders/states/lock-order";
import { orderCodPlaced } from "../orders/states/order-cod-placed";
import { nextCheckAt, orderExpiry } from "./check-times";
import type { PaymentRow } from "./payment-row";
import { newRefId } from "./ref-id";
import { requireOffered } from "./require-offered";
import { turnFrom } from "./start-turn";

export interface WantedPayment {
  orderId: string;
  gateway: GatewayId;
  /** Names the start: starting twice makes one payment. */
  opId: string;
  /** The shopper's language. */
  lang: string;
}

/** `known`: this start was made before. `existing`: another one is open. `opened`: a new one. */
export interface Attempt {
  kind: "known" | "existing" | "opened";
  payment: PaymentRow;
}

type OrderRow = typeof orders.$inferSelect;
type NewOrder = Pick<OrderRow, "id" | "currency" | "payable" | "gateway">;

/**
 * Opens an attempt to pay an order, or finds the one that stands in its way: one may be open at a time.
 * Throws `payment.not_possible` where the order waits for no money, `payment.not_offered`, and
 * `error.bad_request` for an `opId` that named another order's payment.
 */
export async function openAttempt(services: Services, wanted: WantedPayment): Promise<Attempt> {
  const { database, clock } = services;
  const now = clock.now();
  return database.transaction(async (q) => {
    if (wanted.gateway === "cod") await lockOwner(q, wanted.orderId);
    const order = await lockOrder(q, wanted.orderId);
    const known = await findAttempt(q, eq(payments.idempotencyKey, wanted.opId));
    if (known && known.orderId !== order.id) throw new ApiError("error.bad_request");
    if (known) return { kind: "known", payment: known };
    requireWaiting(order, now);
    await requireOffered(services, q, order, wanted.gateway);
    const existing = await findAttempt(
      q,
      and(eq(payments.orderId, order.id), inArray(payments.status, ["created", "pending"])),
    );
    if (existing) return { kind: "existing", payment: existing };
    const payment = await insertAttempt(q, order, wanted, now);
    if (wanted.gateway === "cod") await orderCodPlaced(services, q, order.id, now);
    else await holdOrder(q, order, now);
    return { kind: "opened", payment };
  });
}

/** How many orders somebody has to pay at the door is counted one after the other, as at their placing. */
async function lockOwner(q: Query, orderId: string): Promise<void> {
  const owner = q.select({ id: orders.userId }).from(orders).where(eq(orders.id, orderId));
  await q.select({ id: users.id }).from(users).where(inArray(users.id, owner)).for("no key update");
}

function requireWaiting(order: OrderRow, now: Date): void {
  if (!canBeginToPay(order, now)) throw new ApiError("payment.not_possible");
}

async function findAttempt(q: Query, condition: SQL | undefined): Promise<PaymentRow | undefined> {
  const [found] = await q.select().from(payments).where(condition).for("update");
  return found;
}

async function insertAttempt(
  q: Query,
  order: OrderRow,
  wanted: WantedPayment,
  now: Date,
): Promise<PaymentRow> {
  const attempt = sql`(select coalesce(max(attempt), 0) + 1 from payment where order_id = ${order.id})`;
  const [payment] = await q
    .insert(payments)
    .values({ ...newAttempt(order, wanted, now), attempt })
    .returning();
  if (!payment) throw new Error("The payment was not written.");
  return payment;
}

/** The first attempt to pay an order; whoever opens it has the gateway to themselves for a while. */
export function newAttempt(
  { id: orderId, currency, payable, gateway: chosen }: NewOrder,
  { opId, gateway = chosen }: Pick<WantedPayment, "opId"> & Partial<WantedPayment>,
  now: Date,
) {
  const atTheDoor = gateway === "cod";
  return {
    id: newId(),
    refId: newRefId(),
    orderId,
    gateway,
    currency,
    amount: payable,
    status: atTheDoor ? ("pending" as const) : ("created" as const),
    attempt: 1,
    idempotencyKey: opId,
    startingUntil: atTheDoor ? null : turnFrom(now),
    nextCheckAt: atTheDoor ? null : nextCheckAt(now, now, true),
    createdAt: now,
  };
}

/** An order that is being paid keeps its stock for as long as that can take (payments 5.0). */
async function holdOrder(
  q: Query,
  { id, placedAt, expiresAt }: OrderRow,
  now: Date,
): Promise<void> {
  const until = orderExpiry(now, { placedAt, now });
  const longer = expiresAt && expiresAt > until ? expiresAt : until;
  await q
    .update(orders)
    .set({ paymentStatus: "pending", expiresAt: longer })
    .where(eq(orders.id, id));
}
