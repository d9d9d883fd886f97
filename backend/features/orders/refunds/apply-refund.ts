import { and, eq } from "drizzle-orm";
import type { OrderPaymentStatus } from "../../../contract/order";
import type { Query } from "../../../db/database";
import { orderEvents, orderItems, orders, returnRequests } from "../../../db/tables/orders";
import { readLeft } from "../../payments/received";
import { notifyShopper } from "../notifications/notify-shopper";
import { findTransition } from "../states/find-transition";
import { lockOrder } from "../states/lock-order";
import { transitionOrder } from "../states/transition-order";
import type { Actor, EffectServices, OrderRow, TransitionContext } from "../states/types";

export interface AppliedRefund {
  orderId: string;
  /** Storage units that have gone back just now. */
  amount: number;
  /** The return whose money it was. */
  returnRequestId: string | null;
  /** Whose word it is that the money has gone. */
  by: Actor;
  now: Date;
}

/**
 * Money has gone back: the order's money follows, and its state where the table says so (a canceled order with
 * nothing left, the money of what came back). To be called in the transaction in which the refund becomes `done`,
 * after its row says so; locks the order first.
 */
export async function applyRefund(
  services: EffectServices,
  q: Query,
  { orderId, amount, returnRequestId, by, now }: AppliedRefund,
): Promise<void> {
  const order = await lockOrder(q, orderId);
  const left = await readLeft(q, orderId);
  const paymentStatus = statusOf(order, left);
  await q.update(orders).set({ paymentStatus }).where(eq(orders.id, orderId));
  const after = { ...order, paymentStatus };
  const settled = returnRequestId && (await isReceived(q, returnRequestId));
  const details = {
    amount,
    allRefunded: left <= 0,
    ...(settled && { returnRequestId }),
  };
  if (await canMove(q, after, { by, details, now })) {
    await transitionOrder(services, q, { orderId, step: "refund", by, now, details });
  } else await noteRefund(q, after, { by, details, now });
}

/** A second payment that went back leaves the order as paid as it was. */
function statusOf({ payable, paymentStatus }: OrderRow, left: number): OrderPaymentStatus {
  if (left <= 0) return "refunded";
  return left >= payable ? paymentStatus : "partially_refunded";
}

/** A return that was settled before, without money, is no matter of a refund that comes later. */
async function isReceived(q: Query, id: string): Promise<boolean> {
  const is = and(eq(returnRequests.id, id), eq(returnRequests.status, "received"));
  return (await q.$count(returnRequests, is)) > 0;
}

type Told = Pick<TransitionContext, "by" | "details" | "now">;

async function canMove(q: Query, order: OrderRow, told: Told): Promise<boolean> {
  const items = await q.select().from(orderItems).where(eq(orderItems.orderId, order.id));
  const found = findTransition("refund", { order, items, ...told });
  return found !== null && found !== "taken";
}

async function noteRefund(q: Query, order: OrderRow, { by, details, now }: Told): Promise<void> {
  await q.insert(orderEvents).values({
    orderId: order.id,
    fromState: order.state,
    toState: order.state,
    actor: by.actor,
    actorId: by.id,
    reason: "payment.refunded",
    at: now,
  });
  await notifyShopper(q, "order.refunded", { order, by, details });
}
