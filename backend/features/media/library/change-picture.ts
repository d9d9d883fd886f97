import { and, eq, like } from "drizzle-orm";
import { spokenLanguage } from "../../../contract/languages";
import type { PictureFields } from "../../../contract/library";
import type { Query } from "../../../db/database";
import { type MediaRow, media } from "../../../db/tables/media";
import { postTexts } from "../../../db/tables/posts";
import { productMedia } from "../../../db/tables/products";
import { ApiError } from "../../../http/errors";
import type { Services } from "../../../services";
import { recordAudit } from "../../audit/record-audit";
import { moveVersion } from "../../catalog/refresh/move-version";
import { refreshListing } from "../../catalog/refresh/refresh-listing";
import type { ContentActor } from "../../reading/content-actor";
import { written } from "../../reading/in-every";
import { writeRichText } from "../../rich-text/write-rich-text";
import { pictureAddress } from "../address";

interface Changing {
  id: string;
  fields: PictureFields;
  actor: ContentActor;
}

/** POST admin/media/{id}. Throws `error.not_found`, and `content.changed` for an older version. */
export function changePicture(
  { database }: Pick<Services, "database">,
  { id, fields, actor }: Changing,
) {
  return database.transaction(async (q) => {
    const standing = await lockPicture(q, id, fields.version);
    const alt = written(fields.alt);
    const [saved] = await q
      .update(media)
      .set({ name: fields.name, alt, version: standing.version + 1 })
      .where(eq(media.id, id))
      .returning();
    if (!saved) throw new ApiError("error.not_found");
    const named = { action: "picture.change", entity: "picture", entityId: id } as const;
    await recordAudit(q, {
      ...actor,
      ...named,
      diff: { title: [standing.name, saved.name], alt: [standing.alt, saved.alt] },
    });
    await refreshCards(q, id);
    await rewritePosts(q, saved.file);
    return { id, version: saved.version };
  });
}

/** The picture's row, taken, behind every other change of what shoppers see. Throws as `changePicture`. */
export async function lockPicture(q: Query, id: string, version: number): Promise<MediaRow> {
  // First, since its lock keeps out whoever is about to show the picture.
  await moveVersion(q);
  const [row] = await q.select().from(media).where(eq(media.id, id)).for("update");
  if (!row) throw new ApiError("error.not_found");
  if (row.version !== version) throw new ApiError("content.changed");
  return row;
}

/** The cards of products say what their picture shows. */
async function refreshCards(q: Query, id: string): Promise<void> {
  const shown = await q
    .select({ id: productMedia.productId })
    .from(productMedia)
    .where(eq(productMedia.mediaId, id));
  await refreshListing(
    q,
    shown.map((one) => one.id),
  );
}

/** Posts are stored as they are printed, and say what a picture shows where their writer doesn't. */
async function rewritePosts(q: Query, file: string): Promise<void> {
  const rows = await q
    .select({ postId: postTexts.postId, lang: postTexts.lang, source: postTexts.source })
    .from(postTexts)
    .where(like(postTexts.source, `%${pictureAddress(file)}%`));
  for (const { postId, lang, source } of rows) {
    const { html } = await writeRichText(q, source, spokenLanguage(lang));
    const own = and(eq(postTexts.postId, postId), eq(postTexts.lang, lang));
    await q.update(postTexts).set({ html }).where(own);
  }
}
