import { asc, count, desc, inArray, type SQL } from "drizzle-orm";
import type { z } from "zod";
import type { LanguageCode } from "../../../contract/languages";
import type { orderList } from "../../../contract/order";
import type { Query } from "../../../db/database";
import { orderItems, orders } from "../../../db/tables/orders";
import type { Services } from "../../../services";
import type { ItemRow } from "../states/types";
import { type OrderFilter, ownOrders } from "./order-filter";
import { showSummary } from "./show-summary";

const perPage = 10;

export interface Wanted extends OrderFilter {
  userId: string;
  /** From 1. */
  page: number;
  lang: LanguageCode;
}

/** A page of a user's orders that fit, the newest first. */
export async function listOrders(
  { database, clock }: Pick<Services, "database" | "clock">,
  { userId, page, lang, ...filter }: Wanted,
): Promise<z.input<typeof orderList>> {
  const now = clock.now();
  return database.run(async (q) => {
    const own = ownOrders(q, userId, filter);
    const rows = await readPage(q, own, page);
    const items = await readItems(
      q,
      rows.map(({ id }) => id),
    );
    const [all] = await q.select({ n: count() }).from(orders).where(own);
    return {
      data: rows.map((order) => showSummary(order, items.get(order.id) ?? [], lang, now)),
      total: all?.n ?? 0,
      page,
      per_page: perPage,
    };
  });
}

function readPage(q: Query, condition: SQL | undefined, page: number) {
  return q
    .select()
    .from(orders)
    .where(condition)
    .orderBy(desc(orders.placedAt), desc(orders.id))
    .limit(perPage)
    .offset((page - 1) * perPage);
}

/** Items by their order. */
export async function readItems(q: Query, orderIds: string[]): Promise<Map<string, ItemRow[]>> {
  const found = new Map<string, ItemRow[]>();
  if (orderIds.length === 0) return found;
  const rows = await q
    .select()
    .from(orderItems)
    .where(inArray(orderItems.orderId, orderIds))
    .orderBy(asc(orderItems.id));
  for (const row of rows) found.set(row.orderId, [...(found.get(row.orderId) ?? []), row]);
  return found;
}
