import { asc, count, desc, type SQL, sql } from "drizzle-orm";
import type { z } from "zod";
import type { LanguageCode } from "../../../contract/languages";
import type { orderList } from "../../../contract/order";
import type { Query } from "../../../db/database";
import { inOneTrip } from "../../../db/one-trip";
import { arrayText, prepared } from "../../../db/prepared";
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
    const [rows, [all]] = await inOneTrip(q, (q) =>
      Promise.all([readPage(q, own, page), q.select({ n: count() }).from(orders).where(own)]),
    );
    const items = await readItems(
      q,
      rows.map(({ id }) => id),
    );
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
  const rows = await readOfOrders(q, { orderIds: arrayText(orderIds) });
  for (const row of rows) found.set(row.orderId, [...(found.get(row.orderId) ?? []), row]);
  return found;
}

const readOfOrders = prepared(["orderIds"], (q, { orderIds }) =>
  q
    .select()
    .from(orderItems)
    .where(sql`${orderItems.orderId} = any(${orderIds}::text::uuid[])`)
    .orderBy(asc(orderItems.id)),
);
