import { and, desc, eq, gt, sql } from "drizzle-orm";
import type { Dashboard } from "../../contract/dashboard";
import type { Query } from "../../db/database";
import { prepared } from "../../db/prepared";
import { tickets } from "../../db/tables/tickets";

/** How many of a user's tickets have an unseen answer, and the newest of them. */
export async function readUnread(q: Query, userId: string): Promise<Dashboard["unread"]> {
  const [newest] = await readNewest(q, { userId });
  if (!newest) return { count: 0, newest: null };
  const { count, code, subject, at } = newest;
  return { count, newest: { code, subject, at: at.toISOString() } };
}

const readNewest = prepared(["userId"], (q, { userId }) =>
  q
    .select({
      code: tickets.code,
      subject: tickets.subject,
      at: tickets.lastMessageAt,
      count: sql<number>`count(*) over ()`.mapWith(Number),
    })
    .from(tickets)
    .where(and(eq(tickets.userId, userId), gt(tickets.unreadUser, 0)))
    .orderBy(desc(tickets.lastMessageAt), desc(tickets.id))
    .limit(1),
);
