import { and, eq } from "drizzle-orm";
import type { Query } from "../../../db/database";
import { orders } from "../../../db/tables/orders";
import { ApiError } from "../../../http/errors";
import { normalizeNumber } from "../../../http/read-number";
import type { OrderRow } from "../states/types";

/** A user's order by its number, in any digits; somebody else's is `error.not_found` like one that never was. */
export async function findOwnOrder(q: Query, userId: string, number: string): Promise<OrderRow> {
  const [order] = await q
    .select()
    .from(orders)
    .where(and(eq(orders.number, normalizeNumber(number)), eq(orders.userId, userId)));
  if (!order) throw new ApiError("error.not_found");
  return order;
}
