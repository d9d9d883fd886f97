import { getTableColumns } from "drizzle-orm";
import type { BulkInput, CrudItem } from "../../contract/crud";
import type { Database, Query } from "../../db/database";
import { ApiError } from "../../http/errors";
import { allow } from "./allow";
import { columnsByField } from "./columns-by-field";
import { rowsNamed } from "./conditions";
import { keptTotal } from "./count-rows";
import { idOf, type OpenList } from "./crud-list";
import { validateItem, validateParts } from "./validate-item";

/** POST {link} (R-API-21): the item as it is kept. */
export async function addItem(
  database: Database,
  open: OpenList,
  input: Record<string, unknown>,
): Promise<CrudItem> {
  allow(open, "add");
  const { list, scope } = open;
  const values = { ...validateItem(list, input), [scope.field]: scope.value };
  return database.transaction(async (q) => {
    await makeRoom(q, open, 1);
    const [made] = await q.insert(list.table).values(values).returning(columnsByField(list));
    const item = made as CrudItem;
    await open.onChange?.(q, { action: "add", ids: [item._id as string | number] });
    return item;
  });
}

/** POST {link}/mcud (R-API-25): each named row `c` times, with the fields of `d` laid over; how many were made. */
export async function copyItems(
  database: Database,
  open: OpenList,
  { ids, c = 1, d = {} }: Pick<BulkInput, "ids" | "c" | "d">,
): Promise<number> {
  allow(open, "add");
  const changes = validateParts(open.list, d);
  const rows = rowsNamed(open, ids);
  if (!rows) throw new ApiError("error.not_found");
  return database.transaction(async (q) => {
    const { table } = open.list;
    const originals = await q
      .select(getTableColumns(table))
      .from(table)
      .where(rows)
      .orderBy(idOf(open.list));
    if (originals.length === 0) throw new ApiError("error.not_found");
    await makeRoom(q, open, originals.length * c);
    const copies = originals.map((row) => ({ ...row, ...changes, [open.list.id]: undefined }));
    const ids: (string | number)[] = [];
    for (let made = 0; made < c; made++) {
      const rows = await q
        .insert(table)
        .values(copies)
        .returning({ id: idOf(open.list) });
      ids.push(...rows.map(({ id }) => id as string | number));
    }
    await open.onChange?.(q, { action: "add", ids });
    return copies.length * c;
  });
}

/** Throws `crud.full` where a list has no room for so many more rows. */
export async function makeRoom(q: Query, open: OpenList, amount: number): Promise<void> {
  if ((await keptTotal(q, open)) + amount > open.list.maxRows) {
    throw new ApiError("crud.full", { params: { count: open.list.maxRows } });
  }
}
