import { and, eq, inArray } from "drizzle-orm";
import type { Query } from "../../../db/database";
import { ticketMessages, tickets } from "../../../db/tables/tickets";
import { uploads } from "../../../db/tables/uploads";

/** Stands where a text was, so that lists have something to show. */
const emptied = "—";

/**
 * Empties and closes a person's tickets: that they were, when and how soon they were answered stays for the shop's
 * figures. Answers and notes are emptied too, for they speak of the person, and their pictures go.
 */
export async function forgetTickets(q: Query, userId: string, now: Date): Promise<void> {
  const own = q.select({ id: tickets.id }).from(tickets).where(eq(tickets.userId, userId));
  const shown = await q
    .select({ pictures: ticketMessages.pictures })
    .from(ticketMessages)
    .where(inArray(ticketMessages.ticketId, own));
  const files = shown.flatMap(({ pictures }) => pictures);
  if (files.length > 0) {
    await q.update(uploads).set({ status: "dropped" }).where(inArray(uploads.file, files));
  }
  await q
    .update(ticketMessages)
    .set({ body: emptied, pictures: [] })
    .where(inArray(ticketMessages.ticketId, own));
  await q
    .update(ticketMessages)
    .set({ authorId: null })
    .where(and(eq(ticketMessages.authorId, userId), inArray(ticketMessages.ticketId, own)));
  await q
    .update(tickets)
    .set({ subject: emptied, state: "closed", closedAt: now, unreadUser: 0, unreadStaff: 0 })
    .where(eq(tickets.userId, userId));
}
