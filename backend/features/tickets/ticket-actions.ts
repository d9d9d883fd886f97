import { reopenDays, type TicketAction } from "../../contract/ticket";
import type { TicketRow } from "./find-ticket";

const dayMs = 86_400_000;

/** Until when a resolved ticket may be opened again; null for any other. */
export function reopenableUntil({ state, resolvedAt }: TicketRow): Date | null {
  if (state !== "resolved" || !resolvedAt) return null;
  return new Date(resolvedAt.getTime() + reopenDays * dayMs);
}

export function isReopenable(ticket: TicketRow, now: Date): boolean {
  const until = reopenableUntil(ticket);
  return until !== null && until > now;
}

/** Once it is over, its owner may say how it went. */
export function isRatable({ state }: Pick<TicketRow, "state">): boolean {
  return state === "resolved" || state === "closed";
}

/** What its owner may do with it. */
export function actionsOf(ticket: TicketRow, now: Date): TicketAction[] {
  const actions: TicketAction[] = ["reply"];
  if (ticket.state !== "closed") actions.push("close");
  if (isReopenable(ticket, now)) actions.push("reopen");
  if (isRatable(ticket)) actions.push("rate");
  return actions;
}
