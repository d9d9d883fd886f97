import { and, inArray, type SQL } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Query } from "../db/database";

export interface Past {
  /** What was over before this has been kept long enough. */
  before: Date;
  now: Date;
  /** Of one transaction: no more rows than these are locked at a time. */
  limit: number;
}

/** Takes away some of what is over, inside a transaction; answers how many rows it took. Fewer than `limit` were the last. */
export type Purge = (q: Query, past: Past) => Promise<number>;

/** Locks the ids of up to `limit` rows; one that somebody is changing just now is left for the next run. */
export async function lockSome(
  q: Query,
  table: PgTable & { id: PgColumn },
  which: SQL | undefined,
  limit: number,
): Promise<(string | number)[]> {
  const rows = await q
    .select({ id: table.id })
    .from(table as PgTable)
    .where(which)
    .limit(limit)
    .for("update", { skipLocked: true });
  return rows.map(({ id }) => id as string | number);
}

/** Deletes up to `limit` rows; answers how many. */
export async function deleteSome(
  q: Query,
  table: PgTable & { id: PgColumn },
  which: SQL | undefined,
  limit: number,
): Promise<number> {
  const ids = await lockSome(q, table, which, limit);
  // Said again, for a row may have changed between its choice and its lock.
  if (ids.length > 0) await q.delete(table).where(and(inArray(table.id, ids), which));
  return ids.length;
}
