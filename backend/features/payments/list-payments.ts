import { desc, eq } from "drizzle-orm";
import type { PaymentStatus } from "../../contract/payment";
import type { Database } from "../../db/database";
import { orders } from "../../db/tables/orders";
import { payments } from "../../db/tables/payments";

/** The last payments of the shop, the newest first; with a status, those that have it. */
export function listPayments(
  database: Database,
  { status, limit }: { status?: PaymentStatus | undefined; limit: number },
) {
  return database.run((q) =>
    q
      .select({
        refId: payments.refId,
        order: orders.number,
        gateway: payments.gateway,
        status: payments.status,
        amount: payments.amount,
        currency: payments.currency,
        receivedAmount: payments.receivedAmount,
        receivedCurrency: payments.receivedCurrency,
        bankRef: payments.bankRef,
        at: payments.createdAt,
      })
      .from(payments)
      .innerJoin(orders, eq(orders.id, payments.orderId))
      .where(status && eq(payments.status, status))
      .orderBy(desc(payments.createdAt), desc(payments.id))
      .limit(limit),
  );
}
export type ListedPayment = Awaited<ReturnType<typeof listPayments>>[number];
