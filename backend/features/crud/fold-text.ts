import { type SQL, type SQLWrapper, sql } from "drizzle-orm";

/** Letters and digits that are written in several ways, and the one that is compared. */
const written = "يىئكةۀأإؤ٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹\u200c";
const compared = "یییکههااو01234567890123456789 ";

/** A column as searches compare it: case, Arabic and Persian letters and digits don't matter. */
export const foldColumn = (column: SQLWrapper): SQL =>
  sql`translate(lower(${column}), ${written}::text, ${compared}::text)`;

/** The pattern that finds a text anywhere in a folded column; its own wildcards are letters. */
export function patternOf(text: string): SQL {
  const escaped = text.replace(/[\\%_]/g, "\\$&");
  return sql`'%' || translate(lower(${escaped}::text), ${written}::text, ${compared}::text) || '%'`;
}
