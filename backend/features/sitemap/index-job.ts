import { sql } from "drizzle-orm";
import type { Query } from "../../db/database";
import { indexMarks } from "../../db/tables/site";
import type { Job } from "../../jobs/job";
import { type IndexNotifier, maxNotified } from "../../ports/index-notifier";
import type { Services } from "../../services";
import { type Changes, readChangedPages } from "./changed-pages";

/**
 * Tells search engines of pages that have changed since they were told last, by the moments that the pages carry: so
 * that imports and posts whose time has come are told of, too. What was there before the first run is the sitemap's to
 * name. A failed call is made again with the next run, with what has changed meanwhile.
 */
export function indexJob(
  { database, publicUrl }: Pick<Services, "database" | "publicUrl">,
  notifier: IndexNotifier,
): Job {
  return {
    name: "index",
    everyMs: 5 * 60_000,
    run: async () => {
      const { since, until } = await database.run(readMoments);
      if (since !== null) {
        const changes = { since, until };
        const paths = await database.run((q) => readChangedPages(q, changes, maxNotified));
        if (paths.length > 0) await notifier.notify(paths.map((path) => publicUrl + path));
      }
      await database.run((q) => saveMark(q, until));
    },
  };
}

/** Changes that are still under way carry moments of their beginning: they are left for a later run. */
async function readMoments(q: Query): Promise<Omit<Changes, "since"> & { since: string | null }> {
  const [moments] = await q.execute<{ since: string | null; until: string }>(sql`
    select
      (select told_until from ${indexMarks})::text as since,
      greatest(
        (select told_until from ${indexMarks}),
        least(
          now(),
          (select min(xact_start) from pg_stat_activity where datname = current_database() and backend_type = 'client backend')
        ) - interval '1 minute'
      )::text as until`);
  if (!moments) throw new Error("The database has no time.");
  return moments;
}

async function saveMark(q: Query, until: string): Promise<void> {
  await q.execute(sql`
    insert into ${indexMarks} (id, told_until) values (1, ${until}::timestamptz)
    on conflict (id) do update set told_until = excluded.told_until`);
}
