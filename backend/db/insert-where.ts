import { getTableColumns, type InferInsertModel, type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";

/**
 * `insert into … select …` of rows that go as one parameter, for a statement of several parts: they are written only where
 * its part `given` (the name of a `with`) found a row.
 */
export function insertWhere<T extends PgTable>(
  given: SQL,
  table: T,
  rows: readonly InferInsertModel<T>[],
): SQL {
  const columns = Object.entries(getTableColumns(table)).filter(
    ([key, { defaultFn }]) =>
      defaultFn !== undefined || rows.some((row) => valueIn(row, key) !== undefined),
  );
  const records = rows.map((row) =>
    Object.fromEntries(
      columns.map(([key, { name, defaultFn }]) => [
        name,
        valueIn(row, key) ?? defaultFn?.() ?? null,
      ]),
    ),
  );
  const names = sql.raw(columns.map(([, { name }]) => `"${name}"`).join(", "));
  return sql`insert into ${table} (${names}) select ${names}
    from jsonb_populate_recordset(null::${table}, ${JSON.stringify(records)}::jsonb)
    where exists (select from ${given})`;
}

const valueIn = (row: object, key: string): unknown => Reflect.get(row, key);
