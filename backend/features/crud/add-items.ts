import { getTableColumns } from "drizzle-orm";
import type { BulkInput, CrudItem } from "../../contract/crud";
import type { Database, Query } from "../../db/database";
import { ApiError } from "../../http/errors";
import { idOf, type OpenList } from "./crud-list";
import { columnsByField, readItem } from "./read-item";
import { keptTotal } from "./read-list";
import { rowsNamed } from "./read-query";
import { requireRelated } from "./require-related";
import { allow } from "./routes";
import { itemWith, toRow } from "./to-row";
import { validateItem, validateParts, validateRow } from "./validate-item";

/** POST {link} (R-API-21): the item as it is kept. */
export async function addItem(
  database: Database,
  open: OpenList,
  input: Record<string, unknown>,
): Promise<CrudItem> {
  allow(open, "add");
  const { list } = open;
  const values = validateItem(open, input, "add");
  validateRow(open, itemWith(list, {}, values));
  return database.transaction(async (q) => {
    await open.begin?.(q);
    await requireRelated(q, list, values);
    await makeRoom(q, open, 1);
    const [made] = await insertRows(q, open, [toRow(list, values)]);
    if (!made) throw new ApiError("error.bad_request", { errors: taken(open) });
    await open.onChange?.(q, { action: "add", ids: [idIn(made)], items: [made] });
    return made;
  });
}

/** POST {link}/mcud (R-API-25): each named row `c` times, with the fields of `d` laid over; how many were made. */
export async function copyItems(
  database: Database,
  open: OpenList,
  { ids, c = 1, d = {} }: Pick<BulkInput, "ids" | "c" | "d">,
): Promise<number> {
  allow(open, "copy");
  const changes = validateParts(open, d);
  const rows = rowsNamed(open, ids);
  if (!rows) throw new ApiError("error.not_found");
  return database.transaction(async (q) => {
    const { list } = open;
    await open.begin?.(q);
    await requireRelated(q, list, changes);
    const originals = await q
      .select(getTableColumns(list.table))
      .from(list.table)
      .where(rows)
      .orderBy(idOf(list));
    if (originals.length === 0) throw new ApiError("error.not_found");
    await makeRoom(q, open, originals.length * c);
    const copies = originals.map((row) => ({
      ...row,
      ...toRow(list, changes, row),
      [list.id]: undefined,
      ...(list.version && { [list.version]: undefined }),
    }));
    const items: CrudItem[] = [];
    for (let made = 0; made < c; made++) items.push(...(await insertRows(q, open, copies)));
    await open.onChange?.(q, { action: "add", ids: items.map(idIn), items });
    return copies.length * c;
  });
}

/** New rows of the list as they are kept; one whose unique value another row has is left out. */
export async function insertRows(
  q: Query,
  { list, scope }: OpenList,
  rows: readonly Record<string, unknown>[],
): Promise<CrudItem[]> {
  const values = rows.map((row) => ({ ...row, ...(scope && { [scope.field]: scope.value }) }));
  const insert = q.insert(list.table).values(values);
  const kept = list.unique ? insert.onConflictDoNothing() : insert;
  return (await kept.returning(columnsByField(list))).map(readItem);
}

const taken = ({ list }: OpenList) => ({ [list.unique ?? ""]: ["crud.taken"] });

/** Names a row. */
export const idIn = ({ _id }: CrudItem) => _id as string | number;

/** Throws `crud.full` where a list has no room for so many more rows. */
export async function makeRoom(q: Query, open: OpenList, amount: number): Promise<void> {
  if ((await keptTotal(q, open)) + amount > open.list.maxRows) {
    throw new ApiError("crud.full", { params: { count: open.list.maxRows } });
  }
}
