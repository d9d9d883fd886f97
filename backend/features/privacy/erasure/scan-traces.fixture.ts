/** Looks for a person in everything that is stored; new tables and columns are looked through by themselves. */
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import type { Database } from "#backend/db/database";

interface Column extends Record<string, unknown> {
  table: string;
  column: string;
}

/** `table.column` of each place in the database that holds one of the traces. */
export async function scanDatabase(
  database: Database,
  traces: readonly string[],
): Promise<string[]> {
  const columns = await database.run((q) =>
    q.execute<Column>(sql`
    select c.table_name as "table", c.column_name as "column"
    from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema not in ('pg_catalog', 'information_schema', 'drizzle')
      and t.table_type = 'BASE TABLE'
      and c.data_type in ('text', 'jsonb', 'json', 'character varying', 'ARRAY', 'date', 'bytea', 'inet')
    order by 1, 2`),
  );
  const found: string[] = [];
  for (const { table, column } of rowsOf(columns)) {
    const text = sql`coalesce(${sql.identifier(column)}::text, '')`;
    const hits = traces.map((trace) => sql`strpos(${text}, ${trace}) > 0`);
    const rows = await database.run((q) =>
      q.execute<{ n: number }>(
        sql`select count(*)::int as n from ${sql.identifier(table)} where ${sql.join(hits, sql` or `)}`,
      ),
    );
    if ((rowsOf(rows)[0]?.n ?? 0) > 0) found.push(`${table}.${column}`);
  }
  return found;
}

function rowsOf<T>(answer: Iterable<T> | { rows: T[] }): T[] {
  return "rows" in answer ? answer.rows : [...answer];
}

/** Paths below a folder whose name or bytes hold one of the traces. */
export async function scanFiles(folder: string, traces: readonly string[]): Promise<string[]> {
  const names = await readdir(folder, { recursive: true, withFileTypes: true });
  const found: string[] = [];
  for (const entry of names.filter((one) => one.isFile())) {
    const path = join(entry.parentPath, entry.name);
    const bytes = await readFile(path);
    const isTrace = traces.some((trace) => path.includes(trace) || bytes.includes(trace));
    if (isTrace) found.push(path);
  }
  return found;
}
