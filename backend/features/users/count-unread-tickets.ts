import { and, count, eq, gt } from "drizzle-orm";
import { tickets } from "../../db/tables/tickets";
import type { Services } from "../../services";

/** How many of a person's tickets have an answer that the person hasn't seen. */
export function countUnreadTickets(
  { database }: Pick<Services, "database">,
  userId: string,
): Promise<number> {
  return database.run(async (q) => {
    const [row] = await q
      .select({ n: count() })
      .from(tickets)
      .where(and(eq(tickets.userId, userId), gt(tickets.unreadUser, 0)));
    return row?.n ?? 0;
  });
}
