import { eq } from "drizzle-orm";
import { LRUCache } from "lru-cache";
import type { Database } from "../../db/database";
import { media, type PictureSource } from "../../db/tables/media";
import { ApiError } from "../../http/errors";

/** Names that nothing has, so that asking again costs nothing; short, for an import may bring one. */
const maxUnknown = 1_000;
const unknownForMs = 10_000;

/** What a picture is drawn from, by its name; throws `error.not_found` for a name that nothing has. */
export function sourceFinder(database: Database): (file: string) => Promise<PictureSource> {
  const unknown = new LRUCache<string, true>({ max: maxUnknown, ttl: unknownForMs });
  return async (file) => {
    if (unknown.has(file)) throw new ApiError("error.not_found");
    const [row] = await database.run((q) =>
      q.select({ source: media.source }).from(media).where(eq(media.file, file)),
    );
    if (row) return row.source;
    unknown.set(file, true);
    throw new ApiError("error.not_found");
  };
}
