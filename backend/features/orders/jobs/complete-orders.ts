import { and, eq, ne, sql } from "drizzle-orm";
import { orderItems, orders } from "../../../db/tables/orders";
import type { Services } from "../../../services";
import { transitionFound } from "./transition-found";

/** Closes delivered and paid orders of which nothing may go back any more. Answers how many. */
export function completeOrders(
  services: Pick<Services, "database" | "clock" | "packageName" | "log">,
): Promise<number> {
  return transitionFound(services, "complete", (now) =>
    and(
      eq(orders.state, "delivered"),
      ne(orders.paymentStatus, "cod_due"),
      sql`greatest(${orders.deliveredAt}, ${orders.paidAt}) + interval '1 day' * (
        select coalesce(max(${orderItems.returnDays}), 0) from ${orderItems}
        where ${orderItems.orderId} = ${orders.id}) <= ${now.toISOString()}::timestamptz`,
    ),
  );
}
