import { and, count, eq, gt } from "drizzle-orm";
import type { Query } from "../../db/database";
import { prepared } from "../../db/prepared";
import { tickets } from "../../db/tables/tickets";

/** How many of a person's tickets have an answer that the person hasn't seen. */
export async function countUnreadTickets(q: Query, userId: string): Promise<number> {
  const [row] = await countUnread(q, { userId });
  return row?.n ?? 0;
}

const countUnread = prepared(["userId"], (q, { userId }) =>
  q
    .select({ n: count() })
    .from(tickets)
    .where(and(eq(tickets.userId, userId), gt(tickets.unreadUser, 0))),
);
