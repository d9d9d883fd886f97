import { and, asc, eq, gt, lt, or, type SQL, sql } from "drizzle-orm";
import type { z } from "zod";
import {
  countedTickets,
  type TicketState,
  type TicketSummary,
  type ticketList,
} from "../../contract/ticket";
import type { Query } from "../../db/database";
import { foldColumn, patternOf } from "../../db/fold-text";
import { tickets } from "../../db/tables/tickets";
import { isId } from "../../ports/ids";
import type { Services } from "../../services";
import type { TicketRow } from "./find-ticket";

const perPage = 10;

export interface ListedTickets {
  userId: string;
  /** As an earlier answer's `next` said; what is none is the first page. */
  page?: string | undefined;
  state?: TicketState | undefined;
  /** Part of a subject. */
  search?: string | undefined;
}

/**
 * GET user/tickets: a page of a user's own, the one that was spoken in last first. Pages begin behind a ticket, not at
 * a number, and counting ends at `countedTickets`, so that neither grows with how many there are.
 */
export function listTickets(
  { database }: Pick<Services, "database">,
  { userId, page, state, search }: ListedTickets,
): Promise<z.input<typeof ticketList>> {
  const own = eq(tickets.userId, userId);
  const listed = and(
    own,
    state && eq(tickets.state, state),
    search ? sql`${foldColumn(tickets.subject)} like ${patternOf(search)}` : undefined,
  );
  return database.run(async (q) => {
    const rows = await q
      .select()
      .from(tickets)
      .where(and(listed, behind(page)))
      // As the index has it: else all of the owner's would be sorted for one page.
      .orderBy(sql`${tickets.lastMessageAt} desc nulls last`, asc(tickets.id))
      .limit(perPage + 1);
    const shown = rows.slice(0, perPage);
    const last = shown.at(-1);
    return {
      data: shown.map(showSummary),
      total: await countSome(q, listed),
      unread: await countSome(q, and(own, gt(tickets.unreadUser, 0))),
      next: last && rows.length > perPage ? pageBehind(last) : null,
    };
  });
}

export function showSummary(row: TicketRow): TicketSummary {
  return {
    code: row.code,
    department: row.department,
    subject: row.subject,
    state: row.state,
    created_at: row.createdAt.toISOString(),
    last_message_at: row.lastMessageAt.toISOString(),
    last_by: row.lastBy,
    unread: row.unreadUser,
  };
}

export async function countSome(q: Query, condition: SQL | undefined): Promise<number> {
  const some = q
    .select({ id: tickets.id })
    .from(tickets)
    .where(condition)
    .limit(countedTickets)
    .as("some");
  return q.$count(some);
}

/** Milliseconds and id of the ticket that a page begins behind. */
export function pageBehind({ lastMessageAt, id }: TicketRow): string {
  return `${lastMessageAt.getTime()}.${id}`;
}

function behind(page: string | undefined): SQL | undefined {
  const [ms = "", id = ""] = (page ?? "").split(".");
  if (!/^\d{1,14}$/.test(ms) || !isId(id)) return undefined;
  const at = new Date(Number(ms));
  return or(lt(tickets.lastMessageAt, at), and(eq(tickets.lastMessageAt, at), gt(tickets.id, id)));
}
