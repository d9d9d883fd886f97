import { and, desc, eq, min } from "drizzle-orm";
import type { Payment, PaymentResult } from "../../contract/payment";
import type { Query } from "../../db/database";
import { orders } from "../../db/tables/orders";
import { paymentEvents, payments } from "../../db/tables/payments";
import { ApiError } from "../../http/errors";
import type { Services } from "../../services";
import type { PaymentRow } from "./payment-row";
import { readRefId } from "./ref-id";

/**
 * What became of a payment, as it is stored (R-ROUTE-10). Whoever has the reference learns the word; the
 * receipt is its owner's. Throws `error.not_found`.
 */
export async function readResult(
  { database, clock }: Pick<Services, "database" | "clock">,
  refId: string,
  userId: string | null,
): Promise<PaymentResult> {
  const [found] = await database.run((q) =>
    q
      .select({ payment: payments, order: orders })
      .from(payments)
      .innerJoin(orders, eq(orders.id, payments.orderId))
      .where(eq(payments.refId, readRefId(refId) ?? "")),
  );
  if (!found) throw new ApiError("error.not_found");
  const { payment, order } = found;
  const isOwner = userId !== null && order.userId === userId;
  const waits = order.state === "awaiting_payment" && payment.status !== "success";
  return {
    ref_id: payment.refId,
    status: payment.status,
    recheck: await isWorthARecheck({ database, clock }, payment),
    reached: payment.gateway === "cod" || payment.authority !== null,
    receipt: isOwner ? toPayment(payment) : null,
    order: isOwner
      ? {
          number: order.number,
          state: order.state,
          can_pay_again: waits && (!order.expiresAt || order.expiresAt > clock.now()),
        }
      : null,
    lang: order.lang,
  };
}

/** Pages look again for this long after the shopper came back; then the reconciler does. */
const recheckMs = 2 * 60_000;

async function isWorthARecheck(
  { database, clock }: Pick<Services, "database" | "clock">,
  { id, status, gateway, createdAt }: PaymentRow,
): Promise<boolean> {
  if (gateway === "cod" || (status !== "created" && status !== "pending")) return false;
  const [first] = await database.run((q) =>
    q
      .select({ at: min(paymentEvents.at) })
      .from(paymentEvents)
      .where(and(eq(paymentEvents.paymentId, id), eq(paymentEvents.kind, "callback"))),
  );
  const since = first?.at ?? createdAt;
  return clock.now().getTime() - since.getTime() < recheckMs;
}

/** The attempts to pay an order, the newest first. */
export async function readPayments(q: Query, orderId: string): Promise<Payment[]> {
  const rows = await q
    .select()
    .from(payments)
    .where(eq(payments.orderId, orderId))
    .orderBy(desc(payments.attempt));
  return rows.map(toPayment);
}

export function toPayment(row: PaymentRow): Payment {
  return {
    ref_id: row.refId,
    gateway: row.gateway,
    status: row.status,
    amount: { amount: row.amount, currency: row.currency },
    bank_ref: row.bankRef,
    card: row.cardMask,
    at: row.createdAt.toISOString(),
    verified_at: row.verifiedAt?.toISOString() ?? null,
    redirect_url: row.status === "pending" ? row.redirectUrl : null,
  };
}
