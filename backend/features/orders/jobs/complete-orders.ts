import { and, eq, sql } from "drizzle-orm";
import { orderItems, orders } from "../../../db/tables/orders";
import type { Services } from "../../../services";
import { moveFound } from "./move-found";

/** Closes delivered orders of which nothing may go back any more. Answers how many. */
export function completeOrders(
  services: Pick<Services, "database" | "clock" | "packageName" | "log">,
): Promise<number> {
  return moveFound(services, "complete", (now) =>
    and(
      eq(orders.state, "delivered"),
      sql`${orders.deliveredAt} + interval '1 day' * (
        select coalesce(max(${orderItems.returnDays}), 0) from ${orderItems}
        where ${orderItems.orderId} = ${orders.id}) <= ${now.toISOString()}::timestamptz`,
    ),
  );
}
