import { eq, sql } from "drizzle-orm";
import type { LanguageCode } from "../../../contract/languages";
import type { Query } from "../../../db/database";
import { media, type PictureSource } from "../../../db/tables/media";
import { ApiError } from "../../../http/errors";
import type { Services } from "../../../services";
import { recordAudit } from "../../audit/record-audit";
import type { ContentActor } from "../../reading/content-actor";
import { originalName } from "../original-name";
import { lockPicture } from "./change-picture";
import { findPictureUses } from "./find-picture-uses";

interface Removing {
  id: string;
  version: number;
  lang: LanguageCode;
  actor: ContentActor;
}

/**
 * POST admin/media/{id}/remove: the row, the original and what was drawn of it. Throws `error.not_found`, `content.changed`
 * for an older version, and `library.in_use` while anything shows it.
 */
export async function removePicture(
  { database, storage, pictures }: Pick<Services, "database" | "storage" | "pictures">,
  { id, version, lang, actor }: Removing,
): Promise<void> {
  const file = await database.transaction(async (q) => {
    const row = await lockPicture(q, id, version);
    const uses = await findPictureUses(q, row, lang);
    if (uses.length > 0) {
      throw new ApiError("library.in_use", { params: { count: uses.length } });
    }
    await q.delete(media).where(eq(media.id, id));
    const named = { action: "picture.remove", entity: "picture", entityId: id } as const;
    await recordAudit(q, { ...actor, ...named, diff: { title: [row.name, null] } });
    // Last, and inside: where the file can't be removed its row stays, and who hands the same picture in waits.
    await removeOriginal(q, row.source);
    return row.file;
  });
  await pictures.forget(file);

  async function removeOriginal(q: Query, source: PictureSource): Promise<void> {
    if (source.kind !== "stored") return;
    const same = sql`${media.source} ->> 'path' = ${source.path}`;
    if ((await q.$count(media, same)) === 0) await storage.delete(originalName(source.path));
  }
}
