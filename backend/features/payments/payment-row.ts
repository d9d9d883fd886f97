import { and, eq, type InferSelectModel } from "drizzle-orm";
import type { Database, Query } from "../../db/database";
import { payments } from "../../db/tables/payments";
import type { Charge } from "./gateways/gateway";

export type PaymentRow = InferSelectModel<typeof payments>;

/** Whether a gateway may still say something new of it: also of one that failed, should money come late (domain 4.9). */
export function isUndecided({ status }: PaymentRow): boolean {
  return status !== "success" && status !== "review" && status !== "refunded";
}

/** Whether the shopper may be paying it at this moment. */
export function isOpen({ status }: PaymentRow): boolean {
  return status === "created" || status === "pending";
}

/** What the gateway's answer has to agree with; null before it knows of the payment. */
export function chargeOf({ authority, refId, amount, currency }: PaymentRow): Charge | null {
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
  database: Database,
  gateway: PaymentRow["gateway"],
  authority: string,
): Promise<PaymentRow | undefined> {
  const [found] = await database.run((q) =>
    q
      .select()
      .from(payments)
      .where(and(eq(payments.gateway, gateway), eq(payments.authority, authority))),
  );
  return found;
}

/** Takes a payment's row for this transaction; its order's row has to be taken before. */
export async function lockPayment(q: Query, id: string): Promise<PaymentRow> {
  const [payment] = await q.select().from(payments).where(eq(payments.id, id)).for("update");
  if (!payment) throw new Error(`There is no payment ${id}.`);
  return payment;
}
