import { and, desc, eq, inArray } from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";
import { maxShown } from "../../contract/dashboard";
import type { OrderState } from "../../contract/order";
import type { Query } from "../../db/database";
import { prepared } from "../../db/prepared";
import { orders } from "../../db/tables/orders";
import type { OrderRow } from "../orders/states/types";

const activeStates: OrderState[] = [
  "awaiting_payment",
  "payment_review",
  "paid",
  "processing",
  "partially_shipped",
  "shipped",
  "return_requested",
];
const deliveredStates: OrderState[] = ["delivered", "completed"];

/** A user's newest orders that are under way, and the newest that have arrived; one statement. */
export async function readRecentOrders(
  q: Query,
  userId: string,
): Promise<{ active: OrderRow[]; delivered: OrderRow[] }> {
  const rows = await readNewest(q, { userId });
  const isDelivered = ({ state }: OrderRow) => deliveredStates.includes(state);
  return {
    active: rows.filter((row) => !isDelivered(row)),
    delivered: rows.filter(isDelivered),
  };
}

const readNewest = prepared(["userId"], (q, { userId }) => {
  const newest = (states: OrderState[]) =>
    q
      .select()
      .from(orders)
      .where(and(eq(orders.userId, userId), inArray(orders.state, states)))
      .orderBy(desc(orders.placedAt), desc(orders.id))
      .limit(maxShown.orders);
  return unionAll(newest(activeStates), newest(deliveredStates));
});
