import { and, eq, inArray, lt } from "drizzle-orm";
import { uploads } from "../../db/tables/uploads";
import { lockSome, type Purge } from "../../jobs/purge";
import type { Services } from "../../services";
import { placeOf } from "./upload-link";

const filesAtOnce = 200;

/** Drops the pictures that no form has claimed, so that nobody claims them while their files go. */
export const purgeExpiredUploads: Purge = async (q, { before, limit }) => {
  const old = and(eq(uploads.status, "pending"), lt(uploads.createdAt, before));
  const ids = await lockSome(q, uploads, old, limit);
  if (ids.length > 0) {
    await q
      .update(uploads)
      .set({ status: "dropped" })
      .where(and(inArray(uploads.id, ids.map(String)), eq(uploads.status, "pending")));
  }
  return ids.length;
};

/** Removes the files of what was dropped, whoever dropped it; what was broken off is ended by the next call. */
export async function removeDroppedFiles({
  database,
  storage,
}: Pick<Services, "database" | "storage">): Promise<void> {
  for (;;) {
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
    if (ids.length < filesAtOnce) return;
  }
}
