import { and, eq } from "drizzle-orm";
import type { PaymentStatus } from "../../contract/payment";
import type { Query } from "../../db/database";
import { orders } from "../../db/tables/orders";
import { payments } from "../../db/tables/payments";
import type { Services } from "../../services";
import { applyPayment } from "../orders/states/apply-payment";
import { lockOrder } from "../orders/states/lock-order";
import type { Answered } from "./ask-gateway";
import type { Verdict } from "./gateways/gateway";
import { noteExchange } from "./note-exchange";
import { isOpen, isUndecided, lockPayment, type PaymentRow } from "./payment-row";

/**
 * Writes what the gateway said, in one short transaction: order and payment are locked, and whoever was
 * faster stands (decisions 18). Money that arrived meets its order once; an end without money never
 * overwrites another end.
 */
export async function settlePayment(
  services: Services,
  { id, orderId }: PaymentRow,
  { verdict, asked, canceled }: Answered,
): Promise<PaymentRow> {
  return services.database.transaction(async (q) => {
    await lockOrder(q, orderId);
    const payment = await lockPayment(q, id);
    for (const { kind, verdict: said } of asked) await noteExchange(q, id, kind, said.exchange);
    if (!isUndecided(payment)) return payment;
    if (verdict.state === "success" || verdict.state === "mismatch") {
      return takeMoney(services, q, payment, verdict);
    }
    const ended = canceled ? "canceled" : endOf(verdict, payment, services.clock.now());
    return ended && isOpen(payment) ? endPayment(q, payment, ended) : payment;
  });
}

async function takeMoney(
  services: Services,
  q: Query,
  { id, orderId }: PaymentRow,
  verdict: Verdict,
): Promise<PaymentRow> {
  const now = services.clock.now();
  const verified = verdict.state === "success" ? "success" : "mismatch";
  const applied = await applyPayment(services, q, { orderId, paymentId: id, verified, now });
  return changePayment(q, id, {
    status: applied === "paid" ? "success" : "review",
    bankRef: verdict.bankRef ?? null,
    cardMask: verdict.cardMask ?? null,
    cardHash: verdict.cardHash ?? null,
    fee: verdict.fee ?? null,
    verifiedAt: now,
    nextCheckAt: null,
  });
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
function endOf({ state }: Verdict, { expiresAt }: PaymentRow, now: Date): End | null {
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
