import { and, asc, gt, sql } from "drizzle-orm";
import { media } from "../../db/tables/media";
import type { Job } from "../../jobs/job";
import type { Services } from "../../services";

const everyMs = 60_000;
/** How far a process that starts looks back. */
const firstLookMs = 24 * 60 * 60_000;
/** A photo can be there later than it says: it is dated when its transaction begins, and by another clock. */
const overlapMs = 5 * 60_000;

/**
 * Photos that were added, by the library, a command or another process, are drawn as AVIF before a shopper asks for them.
 * Each process does it, for the folder that it serves from.
 */
export function preparePictures({
  database,
  pictures,
  clock,
}: Pick<Services, "database" | "pictures" | "clock">): Job {
  let since = clock.now().getTime() - firstLookMs;
  let isUnderWay = false;

  async function prepareNew(signal?: AbortSignal): Promise<void> {
    const looksAt = clock.now().getTime();
    const added = await database.run((q) =>
      q
        .select({ file: media.file })
        .from(media)
        .where(and(gt(media.createdAt, new Date(since)), sql`${media.source}->>'kind' = 'stored'`))
        .orderBy(asc(media.createdAt), asc(media.id)),
    );
    for (const { file } of added) {
      if (signal?.aborted) return;
      await pictures.prepare(file);
    }
    since = looksAt - overlapMs;
  }

  return {
    name: "new-pictures",
    everyMs,
    sideBySide: true,
    run: async (signal) => {
      // Many photos take longer than a minute.
      if (isUnderWay) return;
      isUnderWay = true;
      await prepareNew(signal).finally(() => {
        isUnderWay = false;
      });
    },
  };
}
