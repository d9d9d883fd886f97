import { eq, sql } from "drizzle-orm";
import { tickets } from "../../db/tables/tickets";
import { ApiError } from "../../http/errors";
import type { Services } from "../../services";
import { lockTicket, type TicketScope } from "./find-ticket";
import { isReopenable } from "./ticket-actions";

/**
 * POST user/tickets/{code}/reopen: what was called resolved is not; of one that is open anyway, nothing. Throws
 * `error.not_found`, `ticket.not_possible` once it is closed or fourteen days have passed.
 */
export function reopenTicket(
  { database, clock }: Pick<Services, "database" | "clock">,
  { scope, code }: { scope: TicketScope; code: string },
): Promise<void> {
  return database.transaction(async (q) => {
    const ticket = await lockTicket(q, scope, code);
    if (ticket.state !== "resolved" && ticket.state !== "closed") return;
    if (!isReopenable(ticket, clock.now())) throw new ApiError("ticket.not_possible");
    await q
      .update(tickets)
      .set({ state: "waiting_staff", resolvedAt: null, version: sql`${tickets.version} + 1` })
      .where(eq(tickets.id, ticket.id));
  });
}
