import { and, eq, exists, inArray, lt, sql } from "drizzle-orm";
import { ticketMessages, tickets } from "../../db/tables/tickets";
import { uploads } from "../../db/tables/uploads";
import { lockSome, type Purge } from "../../jobs/purge";

const hasPictures = sql`${ticketMessages.pictures} <> '[]'::jsonb`;

/** Takes the pictures of tickets away that were closed long ago; what was said stays. Counts tickets. */
export const purgeExpiredPictures: Purge = async (q, { before, limit }) => {
  const withPictures = q
    .select({ id: ticketMessages.id })
    .from(ticketMessages)
    .where(and(eq(ticketMessages.ticketId, tickets.id), hasPictures));
  const old = and(eq(tickets.state, "closed"), lt(tickets.closedAt, before), exists(withPictures));
  const ids = (await lockSome(q, tickets, old, limit)).map(String);
  if (ids.length === 0) return 0;
  const own = and(inArray(ticketMessages.ticketId, ids), hasPictures);
  const shown = await q
    .select({ pictures: ticketMessages.pictures })
    .from(ticketMessages)
    .where(own);
  const files = shown.flatMap(({ pictures }) => pictures);
  await q
    .update(uploads)
    .set({ status: "dropped" })
    .where(and(inArray(uploads.file, files), eq(uploads.status, "private")));
  await q.update(ticketMessages).set({ pictures: [] }).where(own);
  return ids.length;
};
