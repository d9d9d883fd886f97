import { and, asc, desc, inArray } from "drizzle-orm";
import type { CrudItem } from "../../contract/crud";
import { type CsvInput, type CsvTaken, maxCsvLines } from "../../contract/csv";
import type { Database, Query } from "../../db/database";
import { ApiError } from "../../http/errors";
import type { CsvReport } from "../csv/csv-report";
import { type CsvRow, csvFault, readCsv } from "../csv/read-csv";
import { takeCsv } from "../csv/take-csv";
import { writeCsv } from "../csv/write-csv";
import { idIn, insertRows, makeRoom } from "./add-items";
import { changeRow, type LockedRow, lockRows } from "./change-items";
import { type CrudList, columnOf, idOf, type OpenList, readId } from "./crud-list";
import {
  cellNamesOf,
  cellOfField,
  differingCells,
  readItemCells,
  writeItemCells,
} from "./csv-cells";
import { columnsByField, readItem } from "./read-item";
import { type ListQuery, narrowing, rowsNamed, scopeOf } from "./read-query";
import { requireRelated } from "./require-related";
import { allow } from "./routes";
import { itemWith, toRow } from "./to-row";
import { validateItem, validateParts, validateRow } from "./validate-item";

/** Rows that one statement writes: a statement has room for some sixty thousand values. */
const rowsAtOnce = 500;

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
  const keysOf = ({ _id, _version }: CrudItem) => (list.version ? [_id, _version] : [_id]);
  return writeCsv(
    cellNamesOf(list),
    rows
      .map(readItem)
      .map((item) => [...keysOf(item).map(String), ...Object.values(writeItemCells(list, item))]),
  );
}

/**
 * POST {link}/csv: all lines of the file, or none; of a preview none. A line with an `_id` changes that row, as far as the file has its
 * columns, on the `_version` that it names where the list counts them; one without makes a row. A line that says what holds already is
 * left alone, in columns too that its sender may not write. Throws as `readCsv`, and `csv.line` for the first line that can't be taken.
 */
export function takeItems(
  database: Database,
  open: OpenList,
  { csv, preview }: CsvInput,
): Promise<CsvTaken> {
  const rows = readCsv(csv, { known: cellNamesOf(open.list), needed: [] });
  const fresh = rows.filter(({ cells }) => !cells._id);
  const named = rows.filter(({ cells }) => cells._id);
  return takeCsv(database, { preview }, async (q, report) => {
    await open.begin?.(q);
    await changeRows(q, open, named, report);
    await addRows(q, open, fresh, report);
  });
}

async function addRows(
  q: Query,
  open: OpenList,
  rows: readonly CsvRow[],
  report: CsvReport,
): Promise<void> {
  if (rows.length === 0) return;
  allow(open, "add");
  const { list } = open;
  const made = rows.map((row) => atLine(list, row.line, () => newItem(open, row)));
  for (const { line, values } of made) {
    await requireRelated(q, list, values).catch((error) => refuse(list, line, error));
  }
  await makeRoom(q, open, rows.length);
  const items: CrudItem[] = [];
  for (let at = 0; at < made.length; at += rowsAtOnce) {
    const values = made.slice(at, at + rowsAtOnce).map(({ values }) => toRow(list, values));
    items.push(...(await insertRows(q, open, values)));
  }
  requireAll(list, made, items);
  for (const { line, item } of made) {
    report.note({ line, name: nameOf(list, item), is: writeItemCells(list, item) });
  }
  await open.onChange?.(q, { action: "add", ids: items.map(idIn), items });
}

function newItem(open: OpenList, row: CsvRow) {
  const values = validateItem(open, readItemCells(open.list, row), "add");
  const item = itemWith(open.list, {}, values);
  validateRow(open, item);
  return { line: row.line, values, item };
}

/** Throws where a row was left out, since another one has its unique value: in the table, or further up in the file. */
function requireAll(
  list: CrudList,
  made: readonly { line: number; item: CrudItem }[],
  items: readonly CrudItem[],
): void {
  const { unique } = list;
  if (!unique || items.length === made.length) return;
  const kept = new Set(items.map((item) => item[unique]));
  const left = made.find(({ item }) => !kept.delete(item[unique]));
  throw csvFault(left?.line ?? 1, "crud.taken", unique);
}

async function changeRows(
  q: Query,
  open: OpenList,
  rows: readonly CsvRow[],
  report: CsvReport,
): Promise<void> {
  if (rows.length === 0) return;
  allow(open, "update");
  const { list } = open;
  const ids = rows.map(({ cells }) => cells._id ?? "");
  const found = await lockRows(q, open, rowsNamed(open, ids) ?? inArray(idOf(list), []));
  const standing = new Map(found.map((row) => [idIn(row.item), row]));
  const changed: LockedRow[] = [];
  const items: CrudItem[] = [];
  for (const row of rows) {
    const id = readId(list, row.cells._id ?? "");
    const locked = id === undefined ? undefined : standing.get(id);
    if (id === undefined || !locked) throw csvFault(row.line, "crud.gone", "_id");
    standing.delete(id);
    const item = await changeByLine(q, open, row, locked);
    if (!item) continue;
    const was = writeItemCells(list, locked.item);
    const is = writeItemCells(list, item);
    report.note({ line: row.line, name: nameOf(list, item), was, is });
    items.push(item);
    changed.push(locked);
  }
  if (changed.length > 0) {
    const before = changed.map(({ item }) => item);
    await open.onChange?.(q, { action: "change", ids: items.map(idIn), items, before });
  }
}

/** The row as a line makes it; undefined where it says what holds already. */
async function changeByLine(
  q: Query,
  open: OpenList,
  { line, cells }: CsvRow,
  locked: LockedRow,
): Promise<CrudItem | undefined> {
  const { list } = open;
  const { item } = locked;
  const was = writeItemCells(list, item);
  const input = readItemCells(list, { line, cells: differingCells(list, cells, was) });
  const values = atLine(list, line, () => validateParts(open, input));
  const is = writeItemCells(list, itemWith(list, item, values));
  if (JSON.stringify(is) === JSON.stringify(was)) return undefined;
  if (list.version && cells._version !== String(item._version)) {
    throw csvFault(line, "content.changed", "_version");
  }
  return changeRow(q, open, locked, values).catch((error) => refuse(list, line, error));
}

/** What a row is called. */
function nameOf({ columns, unique = Object.keys(columns)[0] ?? "" }: CrudList, item: CrudItem) {
  return String(item[unique] ?? "");
}

/** What is wrong with a row's value, said of its line. */
function atLine<T>(list: CrudList, line: number, validate: () => T): T {
  try {
    return validate();
  } catch (error) {
    return refuse(list, line, error);
  }
}

function refuse(list: CrudList, line: number, error: unknown): never {
  const [first] = error instanceof ApiError ? Object.entries(error.details.errors ?? {}) : [];
  if (!first) throw error;
  const [field, [reason = "error.bad_request"]] = first;
  throw csvFault(line, reason, cellOfField(list, field));
}
