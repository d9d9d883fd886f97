import { and, count, desc, eq, or, type SQL } from "drizzle-orm";
import type { AdminOrderList } from "../../../contract/admin-order";
import type { LanguageCode } from "../../../contract/languages";
import type { OrderState } from "../../../contract/order";
import { orders } from "../../../db/tables/orders";
import { users } from "../../../db/tables/users";
import { normalizeNumber } from "../../../http/read-number";
import type { Services } from "../../../services";
import { readItems } from "../reading/list-orders";
import { showSummary } from "../reading/show-summary";
import { nameCustomer } from "./name-customer";

const perPage = 20;

interface Wanted {
  /** From 1. */
  page: number;
  lang: LanguageCode;
  state?: OrderState | undefined;
  /** An order's number, or its customer's phone or e-mail. */
  search?: string | undefined;
}

/** A page of all orders, the newest first. */
export async function listAllOrders(
  { database, clock }: Pick<Services, "database" | "clock">,
  { page, lang, state, search }: Wanted,
): Promise<AdminOrderList> {
  const now = clock.now();
  const condition = and(
    state ? eq(orders.state, state) : undefined,
    search ? foundBy(search) : undefined,
  );
  return database.run(async (q) => {
    const rows = await q
      .select({ order: orders, user: users })
      .from(orders)
      .innerJoin(users, eq(users.id, orders.userId))
      .where(condition)
      .orderBy(desc(orders.placedAt), desc(orders.id))
      .limit(perPage)
      .offset((page - 1) * perPage);
    const items = await readItems(
      q,
      rows.map(({ order }) => order.id),
    );
    const [all] = await q
      .select({ n: count() })
      .from(orders)
      .innerJoin(users, eq(users.id, orders.userId))
      .where(condition);
    const data = rows.map(({ order, user }) => ({
      ...showSummary(order, items.get(order.id) ?? [], lang, now),
      customer: nameCustomer(order, user),
      payment_status: order.paymentStatus,
      gateway: order.gateway,
    }));
    return { data, total: all?.n ?? 0, page, per_page: perPage };
  });
}

function foundBy(search: string): SQL | undefined {
  const words = normalizeNumber(search);
  const phone = words.replace(/^00/, "+").replace(/^0/, "+98");
  return or(eq(orders.number, words), eq(users.phone, phone), eq(users.email, words.toLowerCase()));
}
