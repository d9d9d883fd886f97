import { getTableColumns, sql } from "drizzle-orm";
import type { PgColumn, PgInsertValue, PgTable, PgUpdateSetSource } from "drizzle-orm/pg-core";
import type { Query } from "../../../../db/database";

/** PostgreSQL counts a statement's parameters in sixteen bits. */
const maxParameters = 30_000;

/**
 * Inserts rows, or brings those that are there by `key` to the new values; `keep` names columns to leave then. Where a table counts its rows'
 * changes these are counted, too: who has such a row open is told.
 */
export async function upsertRows<T extends PgTable>(
  q: Query,
  table: T,
  key: PgColumn[],
  rows: PgInsertValue<T>[],
  keep: PgColumn[] = [],
): Promise<void> {
  for (const chunk of chunksFor(table, rows)) {
    await q
      .insert(table)
      .values(chunk)
      .onConflictDoUpdate({ target: key, set: excludedOf(table, [...key, ...keep], chunk) });
  }
}

export async function insertRows<T extends PgTable>(
  q: Query,
  table: T,
  rows: PgInsertValue<T>[],
): Promise<void> {
  for (const chunk of chunksFor(table, rows)) await q.insert(table).values(chunk);
}

function chunksFor<T extends PgTable>(table: T, rows: PgInsertValue<T>[]): PgInsertValue<T>[][] {
  const size = Math.floor(maxParameters / Object.keys(getTableColumns(table)).length);
  const chunks: PgInsertValue<T>[][] = [];
  for (let at = 0; at < rows.length; at += size) chunks.push(rows.slice(at, at + size));
  return chunks;
}

/** `set` of every column that the rows give, but for the ones to spare and the row's own identity. */
function excludedOf<T extends PgTable>(
  table: T,
  spared: PgColumn[],
  rows: PgInsertValue<T>[],
): PgUpdateSetSource<T> {
  const given = new Set(rows.flatMap((row) => Object.keys(row)));
  const set: Record<string, unknown> = {};
  for (const [field, column] of Object.entries(getTableColumns(table))) {
    if (field === "version" && column.dataType === "number") set[field] = sql`${column} + 1`;
    if (!given.has(field) || spared.includes(column) || column.primary) continue;
    set[field] = sql.raw(`excluded."${column.name}"`);
  }
  return set as PgUpdateSetSource<T>;
}
