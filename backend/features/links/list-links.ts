import { and, count, desc, eq, ilike, isNotNull, type SQL } from "drizzle-orm";
import type { LinkList } from "../../contract/link";
import type { LinkKind, LinkState } from "../../contract/link-kinds";
import type { Query } from "../../db/database";
import { userLinks } from "../../db/tables/links";
import { orders } from "../../db/tables/orders";
import { users } from "../../db/tables/users";
import type { Services } from "../../services";
import { invoiceHash } from "../orders/invoice/invoice-hash";
import { readItems } from "../orders/reading/list-orders";
import { inState } from "./link-state";
import { showLink } from "./show-link";

const perPage = 20;
const maxInvoices = 10;

export interface WantedLinks {
  userId: string;
  /** From 1. */
  page: number;
  /** Part of a label. */
  search: string;
  kind?: LinkKind | undefined;
  state?: LinkState | undefined;
}

/** GET user/links: a page of a user's links, the newest first, and the invoices that anybody can check. */
export async function listLinks(services: Services, wanted: WantedLinks): Promise<LinkList> {
  const { userId, page, search, kind, state } = wanted;
  const now = services.clock.now();
  const condition = and(
    eq(userLinks.userId, userId),
    search ? ilike(userLinks.label, `%${escapeLike(search)}%`) : undefined,
    kind ? eq(userLinks.kind, kind) : undefined,
    state ? inState(state, now) : undefined,
  );
  return services.database.run(async (q) => {
    const rows = await readPage(q, condition, page);
    return {
      data: rows.map((row) => showLink(services, row)),
      total: await q.$count(userLinks, condition),
      page,
      per_page: perPage,
      joined: await countJoined(q, userId),
      invoices: await readInvoices(q, userId),
    };
  });
}

const escapeLike = (text: string) => text.replace(/[\\%_]/g, "\\$&");

function readPage(q: Query, condition: SQL | undefined, page: number) {
  return q
    .select()
    .from(userLinks)
    .where(condition)
    .orderBy(desc(userLinks.createdAt), desc(userLinks.id))
    .limit(perPage)
    .offset((page - 1) * perPage);
}

async function countJoined(q: Query, userId: string): Promise<number> {
  const [row] = await q
    .select({ n: count() })
    .from(users)
    .where(and(eq(users.referredBy, userId), eq(users.status, "active")));
  return row?.n ?? 0;
}

async function readInvoices(q: Query, userId: string): Promise<LinkList["invoices"]> {
  const rows = await q
    .select()
    .from(orders)
    .where(and(eq(orders.userId, userId), isNotNull(orders.invoiceNo), isNotNull(orders.paidAt)))
    .orderBy(desc(orders.paidAt))
    .limit(maxInvoices);
  const items = await readItems(
    q,
    rows.map(({ id }) => id),
  );
  return rows.map((order) => ({
    invoice_no: order.invoiceNo ?? "",
    number: order.number,
    issued_at: (order.paidAt ?? order.placedAt).toISOString(),
    path: `/home/invoice/${order.invoiceNo}/${invoiceHash(order, items.get(order.id) ?? [])}`,
  }));
}
