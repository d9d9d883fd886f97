import { type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { media } from "../../../../db/tables/media";

/** The name of the picture that a column refers to. */
export const fileOf = (mediaId: PgColumn): SQL<string | null> =>
  sql<string | null>`(select ${media.file} from ${media} where ${media.id} = ${mediaId})`;

/** The reference to a picture of this name. */
export const mediaIdOf = (file: string | undefined): SQL | null =>
  file ? sql`(select ${media.id} from ${media} where ${media.file} = ${file})` : null;
