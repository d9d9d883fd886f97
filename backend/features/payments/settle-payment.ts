import { and, eq } from "drizzle-orm";
import type { PaymentStatus } from "../../contract/payment";
import type { Query } from "../../db/database";
import { orders } from "../../db/tables/orders";
import { payments } from "../../db/tables/payments";
import type { Services } from "../../services";
import { applyPayment } from "../orders/states/apply-payment";
import { lockOrder } from "../orders/states/lock-order";
import { transitionOrder } from "../orders/states/transition-order";
import type { OrderRow } from "../orders/states/types";
import type { GatewayResult, Hint } from "./gateways/gateway";
import { logGatewayCall, logGatewayFailure } from "./initiate-payment";
import { attemptOf, isOpen, isUndecided, lockPayment, type PaymentRow } from "./payment-row";
import { type QueriedPayment, queryPayment } from "./query-payment";
import { payBack } from "./refund-payment";

/**
 * Writes what the gateway said, in one short transaction: order and payment are locked, and whoever was
 * faster stands (decisions 18). Money that arrived meets its order once; an end without money never
 * overwrites another end. Money for an order that was canceled meanwhile goes back after it.
 */
export async function settlePayment(
  services: Services,
  payment: PaymentRow,
  answered: QueriedPayment,
): Promise<PaymentRow> {
  const settled = await writeAnswer(services, payment, answered);
  const isNews = settled.status === "review" && payment.status !== "review";
  return isNews ? returnMoney(services, settled) : settled;
}

/** Money for an order that was canceled goes back; where that fails now, a job goes on with it. */
async function returnMoney(services: Services, held: PaymentRow): Promise<PaymentRow> {
  const { id, orderId } = held;
  try {
    await payBack(services, orderId);
    return await services.database.run((q) => lockPayment(q, id));
  } catch (error) {
    services.log.error({ err: error, orderId }, "money could not be given back");
    return held;
  }
}

async function writeAnswer(
  services: Services,
  { id, orderId }: PaymentRow,
  { result, asked, canceled }: QueriedPayment,
): Promise<PaymentRow> {
  return services.database.transaction(async (q) => {
    const order = await lockOrder(q, orderId);
    const payment = await lockPayment(q, id);
    for (const { kind, result: said } of asked) await logGatewayCall(q, id, kind, said.exchange);
    if (!isUndecided(payment)) return payment;
    if (result.state === "uncaptured") return holdUncaptured(services, q, payment, order);
    if (result.state === "success" || result.state === "mismatch") {
      return takeMoney(services, q, payment, result);
    }
    const ended = canceled ? "canceled" : endOf(result, payment, services.clock.now());
    return ended && isOpen(payment) ? endPayment(q, payment, ended) : payment;
  });
}

async function takeMoney(
  services: Services,
  q: Query,
  { id, orderId, amount, currency }: PaymentRow,
  result: GatewayResult,
): Promise<PaymentRow> {
  const now = services.clock.now();
  const verified = result.state === "success" ? "success" : "mismatch";
  const received = result.received ?? { amount, currency };
  const applied = await applyPayment(services, q, { orderId, paymentId: id, verified, now });
  return changePayment(q, id, {
    status: applied === "paid" ? "success" : "review",
    bankRef: result.bankRef ?? null,
    cardMask: result.cardMask ?? null,
    cardHash: result.cardHash ?? null,
    fee: result.fee ?? null,
    receivedAmount: received.amount,
    receivedCurrency: received.currency,
    verifiedAt: verified === "success" ? now : null,
    nextCheckAt: null,
  });
}

/**
 * A charge of another amount that the gateway keeps to itself: an order that waits for its money is held, so
 * that staff look; for any other the attempt has failed. Nothing came either way.
 */
async function holdUncaptured(
  services: Services,
  q: Query,
  { id, orderId, currency, status }: PaymentRow,
  order: OrderRow,
): Promise<PaymentRow> {
  const nothing = { receivedAmount: 0, receivedCurrency: currency, verifiedAt: null };
  const waits = order.state === "awaiting_payment";
  if (waits) {
    const details = { reason: "payment.uncaptured" };
    const by = { actor: "gateway", id: null } as const;
    await transitionOrder(services, q, {
      orderId,
      step: "hold",
      by,
      now: services.clock.now(),
      details,
    });
  }
  const isHeld = waits || status === "review";
  const after = isHeld ? "review" : isOpen({ status }) ? "failed" : status;
  return changePayment(q, id, { ...nothing, status: after, nextCheckAt: null });
}

type End = Extract<PaymentStatus, "failed" | "canceled" | "expired">;

/** Ends a payment that brought no money; its order goes on waiting for another. The order's row has to be locked. */
export async function endPayment(q: Query, payment: PaymentRow, status: End): Promise<PaymentRow> {
  await q
    .update(orders)
    .set({ paymentStatus: status })
    .where(and(eq(orders.id, payment.orderId), eq(orders.state, "awaiting_payment")));
  return changePayment(q, payment.id, { status });
}

/** A bank calls failed what nobody paid in time, too. */
function endOf({ state }: GatewayResult, { expiresAt }: PaymentRow, now: Date): End | null {
  if (state === "expired") return "expired";
  if (state !== "failed" && state !== "unpaid") return null;
  return expiresAt && expiresAt <= now ? "expired" : "failed";
}

async function changePayment(
  q: Query,
  id: string,
  change: Partial<PaymentRow>,
): Promise<PaymentRow> {
  const [changed] = await q.update(payments).set(change).where(eq(payments.id, id)).returning();
  if (!changed) throw new Error(`There is no payment ${id}.`);
  return changed;
}

/**
 * The one check that every way back calls: the return, a webhook, the reconciler (decisions 18). Asks the
 * gateway outside of any transaction and settles what it says; a gateway that can't be asked changes
 * nothing. Answers the payment as it is then.
 */
export async function checkPayment(
  services: Services,
  payment: PaymentRow,
  hint: Hint,
): Promise<PaymentRow> {
  return (await tryCheck(services, payment, hint)) ?? payment;
}

/** The same check; null where the gateway gave no answer. */
export async function tryCheck(
  services: Services,
  payment: PaymentRow,
  hint: Hint,
): Promise<PaymentRow | null> {
  const gateway = services.gateways.get(payment.gateway);
  const attempt = attemptOf(payment);
  if (!gateway || !attempt || !isUndecided(payment)) return payment;
  try {
    return await settlePayment(services, payment, await queryPayment(gateway, attempt, hint));
  } catch (error) {
    await logGatewayFailure(services, payment, "inquiry", error);
    return null;
  }
}
