import { type SQL, sql } from "drizzle-orm";
import type { Changed } from "./refresh-listing";

/** The condition on `product_id` (a column's name) that narrows a rewrite to what has changed. */
export function chosen(column: string, changed: Changed): SQL {
  if (changed === "all") return sql`true`;
  const ids = sql.join(
    changed.map((id) => sql`${id}::uuid`),
    sql`, `,
  );
  return sql`${sql.raw(column)} in (${ids})`;
}
