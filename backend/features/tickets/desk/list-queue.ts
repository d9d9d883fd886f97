import { and, asc, desc, eq, gt, inArray, isNull, lt, or, type SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { DeskAssignee, DeskQueue, DeskView } from "../../../contract/desk";
import type { Department, Priority, TicketState } from "../../../contract/ticket";
import { tickets } from "../../../db/tables/tickets";
import { users } from "../../../db/tables/users";
import { isId } from "../../../ports/ids";
import type { Services } from "../../../services";
import { countSome, pageBehind, showSummary } from "../list-tickets";
import { foundBy } from "./search-tickets";
import { readAnswerers } from "./staff-of-desk";

const perPage = 20;

/** What the staff has to answer. */
export const waitingStates: readonly TicketState[] = ["open", "waiting_staff"];

export interface WantedQueue {
  /** Whose queue `me` is. */
  staffId: string;
  view: DeskView;
  /** A word, or the id of somebody of the staff. */
  assignee: DeskAssignee | (string & {});
  /** Only those with something that the staff hasn't read. */
  isUnread?: boolean;
  department?: Department | undefined;
  priority?: Priority | undefined;
  /** As `foundBy` takes it. */
  search?: string | undefined;
  /** As an earlier answer's `next` said. */
  page?: string | undefined;
}

const answerer = alias(users, "answerer");

/**
 * GET staff/tickets: who has waited longest comes first; of views with what is over in them, what was spoken in last.
 * Pages begin behind a ticket and counting is bounded, so that neither grows with how many tickets there are.
 */
export function listQueue(
  { database }: Pick<Services, "database">,
  wanted: WantedQueue,
): Promise<DeskQueue> {
  const isOldestFirst = wanted.view !== "all" && wanted.view !== "closed";
  return database.run(async (q) => {
    const found = wanted.search?.trim() ? await foundBy(q, wanted.search) : undefined;
    const listed = and(conditionOf(wanted), found);
    const rows = await q
      .select({
        ticket: tickets,
        customer: { displayName: users.displayName, name: users.name, lastName: users.lastName },
        assigned: { id: answerer.id, displayName: answerer.displayName, name: answerer.name },
      })
      .from(tickets)
      .innerJoin(users, eq(users.id, tickets.userId))
      .leftJoin(answerer, eq(answerer.id, tickets.assignedTo))
      .where(and(listed, behind(wanted.page, isOldestFirst)))
      .orderBy(
        isOldestFirst ? asc(tickets.lastMessageAt) : desc(tickets.lastMessageAt),
        asc(tickets.id),
      )
      .limit(perPage + 1);
    const shown = rows.slice(0, perPage);
    const last = shown.at(-1);
    return {
      data: shown.map(({ ticket, customer, assigned }) => ({
        ...showSummary(ticket),
        priority: ticket.priority,
        customer: { name: nameOf(customer) },
        assigned: assigned && {
          id: assigned.id,
          name: assigned.displayName ?? assigned.name,
        },
        unread_staff: ticket.unreadStaff,
      })),
      total: await countSome(q, listed),
      colleagues: await readAnswerers(q),
      next: last && rows.length > perPage ? pageBehind(last.ticket) : null,
    };
  });
}

/** As the staff calls a customer. */
export function nameOf({
  displayName,
  name,
  lastName,
}: Pick<typeof users.$inferSelect, "displayName" | "name" | "lastName">): string | null {
  return [name, lastName].filter(Boolean).join(" ") || displayName;
}

function conditionOf({
  staffId,
  view,
  assignee,
  isUnread,
  department,
  priority,
}: WantedQueue): SQL | undefined {
  return and(
    view === "waiting" ? inArray(tickets.state, [...waitingStates]) : undefined,
    view === "waiting" || view === "all" ? undefined : eq(tickets.state, view),
    assignee === "me" ? eq(tickets.assignedTo, staffId) : undefined,
    assignee === "nobody" ? isNull(tickets.assignedTo) : undefined,
    isId(assignee) ? eq(tickets.assignedTo, assignee) : undefined,
    isUnread ? gt(tickets.unreadStaff, 0) : undefined,
    department && eq(tickets.department, department),
    priority && eq(tickets.priority, priority),
  );
}

function behind(page: string | undefined, isOldestFirst: boolean): SQL | undefined {
  const [ms = "", id = ""] = (page ?? "").split(".");
  if (!/^\d{1,14}$/.test(ms) || !isId(id)) return undefined;
  const at = new Date(Number(ms));
  const further = isOldestFirst ? gt : lt;
  return or(
    further(tickets.lastMessageAt, at),
    and(eq(tickets.lastMessageAt, at), gt(tickets.id, id)),
  );
}
