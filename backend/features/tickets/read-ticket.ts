import { and, eq } from "drizzle-orm";
import type { LanguageCode } from "../../contract/languages";
import type { Ticket } from "../../contract/ticket";
import type { Query } from "../../db/database";
import { orders } from "../../db/tables/orders";
import { products, productTexts } from "../../db/tables/products";
import { tickets } from "../../db/tables/tickets";
import type { Services } from "../../services";
import { findTicket, type TicketRow } from "./find-ticket";
import { showSummary } from "./list-tickets";
import { type MessageRange, readMessages } from "./read-messages";
import { actionsOf, reopenableUntil } from "./ticket-actions";

interface Asked extends MessageRange {
  userId: string;
  code: string;
  lang: LanguageCode;
}

/** GET user/tickets/{code}: a user's own conversation. Throws `error.not_found`. */
export function readOwnTicket(
  { database, clock }: Pick<Services, "database" | "clock">,
  { userId, code, lang, ...range }: Asked,
): Promise<Ticket> {
  return database.run(async (q) => {
    const ticket = await findTicket(q, { userId }, code);
    return {
      ...showSummary(ticket),
      ...(await readLinks(q, ticket, lang)),
      rating: ticket.rating,
      reopen_until: reopenableUntil(ticket)?.toISOString() ?? null,
      closed_at: ticket.closedAt?.toISOString() ?? null,
      actions: actionsOf(ticket, clock.now()),
      ...(await readMessages(q, ticket.id, range)),
    };
  });
}

/** The order and the product that it is about, and the tickets that it hangs together with. */
export async function readLinks(q: Query, ticket: TicketRow, lang: LanguageCode) {
  return {
    order: await readOrder(q, ticket),
    product: await readProduct(q, ticket, lang),
    follows: await readCode(q, ticket, eq(tickets.id, ticket.follows ?? ticket.id)),
    followed_by: await readCode(q, ticket, eq(tickets.follows, ticket.id)),
    merged_into: await readCode(q, ticket, eq(tickets.id, ticket.mergedInto ?? ticket.id)),
  };
}

async function readOrder(q: Query, { orderId, userId }: TicketRow): Promise<Ticket["order"]> {
  if (!orderId) return null;
  const [order] = await q
    .select({ number: orders.number })
    .from(orders)
    .where(and(eq(orders.id, orderId), eq(orders.userId, userId)));
  return order ?? null;
}

/** In the language, else in any; null where it has no page any more. */
async function readProduct(
  q: Query,
  { productId }: TicketRow,
  lang: LanguageCode,
): Promise<Ticket["product"]> {
  if (!productId) return null;
  const rows = await q
    .select({
      id: products.code,
      name: productTexts.name,
      slug: productTexts.slug,
      lang: productTexts.lang,
    })
    .from(products)
    .innerJoin(productTexts, eq(productTexts.productId, products.id))
    .where(and(eq(products.id, productId), eq(products.status, "active")));
  const row = rows.find((spoken) => spoken.lang === lang) ?? rows[0];
  return row ? { id: row.id, name: row.name, slug: row.slug } : null;
}

/** The code of another ticket of the same owner; null where the condition finds the ticket itself. */
async function readCode(
  q: Query,
  ticket: TicketRow,
  condition: ReturnType<typeof eq>,
): Promise<number | null> {
  const [other] = await q
    .select({ id: tickets.id, code: tickets.code })
    .from(tickets)
    .where(and(condition, eq(tickets.userId, ticket.userId)))
    .limit(1);
  return other && other.id !== ticket.id ? other.code : null;
}
