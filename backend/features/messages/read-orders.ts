import { asc, type InferSelectModel, inArray } from "drizzle-orm";
import type { Query } from "../../db/database";
import { orderItems, orders } from "../../db/tables/orders";

/** What a mail tells of an order: all of it is as it was placed, so it is the same whenever the mail goes out. */
export interface ToldOrder {
  order: Pick<
    InferSelectModel<typeof orders>,
    "currency" | "totals" | "address" | "shipping" | "couponCode"
  >;
  items: Pick<
    InferSelectModel<typeof orderItems>,
    "name" | "sku" | "options" | "qty" | "total" | "image"
  >[];
}

/** The orders that messages are about, by their id. */
export async function readOrders(
  q: Query,
  ids: readonly (string | null)[],
): Promise<ReadonlyMap<string, ToldOrder>> {
  const wanted = [...new Set(ids)].filter((id) => id !== null);
  if (wanted.length === 0) return new Map();
  const rows = await q.select().from(orders).where(inArray(orders.id, wanted));
  const items = await q
    .select()
    .from(orderItems)
    .where(inArray(orderItems.orderId, wanted))
    .orderBy(asc(orderItems.id));
  return new Map(
    rows.map((order) => [order.id, { order, items: items.filter((i) => i.orderId === order.id) }]),
  );
}
