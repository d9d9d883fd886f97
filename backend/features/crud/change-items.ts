import type { BulkInput, CrudItem } from "../../contract/crud";
import type { Database } from "../../db/database";
import { ApiError } from "../../http/errors";
import { allow } from "./allow";
import { columnsByField } from "./columns-by-field";
import { rowsNamed } from "./conditions";
import { idOf, type OpenList } from "./crud-list";
import { validateItem, validateParts } from "./validate-item";

/** PUT {link}/{id} (R-API-22): the item as it is kept; `error.not_found` outside of the scope. */
export async function changeItem(
  database: Database,
  open: OpenList,
  id: string,
  input: Record<string, unknown>,
): Promise<CrudItem> {
  allow(open, "update");
  const { list } = open;
  const row = rowsNamed(open, [id]);
  if (!row) throw new ApiError("error.not_found");
  const values = validateItem(list, input);
  return database.transaction(async (q) => {
    const [changed] = await q
      .update(list.table)
      .set(values)
      .where(row)
      .returning(columnsByField(list));
    if (!changed) throw new ApiError("error.not_found");
    const item = changed as CrudItem;
    await open.onChange?.(q, { action: "change", ids: [item._id as string | number] });
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
  const { list } = open;
  const values = validateParts(list, d);
  if (Object.keys(values).length === 0) throw new ApiError("crud.nothing_changed");
  const rows = rowsNamed(open, ids);
  if (!rows) throw new ApiError("error.not_found");
  return database.transaction(async (q) => {
    const changed = await q
      .update(list.table)
      .set(values)
      .where(rows)
      .returning({ id: idOf(list) });
    if (changed.length < new Set(ids.map(String)).size) throw new ApiError("error.not_found");
    await open.onChange?.(q, {
      action: "change",
      ids: changed.map(({ id }) => id as string | number),
    });
    return changed.length;
  });
}
