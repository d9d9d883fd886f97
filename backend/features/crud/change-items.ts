import { asc, getTableColumns, type SQL, sql } from "drizzle-orm";
import type { BulkInput, CrudItem } from "../../contract/crud";
import type { Database, Query } from "../../db/database";
import { ApiError } from "../../http/errors";
import { idIn } from "./add-items";
import { columnOf, idOf, type OpenList } from "./crud-list";
import { columnsByField, readItem } from "./read-item";
import { rowsNamed } from "./read-query";
import { requireRelated } from "./require-related";
import { allow } from "./routes";
import { itemWith, toRow } from "./to-row";
import { type ValidValues, validateItem, validateParts, validateRow } from "./validate-item";

/**
 * PUT {link}/{id} (R-API-22): the item as it is kept; `error.not_found` outside of the scope, `content.changed` where it was made on an
 * older version of a row.
 */
export async function changeItem(
  database: Database,
  open: OpenList,
  id: string,
  input: Record<string, unknown>,
): Promise<CrudItem> {
  allow(open, "update");
  const row = rowsNamed(open, [id]);
  if (!row) throw new ApiError("error.not_found");
  const values = validateItem(open, input, "change");
  return database.transaction(async (q) => {
    await open.begin?.(q);
    const [found] = await lockRows(q, open, row);
    if (!found) throw new ApiError("error.not_found");
    const { version } = open.list;
    if (version && String(input._version) !== String(found.item._version)) {
      throw new ApiError("content.changed");
    }
    const item = await changeRow(q, open, found, values);
    await open.onChange?.(q, {
      action: "change",
      ids: [idIn(item)],
      items: [item],
      before: [found.item],
    });
    return item;
  });
}

/** PUT {link}/mcud (R-API-25): the fields of `d` in all named rows, or in none; how many there are. */
export async function editItems(
  database: Database,
  open: OpenList,
  { ids, d = {} }: Pick<BulkInput, "ids" | "d">,
): Promise<number> {
  allow(open, "update");
  const values = validateParts(open, d);
  if (Object.keys(values).length === 0) throw new ApiError("crud.nothing_changed");
  const rows = rowsNamed(open, ids);
  if (!rows) throw new ApiError("error.not_found");
  return database.transaction(async (q) => {
    await open.begin?.(q);
    const found = await lockRows(q, open, rows);
    if (found.length < new Set(ids.map(String)).size) throw new ApiError("error.not_found");
    const items: CrudItem[] = [];
    for (const one of found) items.push(await changeRow(q, open, one, values));
    const before = found.map(({ item }) => item);
    await open.onChange?.(q, { action: "change", ids: items.map(idIn), items, before });
    return items.length;
  });
}

/** A row that nobody else changes meanwhile: on the wire, and by its table's fields. */
export interface LockedRow {
  item: CrudItem;
  row: Record<string, unknown>;
}

/** Locks rows in the order of their ids. */
export async function lockRows(q: Query, { list }: OpenList, rows: SQL): Promise<LockedRow[]> {
  const found = await q
    .select({ item: columnsByField(list), row: getTableColumns(list.table) })
    .from(list.table)
    .where(rows)
    .orderBy(asc(idOf(list)))
    .for("update");
  return found.map(({ item, row }) => ({ item: readItem(item), row }));
}

/** Writes values over a locked row, which becomes the next version of itself. */
export async function changeRow(
  q: Query,
  open: OpenList,
  { item, row }: LockedRow,
  values: ValidValues,
): Promise<CrudItem> {
  const { list } = open;
  validateRow(open, itemWith(list, item, values), item);
  await requireRelated(q, list, values, item);
  const next = list.version && {
    [list.version]: sql`${columnOf(list, list.version)} + 1`,
  };
  const [changed] = await q
    .update(list.table)
    .set({ ...toRow(list, values, row), ...next })
    .where(rowsNamed(open, [idIn(item)]))
    .returning(columnsByField(list));
  return readItem(changed ?? {});
}
