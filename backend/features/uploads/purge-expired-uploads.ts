import { and, eq, inArray, lt } from "drizzle-orm";
import { uploads } from "../../db/tables/uploads";
import type { Job } from "../../jobs/job";
import type { Services } from "../../services";
import { placeOf } from "./upload-link";

const dayMs = 86_400_000;
const filesAtOnce = 200;

type Parts = Pick<Services, "database" | "clock" | "storage">;

/**
 * Removes the pictures that no form has claimed for a day. They are dropped first, so that nobody claims them
 * while their files go; a run that was broken off is ended by the next.
 */
export function purgeExpiredUploads({ database, clock, storage }: Parts): Job {
  const dropOld = () =>
    database.run((q) =>
      q
        .update(uploads)
        .set({ status: "dropped" })
        .where(
          and(
            eq(uploads.status, "pending"),
            lt(uploads.createdAt, new Date(clock.now().getTime() - dayMs)),
          ),
        ),
    );

  const removeSome = async () => {
    const dropped = await database.run((q) =>
      q
        .select({ id: uploads.id, file: uploads.file })
        .from(uploads)
        .where(eq(uploads.status, "dropped"))
        .limit(filesAtOnce),
    );
    for (const { file } of dropped) await storage.delete(placeOf(file));
    const ids = dropped.map(({ id }) => id);
    if (ids.length > 0) {
      await database.run((q) => q.delete(uploads).where(inArray(uploads.id, ids)));
    }
    return ids.length;
  };

  return {
    name: "uploads",
    everyMs: dayMs / 24,
    run: async () => {
      await dropOld();
      while ((await removeSome()) === filesAtOnce);
    },
  };
}
