import { and, desc, eq, inArray, ne } from "drizzle-orm";
import type { DeskTicket } from "../../../contract/desk";
import type { LanguageCode } from "../../../contract/languages";
import type { Query } from "../../../db/database";
import { readDatabaseTime } from "../../../db/database-clock";
import { orders } from "../../../db/tables/orders";
import { auditEntries } from "../../../db/tables/staff";
import { tickets } from "../../../db/tables/tickets";
import { users } from "../../../db/tables/users";
import { ApiError } from "../../../http/errors";
import type { Services } from "../../../services";
import { findTicket, type TicketRow } from "../find-ticket";
import { showSummary } from "../list-tickets";
import { type MessageRange, readMessages } from "../read-messages";
import { readLinks } from "../read-ticket";
import { nameOf } from "./list-queue";
import { readAnswerers } from "./staff-of-desk";

const shownOrders = 5;
const shownOthers = 5;
const shownEvents = 20;

interface Asked extends MessageRange {
  code: string;
  lang: LanguageCode;
}

/**
 * GET staff/tickets/{code}: the conversation with the staff's notes, and what there is to know of its customer to answer
 * it. Throws `error.not_found`.
 */
export function readDeskTicket(
  { database }: Pick<Services, "database">,
  { code, lang, ...range }: Asked,
): Promise<DeskTicket> {
  return database.run(async (q) => {
    // Asked before the rest: what is written while that is read is dated later.
    const readAt = await readDatabaseTime(q);
    const ticket = await findTicket(q, "all", code);
    const colleagues = await readAnswerers(q);
    return {
      ...showSummary(ticket),
      ...(await readLinks(q, ticket, lang)),
      version: ticket.version,
      read_at: new Date(readAt).toISOString(),
      priority: ticket.priority,
      lang: ticket.lang,
      assigned: await readAssigned(q, ticket),
      unread_staff: ticket.unreadStaff,
      first_answered_at: ticket.firstAnsweredAt?.toISOString() ?? null,
      rating: ticket.rating,
      closed_at: ticket.closedAt?.toISOString() ?? null,
      customer: await readCustomer(q, ticket),
      orders: await readOrders(q, ticket),
      others: await readOthers(q, ticket),
      events: await readEvents(q, ticket),
      colleagues,
      ...(await readMessages(q, ticket.id, { ...range, withNotes: true })),
    };
  });
}

async function readAssigned(q: Query, { assignedTo }: TicketRow): Promise<DeskTicket["assigned"]> {
  if (!assignedTo) return null;
  const [row] = await q
    .select({ id: users.id, displayName: users.displayName, name: users.name, email: users.email })
    .from(users)
    .where(eq(users.id, assignedTo));
  return row ? { id: row.id, name: row.displayName ?? row.name ?? row.email } : null;
}

async function readCustomer(q: Query, { userId }: TicketRow): Promise<DeskTicket["customer"]> {
  const [user] = await q.select().from(users).where(eq(users.id, userId));
  if (!user) throw new ApiError("error.not_found");
  const { phone, email } = user;
  return { name: nameOf(user), phone, email, since: user.createdAt.toISOString() };
}

async function readOrders(q: Query, { userId }: TicketRow): Promise<DeskTicket["orders"]> {
  const rows = await q
    .select({
      number: orders.number,
      state: orders.state,
      amount: orders.payable,
      currency: orders.currency,
      placedAt: orders.placedAt,
    })
    .from(orders)
    .where(eq(orders.userId, userId))
    .orderBy(desc(orders.placedAt))
    .limit(shownOrders);
  return rows.map(({ number, state, amount, currency, placedAt }) => ({
    number,
    state,
    payable: { amount, currency },
    placed_at: placedAt.toISOString(),
  }));
}

async function readOthers(q: Query, { id, userId }: TicketRow): Promise<DeskTicket["others"]> {
  const rows = await q
    .select()
    .from(tickets)
    .where(and(eq(tickets.userId, userId), ne(tickets.id, id)))
    .orderBy(desc(tickets.lastMessageAt), tickets.id)
    .limit(shownOthers);
  return rows.map(showSummary);
}

async function readEvents(q: Query, { code }: TicketRow): Promise<DeskTicket["events"]> {
  const rows = await q
    .select({
      action: auditEntries.action,
      at: auditEntries.at,
      actorId: auditEntries.actorId,
    })
    .from(auditEntries)
    .where(and(eq(auditEntries.entity, "ticket"), eq(auditEntries.entityId, String(code))))
    .orderBy(desc(auditEntries.id))
    .limit(shownEvents);
  const ids = [...new Set(rows.flatMap(({ actorId }) => actorId ?? []))];
  const people = ids.length
    ? await q
        .select({ id: users.id, displayName: users.displayName, name: users.name })
        .from(users)
        .where(inArray(users.id, ids))
    : [];
  const names = new Map(people.map(({ id, displayName, name }) => [id, displayName ?? name]));
  return rows.map(({ action, at, actorId }) => ({
    action,
    by: names.get(actorId ?? "") ?? null,
    at: at.toISOString(),
  }));
}
