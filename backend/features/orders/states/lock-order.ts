import { eq } from "drizzle-orm";
import type { Query } from "../../../db/database";
import { orders } from "../../../db/tables/orders";
import { ApiError } from "../../../http/errors";
import type { OrderRow } from "./types";

/**
 * Takes an order's row for this transaction: first of all locks, before its payments, variants, coupon
 * and numbers. Throws `error.not_found`.
 */
export async function lockOrder(q: Query, orderId: string): Promise<OrderRow> {
  const [order] = await q.select().from(orders).where(eq(orders.id, orderId)).for("update");
  if (!order) throw new ApiError("error.not_found");
  return order;
}
