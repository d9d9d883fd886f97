import {
  getTableColumns,
  type InferInsertModel,
  type Placeholder,
  type SQL,
  sql,
} from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";

/** Rows to insert, as one value of a statement. */
export interface Records {
  table: PgTable;
  /** Those that the rows have, by their names in the database; the others take what the database gives them. */
  columns: string[];
  json: string;
}

export function recordsOf<T extends PgTable>(
  table: T,
  rows: readonly InferInsertModel<T>[],
): Records {
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
  return { table, columns: columns.map(([, { name }]) => name), json: JSON.stringify(records) };
}

const valueIn = (row: object, key: string): unknown => Reflect.get(row, key);

/**
 * `insert into … select …` of records, for a statement of several parts: they are written only where its part `given` (the
 * name of a `with`) found a row. `json` stands for theirs.
 */
export function insertWhere(
  given: SQL,
  { table, columns }: Pick<Records, "table" | "columns">,
  json: Placeholder,
): SQL {
  const names = sql.raw(columns.map((name) => `"${name}"`).join(", "));
  return sql`insert into ${table} (${names}) select ${names}
    from jsonb_populate_recordset(null::${table}, ${json}::jsonb)
    where exists (select from ${given})`;
}
