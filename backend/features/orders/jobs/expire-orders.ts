import { and, eq, lte, notExists, or, sql } from "drizzle-orm";
import { orders } from "../../../db/tables/orders";
import { payments } from "../../../db/tables/payments";
import type { Services } from "../../../services";
import { maxHoldMs } from "../holding/hold-times";
import { transitionFound } from "./transition-found";

/**
 * Ends orders that nobody paid in time: their pieces are free again. One with an open payment is left alone
 * until a quarter of an hour after that payment's own end, so that a bank that is slow to answer costs nobody
 * their order, but not beyond what any order is held; money that comes even later is held for review
 * (payments.md 5.4). Answers how many ended.
 */
export function expireOrders(
  services: Pick<Services, "database" | "clock" | "packageName" | "log">,
): Promise<number> {
  return transitionFound(services, "expire", (now) =>
    and(
      eq(orders.state, "awaiting_payment"),
      lte(orders.expiresAt, now),
      or(
        lte(orders.placedAt, new Date(now.getTime() - maxHoldMs)),
        notExists(
          sql`(select 1 from ${payments}
            where ${payments.orderId} = ${orders.id} and ${payments.status} in ('created', 'pending')
              and coalesce(${payments.expiresAt}, ${payments.createdAt} + interval '30 minutes')
                > ${now.toISOString()}::timestamptz - interval '15 minutes')`,
        ),
      ),
    ),
  );
}
