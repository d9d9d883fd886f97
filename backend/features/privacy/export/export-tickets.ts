import { and, desc, eq, inArray, lte, sql } from "drizzle-orm";
import type { Query } from "../../../db/database";
import { ticketMessages, tickets } from "../../../db/tables/tickets";
import { type ExportRow, maxRows } from "./export-data";
import { archiveName } from "./export-uploads";
import { said } from "./said";

/** Of all messages together, so that no conversation, however long, fills the memory. */
const maxLetters = 4 * 1024 * 1024;

/**
 * A user's tickets with what both sides wrote, the newest as far as they fit; `isCut` where some didn't. Notes of the
 * staff among themselves are theirs.
 */
export async function exportTickets(
  q: Query,
  userId: string,
): Promise<{ tickets: ExportRow[]; isCut: boolean }> {
  const asked = await q
    .select()
    .from(tickets)
    .where(eq(tickets.userId, userId))
    .orderBy(desc(tickets.createdAt))
    .limit(maxRows);
  const ids = asked.map(({ id }) => id);
  if (ids.length === 0) return { tickets: [], isCut: false };
  const shown = and(inArray(ticketMessages.ticketId, ids), eq(ticketMessages.internal, false));
  // Summed in the database, so that what doesn't fit is never read.
  const newest = q
    .select({
      id: ticketMessages.id,
      letters:
        sql<number>`sum(length(${ticketMessages.body})) over (order by ${ticketMessages.place} desc)`.as(
          "letters",
        ),
    })
    .from(ticketMessages)
    .where(shown)
    .orderBy(desc(ticketMessages.place))
    .limit(maxRows)
    .as("newest");
  const written = await q
    .select({ message: ticketMessages })
    .from(ticketMessages)
    .innerJoin(newest, eq(newest.id, ticketMessages.id))
    .where(lte(newest.letters, maxLetters))
    .orderBy(ticketMessages.place);
  const byTicket = new Map<string, (typeof ticketMessages.$inferSelect)[]>();
  for (const { message } of written) {
    const earlier = byTicket.get(message.ticketId);
    if (earlier) earlier.push(message);
    else byTicket.set(message.ticketId, [message]);
  }
  return {
    tickets: asked.map(({ id, code, department, subject, state, rating, createdAt }) => ({
      ...said({ code, department, subject, state, rating, createdAt }),
      messages: (byTicket.get(id) ?? []).map(({ by, body, pictures, createdAt: at }) =>
        said({ by, body, pictures: pictures.map(archiveName), at }),
      ),
    })),
    isCut: (await q.$count(ticketMessages, shown)) > written.length,
  };
}
