import { eq, sql } from "drizzle-orm";
import type { Query } from "../../db/database";
import { tickets } from "../../db/tables/tickets";
import type { Services } from "../../services";
import { lockTicket, type TicketRow, type TicketScope } from "./find-ticket";

/** POST user/tickets/{code}/close: it is over; said again, nothing. Throws `error.not_found`. */
export function closeTicket(
  { database, clock }: Pick<Services, "database" | "clock">,
  { scope, code }: { scope: TicketScope; code: string },
): Promise<void> {
  return database.transaction(async (q) => {
    const ticket = await lockTicket(q, scope, code);
    if (ticket.state !== "closed") await setClosed(q, ticket, clock.now());
  });
}

/** Closes a ticket that this transaction has locked. */
export async function setClosed(q: Query, { id }: Pick<TicketRow, "id">, now: Date): Promise<void> {
  await q
    .update(tickets)
    .set({ state: "closed", closedAt: now, version: sql`${tickets.version} + 1` })
    .where(eq(tickets.id, id));
}
