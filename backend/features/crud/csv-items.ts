import { and, asc, desc, inArray } from "drizzle-orm";
import type { CrudItem } from "../../contract/crud";
import { type CsvTaken, maxCsvLines } from "../../contract/csv";
import type { Database, Query } from "../../db/database";
import { ApiError } from "../../http/errors";
import { type CsvRow, csvFault, readCsv } from "../csv/read-csv";
import { writeCsv } from "../csv/write-csv";
import { idIn, insertRows, makeRoom } from "./add-items";
import { allow } from "./allow";
import { changeRow, type LockedRow, lockRows } from "./change-items";
import { narrowing, rowsNamed, scopeOf } from "./conditions";
import { type CrudList, columnOf, idOf, type OpenList, readId } from "./crud-list";
import { columnsByField, readItem } from "./read-item";
import type { ListQuery } from "./read-query";
import { toRow } from "./to-row";
import { validateItem, validateParts } from "./validate-item";

/** The columns of a list's file: the row's name, and what may be written. */
function fileColumns({ columns }: CrudList): string[] {
  const written = Object.entries(columns).filter(([, { formInput = true }]) => formInput);
  return ["_id", ...written.map(([name]) => name)];
}

/** GET {link}/csv: what a search finds, in the list's order, as a file that `takeItems` takes back. */
export async function writeItems(
  database: Database,
  open: OpenList,
  query: ListQuery,
): Promise<string> {
  const { list } = open;
  const sorted = query.sort && list.columns[query.sort.column];
  const keys = sorted ? [columnOf(list, sorted.field), idOf(list)] : [idOf(list)];
  const order = (query.sort?.descending ?? true) ? desc : asc;
  const rows = await database.run((q) =>
    q
      .select(columnsByField(list))
      .from(list.table)
      .where(and(scopeOf(open), narrowing(open, query)))
      .orderBy(...keys.map((key) => order(key)))
      .limit(maxCsvLines),
  );
  const names = fileColumns(list);
  return writeCsv(
    names,
    rows.map(readItem).map((item) => names.map((name) => String(item[name] ?? ""))),
  );
}

/**
 * POST {link}/csv: all lines of the file, or none. A line with an `_id` changes that row, as far as the file has its columns; one without
 * makes a row. Throws as `readCsv`, and `csv.line` for the first line that can't be taken.
 */
export function takeItems(database: Database, open: OpenList, csv: string): Promise<CsvTaken> {
  const rows = readCsv(csv, { known: fileColumns(open.list), needed: [] });
  const fresh = rows.filter(({ cells }) => !cells._id);
  const named = rows.filter(({ cells }) => cells._id);
  return database.transaction(async (q) => {
    await open.begin?.(q);
    const changed = await changeRows(q, open, named);
    return { changed, added: await addRows(q, open, fresh) };
  });
}

async function addRows(q: Query, open: OpenList, rows: readonly CsvRow[]): Promise<number> {
  if (rows.length === 0) return 0;
  allow(open, "add");
  const values = rows.map(({ line, cells: { _id, ...cells } }) =>
    toRow(
      open.list,
      atLine(line, () => validateItem(open, cells, "add")),
    ),
  );
  await makeRoom(q, open, rows.length);
  const items = await insertRows(q, open, values);
  await open.onChange?.(q, { action: "add", ids: items.map(idIn), items });
  return items.length;
}

async function changeRows(q: Query, open: OpenList, rows: readonly CsvRow[]): Promise<number> {
  if (rows.length === 0) return 0;
  allow(open, "update");
  const { list } = open;
  const ids = rows.map(({ cells }) => cells._id ?? "");
  const found = await lockRows(q, open, rowsNamed(open, ids) ?? inArray(idOf(list), []));
  const standing = new Map(found.map((row) => [idIn(row.item), row]));
  const changed: LockedRow[] = [];
  const items: CrudItem[] = [];
  for (const { line, cells } of rows) {
    const { _id = "", ...parts } = cells;
    const id = readId(list, _id);
    const row = id === undefined ? undefined : standing.get(id);
    if (id === undefined || !row) throw csvFault(line, "crud.gone", "_id");
    standing.delete(id);
    const values = atLine(line, () => validateParts(open, parts));
    if (Object.keys(parts).every((name) => values[name] === row.item[name])) continue;
    items.push(await changeRow(q, open, row, values));
    changed.push(row);
  }
  if (changed.length > 0) {
    const before = changed.map(({ item }) => item);
    await open.onChange?.(q, { action: "change", ids: items.map(idIn), items, before });
  }
  return changed.length;
}

/** What is wrong with a row's value, said of its line. */
function atLine<T>(line: number, validate: () => T): T {
  try {
    return validate();
  } catch (error) {
    const [first] = error instanceof ApiError ? Object.entries(error.details.errors ?? {}) : [];
    if (!first) throw error;
    const [column, [reason = "error.bad_request"]] = first;
    throw csvFault(line, reason, column);
  }
}
