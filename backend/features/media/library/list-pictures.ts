import { and, count, desc, eq, ilike, or, type SQL, sql } from "drizzle-orm";
import { languageCodes } from "../../../contract/languages";
import { picturesPerPage } from "../../../contract/library";
import type { Query } from "../../../db/database";
import { media } from "../../../db/tables/media";
import { pictureNameOf } from "../../rich-text/safe-values";
import { showLibraryPicture } from "./show-library-picture";

interface Asked {
  /** A part of a name or of an alternative text, or an address. */
  search: string | undefined;
  /** Those alone that have no alternative text in one language at least. */
  isMissing: boolean;
  page: number;
}

/** GET admin/media: all pictures of the shop, the newest first. */
export async function listPictures(q: Query, { search, isMissing, page }: Asked) {
  const where = and(search ? named(search) : undefined, isMissing ? lacksWords() : undefined);
  const [all] = await q.select({ n: count() }).from(media).where(where);
  const rows = await q
    .select()
    .from(media)
    .where(where)
    .orderBy(desc(media.createdAt), desc(media.id))
    .limit(picturesPerPage)
    .offset((page - 1) * picturesPerPage);
  return { data: rows.map(showLibraryPicture), total: all?.n ?? 0 };
}

function named(search: string): SQL | undefined {
  const file = pictureNameOf(search);
  if (file) return eq(media.file, file);
  const part = `%${search.replace(/[\\%_]/g, "\\$&")}%`;
  const said = languageCodes.map((lang) => sql`${media.alt} ->> ${lang} ilike ${part}`);
  return or(ilike(media.name, part), ...said);
}

function lacksWords(): SQL | undefined {
  return or(...languageCodes.map((lang) => sql`not ${media.alt} ? ${lang}`));
}
