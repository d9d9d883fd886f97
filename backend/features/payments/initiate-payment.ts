import { and, eq, isNull } from "drizzle-orm";
import { orders } from "../../db/tables/orders";
import { payments } from "../../db/tables/payments";
import { users } from "../../db/tables/users";
import type { Services } from "../../services";
import { lockOrder } from "../orders/states/lock-order";
import { orderExpiry } from "./check-times";
import { describeOrder } from "./describe-order";
import type { Gateway, NewPaymentAttempt, StartedAttempt } from "./gateways/gateway";
import { logGatewayCall } from "./log-gateway-call";
import { logGatewayFailure } from "./log-gateway-failure";
import { lockPayment, type PaymentRow } from "./payment-row";
import { endPayment } from "./settle-payment";

/**
 * Asks the gateway for a page and saves where it is; nobody is sent there before that (payments 5.0). One
 * that has its page already, or needs none, is answered as it is; one whose gateway doesn't answer ends as
 * `failed`.
 */
export async function initiatePayment(
  services: Services,
  payment: PaymentRow,
  lang: string,
): Promise<PaymentRow> {
  if (payment.status !== "created") return payment;
  const gateway = services.gateways.get(payment.gateway);
  if (!gateway) return giveUp(services, payment);
  try {
    const attempt = await gateway.start(await newAttemptFor(services, payment, gateway, lang));
    return await saveStarted(services, payment, attempt);
  } catch (error) {
    await logGatewayFailure(services, payment, "request", error);
    return giveUp(services, payment);
  }
}

async function newAttemptFor(
  { database, publicUrl, clock }: Services,
  { id, orderId, refId, amount, currency, idempotencyKey }: PaymentRow,
  gateway: Gateway,
  lang: string,
): Promise<NewPaymentAttempt> {
  const [order] = await database.run((q) =>
    q
      .select({ number: orders.number, email: users.email, phone: users.phone })
      .from(orders)
      .innerJoin(users, eq(users.id, orders.userId))
      .where(eq(orders.id, orderId)),
  );
  if (!order) throw new Error(`There is no order ${orderId}.`);
  const returnUrl = `${publicUrl}/api/payment/return/${gateway.id}?p=${refId}`;
  return {
    paymentId: id,
    refId,
    order: order.number,
    amount,
    currency,
    description: describeOrder(order.number, lang),
    lang,
    returnUrl,
    cancelUrl: `${returnUrl}&canceled=1`,
    mobile: localMobile(order.phone),
    email: order.email,
    idempotencyKey,
    now: clock.now(),
  };
}

/** An Iranian mobile as gateways there write it; null for any other. */
function localMobile(phone: string | null): string | null {
  const digits = /^\+98(9\d{9})$/.exec(phone ?? "")?.[1];
  return digits ? `0${digits}` : null;
}

/** The first to save wins: a start that was sent twice leads to one page. */
async function saveStarted(
  { database, clock }: Services,
  { id, orderId }: PaymentRow,
  { authority, redirectUrl, expiresAt, exchange }: StartedAttempt,
): Promise<PaymentRow> {
  return database.transaction(async (q) => {
    const order = await lockOrder(q, orderId);
    await logGatewayCall(q, id, "request", exchange);
    const [saved] = await q
      .update(payments)
      .set({ status: "pending", authority, redirectUrl, expiresAt })
      .where(and(eq(payments.id, id), eq(payments.status, "created"), isNull(payments.authority)))
      .returning();
    if (!saved) return lockPayment(q, id);
    if (order.state !== "awaiting_payment") return endPayment(q, saved, "canceled");
    const until = orderExpiry(expiresAt, { placedAt: order.placedAt, now: clock.now() });
    if (!order.expiresAt || order.expiresAt < until) {
      await q.update(orders).set({ expiresAt: until }).where(eq(orders.id, orderId));
    }
    return saved;
  });
}

async function giveUp({ database }: Services, { id, orderId }: PaymentRow): Promise<PaymentRow> {
  return database.transaction(async (q) => {
    await lockOrder(q, orderId);
    const payment = await lockPayment(q, id);
    return payment.status === "created" ? endPayment(q, payment, "failed") : payment;
  });
}
