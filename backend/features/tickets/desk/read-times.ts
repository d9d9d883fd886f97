import { sql } from "drizzle-orm";
import { z } from "zod";
import type { DeskTimes } from "../../../contract/desk";
import { tickets } from "../../../db/tables/tickets";
import type { Services } from "../../../services";

/** Today is the last 24 hours: the staff's day has no one zone. */
const spans = [1, 7, 30] as const;

const figures = z.object({
  asked: z.coerce.number(),
  answered: z.coerce.number(),
  over: z.coerce.number(),
  median_s: z.coerce.number().nullable(),
  p90_s: z.coerce.number().nullable(),
  rating: z.coerce.number().nullable(),
});

const waitingNow = z.object({
  waiting: z.coerce.number(),
  oldest: z.coerce.date().nullable(),
});

/** GET staff/tickets/times: how long customers wait for the first answer, and how many are waiting. */
export function readDeskTimes({
  database,
  clock,
}: Pick<Services, "database" | "clock">): Promise<DeskTimes> {
  return database.run(async (q) => {
    const data: DeskTimes["data"] = [];
    for (const days of spans) {
      const since = new Date(clock.now().getTime() - days * 86_400_000).toISOString();
      const wait = sql`extract(epoch from ${tickets.firstAnsweredAt} - ${tickets.createdAt})`;
      const [row] = await q.execute(sql`
        select count(*) as asked,
          count(${tickets.firstAnsweredAt}) as answered,
          count(*) filter (where ${tickets.state} in ('resolved', 'closed')) as over,
          percentile_cont(0.5) within group (order by ${wait}) as median_s,
          percentile_cont(0.9) within group (order by ${wait}) as p90_s,
          avg(${tickets.rating}) as rating
        from ${tickets}
        where ${tickets.createdAt} >= ${since}::timestamptz and ${tickets.mergedInto} is null`);
      data.push({ days, ...figures.parse(row) });
    }
    const [now] = await q.execute(sql`
      select count(*) as waiting, min(${tickets.lastMessageAt}) as oldest
      from ${tickets} where ${tickets.state} in ('open', 'waiting_staff')`);
    const { waiting, oldest } = waitingNow.parse(now);
    return { data, waiting, oldest_at: oldest?.toISOString() ?? null };
  });
}
