import { eq } from "drizzle-orm";
import type { Query } from "../../../db/database";
import { orderEvents } from "../../../db/tables/orders";
import { payments } from "../../../db/tables/payments";
import { notifyOwner } from "../notifications/notify-owner";
import { lockOrder } from "./lock-order";
import { transitionOrder } from "./transition-order";
import type { Actor, EffectServices, OrderRow } from "./types";
import { wasCanceled } from "./was-canceled";

export interface AppliedPayment {
  orderId: string;
  paymentId: string;
  /** What the gateway's own answer says; `mismatch`: money came, but another amount or currency. */
  verified: "success" | "mismatch";
  now: Date;
}

const gateway: Actor = { actor: "gateway", id: null };

/**
 * Money that has arrived meets its order, in the short transaction in which the payment is settled: `paid`
 * where it pays the order, `review` where staff has to look (another amount, a late payment, or a second
 * one for an order that is paid or looked into already) or where it is to go back (an order that was canceled
 * meanwhile). Locks the order first; the payment's row is the caller's to write, with the status that this
 * answers (`success`, `review`). Asked again for a payment that has
 * succeeded, answers `paid` and does nothing (payments.md 5.0, decisions 18).
 */
export async function applyPayment(
  services: EffectServices,
  q: Query,
  { orderId, paymentId, verified, now }: AppliedPayment,
): Promise<"paid" | "review"> {
  const order = await lockOrder(q, orderId);
  const known = await readStatus(q, paymentId);
  if (known === "success") return "paid";
  if (known === "review") return "review";
  if (order.state === "awaiting_payment" && verified === "success") {
    await transitionOrder(services, q, { orderId, step: "pay", by: gateway, now });
    return "paid";
  }
  if (wasCanceled(order) && verified === "success") {
    await noteMoney(services, q, order, "owner.payment_returned", now);
  } else if (canBeHeld(order)) {
    const reason = verified === "mismatch" ? "payment.mismatch" : "payment.late";
    await transitionOrder(services, q, {
      orderId,
      step: "hold",
      by: gateway,
      now,
      details: { reason },
    });
  } else await noteMoney(services, q, order, "owner.payment_review", now);
  return "review";
}

async function readStatus(q: Query, paymentId: string) {
  const [row] = await q
    .select({ status: payments.status })
    .from(payments)
    .where(eq(payments.id, paymentId))
    .for("update");
  return row?.status;
}

function canBeHeld({ state, paymentStatus }: OrderRow): boolean {
  const ended = state === "canceled" || state === "expired";
  const hadNoMoney = paymentStatus === "canceled" || paymentStatus === "expired";
  return state === "awaiting_payment" || (ended && hadNoMoney);
}

type Notice = "owner.payment_returned" | "owner.payment_review";

const reasons: Record<Notice, string> = {
  "owner.payment_returned": "payment.after_cancel",
  "owner.payment_review": "payment.extra",
};

/** Money for an order that wants none leaves it as it is; what came for a canceled one goes back by itself. */
async function noteMoney(
  services: EffectServices,
  q: Query,
  order: OrderRow,
  notice: Notice,
  now: Date,
): Promise<void> {
  const reason = reasons[notice];
  const { id: orderId, state } = order;
  await q
    .insert(orderEvents)
    .values({ orderId, fromState: state, toState: state, actor: "gateway", reason, at: now });
  const context = { order, items: [], by: gateway, now, details: { reason } };
  await notifyOwner(notice)(services, q, context);
}
