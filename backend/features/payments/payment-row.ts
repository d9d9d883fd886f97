import { and, eq, type InferSelectModel } from "drizzle-orm";
import type { Database, Query } from "../../db/database";
import { payments } from "../../db/tables/payments";
import type { PaymentAttempt } from "./gateways/gateway";

export type PaymentRow = InferSelectModel<typeof payments>;

/**
 * Whether a gateway may still say something new of it: also of one that failed, should money come late, and of
 * one under review of which nothing is known to have come (domain 4.9).
 */
export function isUndecided(payment: PaymentRow): boolean {
  return !hasArrived(payment) || (payment.status === "review" && !payment.receivedAmount);
}

/** Whether it was paid at its gateway, whatever became of that: no other attempt is needed beside it. */
export function hasArrived({ status }: PaymentRow): boolean {
  return status === "success" || status === "review" || status === "refunded";
}

/** Whether its gateway has a charge of another amount for it, and did not capture it. */
export function isUncaptured({
  status,
  receivedAmount,
}: Pick<PaymentRow, "status" | "receivedAmount">): boolean {
  return status === "review" && receivedAmount === 0;
}

/** Whether the shopper may be paying it at this moment. */
export function isOpen({ status }: Pick<PaymentRow, "status">): boolean {
  return status === "created" || status === "pending";
}

/** What the gateway's answer has to agree with; null before it knows of the payment. */
export function attemptOf({
  authority,
  refId,
  amount,
  currency,
}: PaymentRow): PaymentAttempt | null {
  return authority === null ? null : { authority, refId, amount, currency };
}

export async function findByRefId(
  database: Database,
  refId: string,
): Promise<PaymentRow | undefined> {
  const [found] = await database.run((q) =>
    q.select().from(payments).where(eq(payments.refId, refId)),
  );
  return found;
}

export async function findByAuthority(
  q: Query,
  gateway: PaymentRow["gateway"],
  authority: string,
): Promise<PaymentRow | undefined> {
  const [found] = await q
    .select()
    .from(payments)
    .where(and(eq(payments.gateway, gateway), eq(payments.authority, authority)));
  return found;
}

/** Takes a payment's row for this transaction; its order's row has to be taken before. */
export async function lockPayment(q: Query, id: string): Promise<PaymentRow> {
  const [payment] = await q.select().from(payments).where(eq(payments.id, id)).for("update");
  if (!payment) throw new Error(`There is no payment ${id}.`);
  return payment;
}
