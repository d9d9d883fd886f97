import { eq } from "drizzle-orm";
import { tickets } from "../../../db/tables/tickets";
import type { Services } from "../../../services";
import { lockTicket } from "../find-ticket";

/** POST staff/tickets/{code}/seen: the staff has looked at all that there is. Throws `error.not_found`. */
export function markReadByStaff(
  { database }: Pick<Services, "database">,
  code: string,
): Promise<void> {
  return database.transaction(async (q) => {
    const { id } = await lockTicket(q, "all", code);
    await q.update(tickets).set({ unreadStaff: 0 }).where(eq(tickets.id, id));
  });
}
