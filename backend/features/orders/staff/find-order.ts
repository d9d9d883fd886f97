import { eq } from "drizzle-orm";
import type { Query } from "../../../db/database";
import { orders } from "../../../db/tables/orders";
import { ApiError } from "../../../http/errors";
import { normalizeNumber } from "../../../http/read-number";
import type { OrderRow } from "../states/types";

/** Any order by its number, in any digits, for staff. Throws `error.not_found`. */
export async function findOrder(q: Query, number: string): Promise<OrderRow> {
  const [order] = await q
    .select()
    .from(orders)
    .where(eq(orders.number, normalizeNumber(number)));
  if (!order) throw new ApiError("error.not_found");
  return order;
}
