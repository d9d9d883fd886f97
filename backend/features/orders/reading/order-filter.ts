import { and, eq, exists, gte, lt, or, type SQL, sql } from "drizzle-orm";
import type { OrderState } from "../../../contract/order";
import type { Query } from "../../../db/database";
import { orderItems, orders } from "../../../db/tables/orders";
import { normalizeNumber } from "../../../http/read-number";

/** What narrows a list of orders. */
export interface OrderFilter {
  state?: OrderState | undefined;
  /** Part of the number, in any digits, or of a product's name in any language. */
  search?: string | undefined;
  /** Placed from this moment on, and before that one. */
  from?: Date | undefined;
  before?: Date | undefined;
}

/** The condition for a user's orders that fit. */
export function ownOrders(
  q: Query,
  userId: string,
  { state, search, from, before }: OrderFilter,
): SQL | undefined {
  return and(
    eq(orders.userId, userId),
    state && eq(orders.state, state),
    search ? bySearch(q, search) : undefined,
    from && gte(orders.placedAt, from),
    before && lt(orders.placedAt, before),
  );
}

function bySearch(q: Query, search: string): SQL | undefined {
  const part = (text: string) => `%${text.replace(/[\\%_]/g, "\\$&")}%`;
  const named = sql`exists (select 1 from jsonb_each_text(${orderItems.name}) as word
    where word.value ilike ${part(search)})`;
  return or(
    sql`${orders.number} like ${part(normalizeNumber(search))}`,
    exists(
      q
        .select({ one: sql`1` })
        .from(orderItems)
        .where(and(eq(orderItems.orderId, orders.id), named)),
    ),
  );
}
