import { and, eq, inArray, sql } from "drizzle-orm";
import { orders } from "../../../db/tables/orders";
import { payments, refunds } from "../../../db/tables/payments";
import { ApiError } from "../../../http/errors";
import { derivedId } from "../../../ports/derived-id";
import type { Services } from "../../../services";
import { received } from "../../payments/received";
import { refundPayment } from "../../payments/refund-payment";

/**
 * Gives back all that came for a canceled order and was not given back yet; does nothing for any other. To be
 * called after the canceling's transaction, and again until it is done: each payment's refund has its id.
 */
export async function payBack(services: Services, orderId: string): Promise<void> {
  for (const { paymentId, left } of await readOwed(services, orderId)) {
    try {
      await refundPayment(services, {
        orderId,
        amount: left,
        reason: "order.canceled",
        opId: derivedId("cancel", paymentId),
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
        and(
          eq(orders.id, orderId),
          eq(orders.state, "canceled"),
          inArray(payments.status, ["success", "review"]),
        ),
      ),
  );
  return rows.filter(({ left }) => left > 0);
}
