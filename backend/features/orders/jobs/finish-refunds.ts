import { and, asc, eq, inArray, sql } from "drizzle-orm";
import { orders } from "../../../db/tables/orders";
import { payments, refunds } from "../../../db/tables/payments";
import type { Services } from "../../../services";
import { received } from "../../payments/received";
import { payBack, refundPayment } from "../../payments/refund-payment";
import { isCanceledRow } from "../states/was-canceled";

const max = 100;

/**
 * Goes on with money that is to go back: of orders that were canceled while the process died before it asked,
 * and of refunds that a gateway has not decided. Repeating is safe: each refund has its id.
 */
export async function finishRefunds(services: Services): Promise<void> {
  for (const { id } of await readUnasked(services)) {
    await tryOne(services, id, () => payBack(services, id));
  }
  for (const { orderId, amount, reason, opId } of await readUndecided(services)) {
    await tryOne(services, orderId, () =>
      refundPayment(services, { orderId, amount, reason, opId }),
    );
  }
}

/** Canceled orders with money of which no refund, not even a failed one, speaks. */
function readUnasked({ database }: Services) {
  return database.run((q) =>
    q
      .selectDistinct({ id: orders.id })
      .from(orders)
      .innerJoin(payments, eq(payments.orderId, orders.id))
      .where(
        and(
          isCanceledRow,
          inArray(payments.status, ["success", "review"]),
          sql`${received} > coalesce((select sum(${refunds.amount}) from ${refunds}
            where ${refunds.paymentId} = ${payments.id}), 0)`,
        ),
      )
      .limit(max),
  );
}

function readUndecided({ database }: Services) {
  return database.run((q) =>
    q
      .select({
        orderId: refunds.orderId,
        amount: refunds.amount,
        reason: refunds.reason,
        opId: refunds.idempotencyKey,
      })
      .from(refunds)
      .where(and(eq(refunds.status, "pending"), eq(refunds.method, "gateway")))
      .orderBy(asc(refunds.createdAt))
      .limit(max),
  );
}

async function tryOne(
  { log }: Services,
  orderId: string,
  work: () => Promise<unknown>,
): Promise<void> {
  try {
    await work();
  } catch (error) {
    log.error({ err: error, orderId }, "money could not be given back");
  }
}
