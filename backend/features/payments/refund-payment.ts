import { and, desc, eq, inArray, ne, sql } from "drizzle-orm";
import type { Query } from "../../db/database";
import { orders } from "../../db/tables/orders";
import { payments, refunds } from "../../db/tables/payments";
import { ApiError } from "../../http/errors";
import { derivedId } from "../../ports/derived-id";
import type { Services } from "../../services";
import { type AuditDiff, type AuditedBy, recordAudit } from "../audit/record-audit";
import { type AppliedRefund, applyRefund } from "../orders/refunds/apply-refund";
import { lockOrder } from "../orders/states/lock-order";
import type { Actor, OrderRow } from "../orders/states/types";
import { isCanceledRow } from "../orders/states/was-canceled";
import type { RefundAnswer } from "./gateways/gateway";
import { GatewayRefused, GatewayUnreachable } from "./gateways/http-client";
import { logGatewayCall, logGatewayFailure } from "./initiate-payment";
import { attemptOf, lockPayment, type PaymentRow } from "./payment-row";
import { received } from "./received";

interface WantedRefund {
  orderId: string;
  /** Storage units of the order's currency. */
  amount: number;
  reason: string | null;
  /** Names the refund: asking twice gives back once. */
  opId: string;
  /** The return whose money this is; it is given back once, whatever the `opId`. */
  returnRequestId?: string | undefined;
  /** Somebody of the shop; nobody where the shop gives back by itself. */
  by?: AuditedBy | undefined;
}

type RefundRow = typeof refunds.$inferSelect;

/**
 * Gives money back for an order: by its gateway where that can, else the owner does it by hand and says so
 * (`confirmRefund`). To be called outside of transactions; repeating it goes on where it stopped. A refund
 * stays `pending` while the gateway can't be reached or has not decided. Throws `payment.not_refundable`
 * where less than that has come, by the gateway's word, and is still there, `order.not_possible` where another
 * amount goes back for the same return.
 */
export async function refundPayment(services: Services, wanted: WantedRefund): Promise<RefundRow> {
  const { refund, payment, again } = await openRefund(services, wanted);
  if (refund.status !== "pending" || refund.method === "manual") return refund;
  const answer = await askForRefund(services, refund, payment, again);
  return answer ? settleRefund(services, refund, answer) : refund;
}

/** The owner has given it back by hand, `by` somebody's word; `ref` is the bank's word for it, where there is one. */
export async function confirmRefund(
  services: Services,
  refundId: string,
  ref: string | null,
  by?: AuditedBy,
): Promise<RefundRow> {
  const [refund] = await services.database.run((q) =>
    q.select().from(refunds).where(eq(refunds.id, refundId)),
  );
  if (!refund) throw new ApiError("error.not_found");
  if (refund.status === "done") return refund;
  return settleRefund(services, refund, { state: "done", ref, exchange: null }, by);
}

async function openRefund({ database }: Services, wanted: WantedRefund) {
  return database.transaction(async (q) => {
    const order = await lockOrder(q, wanted.orderId);
    const known = await findRefund(q, wanted.opId);
    if (known && known.orderId !== wanted.orderId) throw new ApiError("error.bad_request");
    if (known) return asOpened(q, known);
    const ofReturn = await findOfReturn(q, wanted);
    if (ofReturn) return asOpened(q, ofReturn);
    const payment = await findRefundable(q, wanted);
    const [refund] = await q
      .insert(refunds)
      .values({
        paymentId: payment.id,
        orderId: wanted.orderId,
        returnRequestId: wanted.returnRequestId ?? null,
        amount: wanted.amount,
        reason: wanted.reason,
        method: payment.gateway === "cod" ? "manual" : "gateway",
        requestedBy: wanted.by?.actor ?? null,
        idempotencyKey: wanted.opId,
      })
      .returning();
    if (!refund) throw new Error("The refund was not written.");
    await auditRefund(q, "order.refund", { order, amount: wanted.amount, by: wanted.by });
    return { refund, payment, again: false };
  });
}

interface AuditedRefund {
  order: OrderRow;
  amount: number;
  by: AuditedBy | undefined;
}

/** Who of the shop gave money back; what it gives back by itself is nobody's deed. */
async function auditRefund(
  q: Query,
  action: "order.refund" | "order.refund_done",
  { order, amount, by }: AuditedRefund,
): Promise<void> {
  if (!by) return;
  const diff: AuditDiff = { amount: [null, { amount, currency: order.currency }] };
  await recordAudit(q, { ...by, action, entity: "order", entityId: order.number, diff });
}

/** A refund that was opened before: its gateway may have been asked for it. */
async function asOpened(q: Query, refund: RefundRow) {
  return { refund, payment: await lockPayment(q, refund.paymentId), again: true };
}

async function findRefund(q: Query, opId: string): Promise<RefundRow | undefined> {
  const [found] = await q.select().from(refunds).where(eq(refunds.idempotencyKey, opId));
  return found;
}

/** The money of the same return, by whoever asked for it first. */
async function findOfReturn(
  q: Query,
  { returnRequestId, amount }: WantedRefund,
): Promise<RefundRow | undefined> {
  if (!returnRequestId) return undefined;
  const [found] = await q
    .select()
    .from(refunds)
    .where(and(eq(refunds.returnRequestId, returnRequestId), ne(refunds.status, "failed")));
  if (found && found.amount !== amount) throw new ApiError("order.not_possible");
  return found;
}

/** The payment that has brought enough: one that counts for the order before one that is looked into. */
async function findRefundable(q: Query, { orderId, amount }: WantedRefund): Promise<PaymentRow> {
  const arrived = await q
    .select({ payment: payments, received })
    .from(payments)
    .where(and(eq(payments.orderId, orderId), inArray(payments.status, ["success", "review"])))
    .orderBy(desc(eq(payments.status, "success")), desc(payments.attempt))
    .for("update");
  for (const { payment, received: came } of arrived) {
    const left = came - (await sumRefunds(q, payment.id));
    if (amount > 0 && amount <= left) return payment;
  }
  throw new ApiError("payment.not_refundable");
}

/** What has been given back of a payment, or is about to be. */
async function sumRefunds(q: Query, paymentId: string, done = false): Promise<number> {
  const [row] = await q
    .select({ sum: sql<string>`coalesce(sum(${refunds.amount}), 0)` })
    .from(refunds)
    .where(
      and(
        eq(refunds.paymentId, paymentId),
        done ? eq(refunds.status, "done") : ne(refunds.status, "failed"),
      ),
    );
  return Number(row?.sum ?? 0);
}

async function askForRefund(
  services: Services,
  { amount, reason, idempotencyKey, ref }: RefundRow,
  payment: PaymentRow,
  again: boolean,
): Promise<RefundAnswer | null> {
  const gateway = services.gateways.get(payment.gateway);
  const attempt = attemptOf(payment);
  if (!gateway || !attempt) return { state: "manual", ref: null, exchange: null };
  const { bankRef, verifiedAt } = payment;
  const now = services.clock.now();
  try {
    return await gateway.refund({
      attempt,
      bankRef,
      amount,
      reason,
      idempotencyKey,
      again,
      ref,
      verifiedAt,
      now,
    });
  } catch (error) {
    if (!(error instanceof GatewayUnreachable || error instanceof GatewayRefused)) throw error;
    await logGatewayFailure(services, payment, "refund", error);
    return null;
  }
}

/** Writes what became of a refund; the order follows once the money has gone. Whoever was faster stands. */
async function settleRefund(
  services: Services,
  { id, orderId, paymentId, amount, returnRequestId }: RefundRow,
  { state, ref, exchange }: RefundAnswer,
  by?: AuditedBy,
): Promise<RefundRow> {
  return services.database.transaction(async (q) => {
    const order = await lockOrder(q, orderId);
    const payment = await lockPayment(q, paymentId);
    if (exchange) await logGatewayCall(q, paymentId, "refund", exchange);
    const [refund] = await q.select().from(refunds).where(eq(refunds.id, id));
    if (!refund) throw new Error(`There is no refund ${id}.`);
    if (refund.status === "done") return refund;
    const confirmedBy = by?.actor ?? null;
    const change = state === "manual" ? { method: state } : { status: state, ref, confirmedBy };
    await q.update(refunds).set(change).where(eq(refunds.id, id));
    if (state === "done") {
      const from: Actor = by ? { actor: "staff", id: by.actor } : { actor: "gateway", id: null };
      await giveBack(services, q, { orderId, amount, returnRequestId, payment, by: from });
      await auditRefund(q, "order.refund_done", { order, amount, by });
    }
    return { ...refund, ...change };
  });
}

async function giveBack(
  services: Services,
  q: Query,
  { payment, ...gone }: Omit<AppliedRefund, "now"> & { payment: PaymentRow },
): Promise<void> {
  const [row] = await q.select({ received }).from(payments).where(eq(payments.id, payment.id));
  if ((await sumRefunds(q, payment.id, true)) >= (row?.received ?? 0)) {
    await q.update(payments).set({ status: "refunded" }).where(eq(payments.id, payment.id));
  }
  await applyRefund(services, q, { ...gone, now: services.clock.now() });
}

/**
 * Gives back all that came for a canceled order and was not given back yet; does nothing for any other. To be
 * called after the canceling's transaction, and again until it is done: each payment's refund has its id.
 */
export async function payBack(services: Services, orderId: string, by?: AuditedBy): Promise<void> {
  for (const { paymentId, left } of await readOwed(services, orderId)) {
    try {
      await refundPayment(services, {
        orderId,
        amount: left,
        reason: "order.canceled",
        opId: derivedId("cancel", paymentId),
        by,
      });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      services.log.error({ err: error, orderId }, "money could not be given back");
    }
  }
}

/** What is left of each payment of a canceled order, without what is given back or about to be. */
async function readOwed({ database }: Pick<Services, "database">, orderId: string) {
  const given = sql`coalesce((select sum(${refunds.amount}) from ${refunds}
    where ${refunds.paymentId} = ${payments.id} and ${refunds.status} <> 'failed'), 0)`;
  const rows = await database.run((q) =>
    q
      .select({
        paymentId: payments.id,
        left: sql<number>`${received} - ${given}`.mapWith(Number),
      })
      .from(payments)
      .innerJoin(orders, eq(orders.id, payments.orderId))
      .where(
        and(eq(orders.id, orderId), isCanceledRow, inArray(payments.status, ["success", "review"])),
      ),
  );
  return rows.filter(({ left }) => left > 0);
}
