import { eq, sql } from "drizzle-orm";
import type { AuditAction } from "../../../contract/audit";
import type { DeskChange } from "../../../contract/desk";
import type { TicketState } from "../../../contract/ticket";
import type { Query } from "../../../db/database";
import { tickets } from "../../../db/tables/tickets";
import { ApiError } from "../../../http/errors";
import type { Services } from "../../../services";
import { type AuditDiff, recordAudit } from "../../audit/record-audit";
import { lockTicket, type TicketRow } from "../find-ticket";
import type { DeskActor } from "./desk-actor";
import { readAnswerers } from "./staff-of-desk";

/** A ticket for a change of the staff's, its row taken. Throws `ticket.changed` where it has moved on since. */
export async function lockForDesk(q: Query, code: string, version: number): Promise<TicketRow> {
  const ticket = await lockTicket(q, "all", code);
  if (ticket.mergedInto) throw new ApiError("ticket.not_possible");
  if (ticket.version !== version) throw new ApiError("ticket.changed");
  return ticket;
}

/**
 * POST staff/tickets/{code}: who answers it, how urgent it is, where it belongs, what it is; written down with who did
 * it. Throws `error.not_found`, `ticket.changed`, `ticket.not_possible` for one that was merged, `error.bad_request`
 * for somebody who can't answer.
 */
export function changeDeskTicket(
  { database, clock }: Pick<Services, "database" | "clock">,
  { actor, code, change }: { actor: DeskActor; code: string; change: DeskChange },
): Promise<void> {
  const { version, assigned, priority, department, state } = change;
  return database.transaction(async (q) => {
    const ticket = await lockForDesk(q, code, version);
    if (assigned && !(await readAnswerers(q)).some(({ id }) => id === assigned)) {
      throw new ApiError("error.bad_request", { errors: { assigned: ["validation.choice"] } });
    }
    const next = {
      assignedTo: assigned === undefined ? ticket.assignedTo : assigned,
      priority: priority ?? ticket.priority,
      department: department ?? ticket.department,
      state: state ?? ticket.state,
    };
    const changed = (Object.keys(next) as (keyof typeof next)[]).filter(
      (field) => next[field] !== ticket[field],
    );
    if (changed.length === 0) return;
    const diff: AuditDiff = Object.fromEntries(
      changed.map((field) => [field, [ticket[field], next[field]]]),
    );
    await q
      .update(tickets)
      .set({ ...next, ...timesOf(ticket, next.state, clock.now()), version: nextVersion })
      .where(eq(tickets.id, ticket.id));
    const entry = { ...actor, entity: "ticket" as const, entityId: String(ticket.code) };
    await recordAudit(q, { ...entry, action: actionOf(ticket, next), diff });
  });
}

export const nextVersion = sql`${tickets.version} + 1`;

/** When it was called resolved and closed, for a ticket that comes into a state. */
export function timesOf(ticket: TicketRow, state: TicketState, now: Date) {
  const isOver = state === "closed";
  return {
    resolvedAt: state === "resolved" || isOver ? (ticket.resolvedAt ?? now) : null,
    closedAt: isOver ? (ticket.closedAt ?? now) : null,
  };
}

type Next = Pick<TicketRow, "assignedTo" | "priority" | "department" | "state">;

/** What the change is called in the log: the weightiest part of it. */
function actionOf(ticket: TicketRow, next: Next): AuditAction {
  if (ticket.state !== next.state) return `ticket.${next.state}`;
  if (ticket.assignedTo !== next.assignedTo) {
    return next.assignedTo ? "ticket.assign" : "ticket.give_back";
  }
  return ticket.priority === next.priority ? "ticket.department" : "ticket.priority";
}
