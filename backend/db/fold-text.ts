import { type SQL, type SQLWrapper, sql } from "drizzle-orm";

/** Letters and digits that are written in several ways, and the one that is compared. */
const written = "يىئكةۀأإؤ٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹\u200c";
const compared = "یییکههااو01234567890123456789 ";

const letters = sql.raw(`'${written}', '${compared}'`);

/**
 * A column as searches compare it: case, Arabic and Persian letters and digits don't matter. Nothing in it is a
 * parameter, so that an index on the same expression serves the search; changed letters need a new index.
 */
export const foldColumn = (column: SQLWrapper): SQL => sql`translate(lower(${column}), ${letters})`;

/** The pattern that finds a text anywhere in a folded column; its own wildcards are letters. */
export function patternOf(text: string): SQL {
  const escaped = text.replace(/[\\%_]/g, "\\$&");
  return sql`'%' || translate(lower(${escaped}::text), ${letters}) || '%'`;
}
