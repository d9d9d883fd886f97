import { and, eq, gt, isNull, lte } from "drizzle-orm";
import { ticketMessages, tickets } from "../../db/tables/tickets";
import type { Services } from "../../services";
import { lockTicket } from "./find-ticket";

interface Seen {
  userId: string;
  code: string;
  /** Of the newest message that was shown: what came since stays unread. */
  place: number;
}

/**
 * POST user/tickets/{code}/seen: its owner has seen the answers up to a place. Answers how many came behind it. Throws
 * `error.not_found`.
 */
export function markSeen(
  { database, clock }: Pick<Services, "database" | "clock">,
  { userId, code, place }: Seen,
): Promise<number> {
  return database.transaction(async (q) => {
    const { id } = await lockTicket(q, { userId }, code);
    const answers = and(
      eq(ticketMessages.ticketId, id),
      eq(ticketMessages.by, "staff"),
      eq(ticketMessages.internal, false),
      isNull(ticketMessages.seenAt),
    );
    await q
      .update(ticketMessages)
      .set({ seenAt: clock.now() })
      .where(and(answers, lte(ticketMessages.place, place)));
    const unread = await q.$count(ticketMessages, and(answers, gt(ticketMessages.place, place)));
    await q.update(tickets).set({ unreadUser: unread }).where(eq(tickets.id, id));
    return unread;
  });
}
