import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { Query } from "../../db/database";
import { payments, refunds } from "../../db/tables/payments";

/**
 * What a payment has brought, in units of its own currency: by the gateway's word. One of before that word was
 * kept counts by its amount where it was verified, and for nothing where it was not. What came in another
 * currency counts for nothing: giving it back is for the owner, at the gateway.
 */
export const received: SQL<number> = sql`case
  when ${payments.receivedAmount} is null then
    case when ${payments.status} in ('success', 'refunded') and ${payments.verifiedAt} is not null
      then ${payments.amount} else 0 end
  when ${payments.receivedCurrency} = ${payments.currency} then ${payments.receivedAmount}
  else 0 end`.mapWith(Number);

/** What came for an order and has not gone back. */
export async function readLeft(q: Query, orderId: string): Promise<number> {
  const [came] = await q
    .select({ sum: sql<number>`coalesce(sum(${received}), 0)`.mapWith(Number) })
    .from(payments)
    .where(
      and(
        eq(payments.orderId, orderId),
        inArray(payments.status, ["success", "review", "refunded"]),
      ),
    );
  const [went] = await q
    .select({ sum: sql<number>`coalesce(sum(${refunds.amount}), 0)`.mapWith(Number) })
    .from(refunds)
    .where(and(eq(refunds.orderId, orderId), eq(refunds.status, "done")));
  return (came?.sum ?? 0) - (went?.sum ?? 0);
}
