import { and, eq, inArray, lte, sql } from "drizzle-orm";
import { reopenDays } from "../../contract/ticket";
import { tickets } from "../../db/tables/tickets";
import type { Job } from "../../jobs/job";
import type { Services } from "../../services";

const dayMs = 86_400_000;
const atOnce = 200;

/** Closes what has been resolved for fourteen days without having been opened again (domain 4.8). */
export function closeResolvedTickets({
  database,
  clock,
}: Pick<Services, "database" | "clock">): Job {
  const closeSome = () =>
    database.transaction(async (q) => {
      const now = clock.now();
      const due = new Date(now.getTime() - reopenDays * dayMs);
      const rows = await q
        .select({ id: tickets.id })
        .from(tickets)
        .where(and(eq(tickets.state, "resolved"), lte(tickets.resolvedAt, due)))
        .limit(atOnce)
        .for("update", { skipLocked: true });
      const ids = rows.map(({ id }) => id);
      if (ids.length > 0) {
        await q
          .update(tickets)
          .set({ state: "closed", closedAt: now, version: sql`${tickets.version} + 1` })
          .where(inArray(tickets.id, ids));
      }
      return ids.length;
    });
  return {
    name: "tickets.close",
    everyMs: dayMs / 24,
    run: async () => {
      while ((await closeSome()) === atOnce);
    },
  };
}
