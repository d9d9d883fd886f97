import { getTableColumns, type SQL, sql } from "drizzle-orm";
import { getTableConfig, type PgTable } from "drizzle-orm/pg-core";
import type { Query } from "./database";

/** Few enough rows for a statement that fits easily in memory on both sides. */
const batchSize = 5000;

/**
 * Inserts many rows with one parameter per batch: their JSON. Every row has the same fields; the
 * database fills the columns that are left out, the ones made in code included.
 * `onConflict` is the statement's tail, where rows may be there already.
 */
export async function bulkInsert<T extends PgTable>(
  q: Query,
  table: T,
  rows: readonly T["$inferInsert"][],
  onConflict: SQL = sql``,
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = Object.entries(getTableColumns(table)).filter(([field]) => field in first);
  const names = sql.join(
    columns.map(([, column]) => sql.identifier(column.name)),
    sql`, `,
  );
  const typed = sql.join(
    columns.map(
      ([, column]) => sql`${sql.identifier(column.name)} ${sql.raw(column.getSQLType())}`,
    ),
    sql`, `,
  );
  for (let start = 0; start < rows.length; start += batchSize) {
    const records = rows
      .slice(start, start + batchSize)
      .map((row) =>
        Object.fromEntries(
          columns.map(([field, column]) => [column.name, Reflect.get(row, field) ?? null]),
        ),
      );
    await q.execute(sql`
      insert into ${sql.identifier(getTableConfig(table).name)} (${names})
      select ${names} from jsonb_to_recordset(${JSON.stringify(records)}::jsonb) as r(${typed})
      ${onConflict}`);
  }
}
