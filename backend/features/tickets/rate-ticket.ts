import { eq } from "drizzle-orm";
import { tickets } from "../../db/tables/tickets";
import { ApiError } from "../../http/errors";
import type { Services } from "../../services";
import { lockTicket } from "./find-ticket";
import { isRatable } from "./ticket-actions";

interface Rated {
  userId: string;
  code: string;
  /** 1 to 5. */
  rating: number;
}

/**
 * POST user/tickets/{code}/rate: how its owner was served; the last word counts. Throws `error.not_found`,
 * `ticket.not_possible` while it is open.
 */
export function rateTicket(
  { database }: Pick<Services, "database">,
  { userId, code, rating }: Rated,
): Promise<void> {
  return database.transaction(async (q) => {
    const ticket = await lockTicket(q, { userId }, code);
    if (!isRatable(ticket)) throw new ApiError("ticket.not_possible");
    await q.update(tickets).set({ rating }).where(eq(tickets.id, ticket.id));
  });
}
