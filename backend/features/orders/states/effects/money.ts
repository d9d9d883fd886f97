import { and, desc, eq, inArray, sql } from "drizzle-orm";
import { payments } from "../../../../db/tables/payments";
import type { Effect } from "./effects";

/** The payment that staff accepted counts; where several came, the one of the right amount, else the last. */
export const settleReview: Effect = async (_services, q, { order, now }) => {
  const [held] = await q
    .select({ id: payments.id, verifiedAt: payments.verifiedAt })
    .from(payments)
    .where(and(eq(payments.orderId, order.id), eq(payments.status, "review")))
    .orderBy(desc(sql`${payments.amount} = ${order.payable}`), desc(payments.attempt))
    .limit(1)
    .for("update");
  if (!held) return undefined;
  await q
    .update(payments)
    .set({ status: "success", verifiedAt: held.verifiedAt ?? now })
    .where(eq(payments.id, held.id));
  return undefined;
};

/** The money was handed over at the door. */
export const collectCod: Effect = async (_services, q, { order, now }) => {
  await q.update(payments).set({ status: "success", verifiedAt: now }).where(openCod(order.id));
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
