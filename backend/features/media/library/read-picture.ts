import { eq } from "drizzle-orm";
import type { LanguageCode } from "../../../contract/languages";
import type { Query } from "../../../db/database";
import { media } from "../../../db/tables/media";
import { ApiError } from "../../../http/errors";
import { findPictureUses } from "./find-picture-uses";
import { showLibraryPicture } from "./show-library-picture";

/** GET admin/media/{id}: a picture with what shows it. Throws `error.not_found`. */
export async function readPicture(q: Query, id: string, lang: LanguageCode) {
  const [row] = await q.select().from(media).where(eq(media.id, id));
  if (!row) throw new ApiError("error.not_found");
  return { picture: showLibraryPicture(row), uses: await findPictureUses(q, row, lang) };
}
