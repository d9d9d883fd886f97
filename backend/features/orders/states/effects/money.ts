import { and, desc, eq, gt, inArray, sql } from "drizzle-orm";
import { couponUses } from "../../../../db/tables/orders";
import { payments } from "../../../../db/tables/payments";
import { ApiError } from "../../../../http/errors";
import { received } from "../../../payments/received";
import { nextInvoiceNumber } from "../../numbers/next-invoice-number";
import type { Effect } from "../types";

/**
 * The payment that staff accepted counts; where several came, the one of the right amount, else the last. Throws
 * `payment.not_received` where none of them has brought anything.
 */
export const settleReview: Effect = async (_services, q, { order, now }) => {
  const [held] = await q
    .select({ id: payments.id, verifiedAt: payments.verifiedAt })
    .from(payments)
    .where(and(heldOf(order.id), gt(received, 0)))
    .orderBy(desc(sql`${received} = ${order.payable}`), desc(payments.attempt))
    .limit(1)
    .for("update");
  if (!held) throw new ApiError("payment.not_received");
  await q
    .update(payments)
    .set({ status: "success", verifiedAt: held.verifiedAt ?? now })
    .where(eq(payments.id, held.id));
  return undefined;
};

/** What no gateway captured comes to nothing; without any other money under review nothing was paid. */
export const dropUncaptured: Effect = async (_services, q, { order }) => {
  await q
    .update(payments)
    .set({ status: "failed" })
    .where(and(heldOf(order.id), eq(payments.receivedAmount, 0)));
  const held = await q.select({ id: payments.id }).from(payments).where(heldOf(order.id));
  return held.length > 0 ? undefined : { paymentStatus: "canceled" };
};

const heldOf = (orderId: string) =>
  and(eq(payments.orderId, orderId), eq(payments.status, "review"));

/** The money was handed over at the door. */
export const collectCod: Effect = async (_services, q, { order, now }) => {
  const came = { receivedAmount: sql`${payments.amount}`, receivedCurrency: payments.currency };
  await q
    .update(payments)
    .set({ ...came, status: "success", verifiedAt: now })
    .where(openCod(order.id));
  return undefined;
};

/** Nobody will hand it over. */
export const dropCod: Effect = async (_services, q, { order }) => {
  await q.update(payments).set({ status: "canceled" }).where(openCod(order.id));
  return undefined;
};

const openCod = (orderId: string) =>
  and(
    eq(payments.orderId, orderId),
    eq(payments.gateway, "cod"),
    inArray(payments.status, ["created", "pending"]),
  );

/** An order that was released has its use again once it is taken up. */
export const useCoupon: Effect = async (_services, q, { order }) => {
  if (!order.couponCode) return undefined;
  const use = { orderId: order.id, code: order.couponCode, userId: order.userId };
  await q.insert(couponUses).values(use).onConflictDoNothing();
  return undefined;
};

/** The use counts no more against the coupon's bounds. */
export const releaseCoupon: Effect = async (_services, q, { order }) => {
  await q.delete(couponUses).where(eq(couponUses.orderId, order.id));
  return undefined;
};

/** A paid order gets its invoice's number; what has one keeps it. */
export const numberInvoice: Effect = async ({ packageName }, q, { order, now }) => ({
  invoiceNo: order.invoiceNo ?? (await nextInvoiceNumber(q, packageName, now)),
});
