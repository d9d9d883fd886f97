import type { Database } from "../../db/database";
import { ApiError } from "../../http/errors";
import { idIn } from "./add-items";
import { lockRows } from "./change-items";
import type { OpenList } from "./crud-list";
import { rowsNamed } from "./read-query";
import { allow } from "./routes";

/**
 * DELETE {link}/{id} and DELETE {link}/mcud (R-API-23, R-API-24): how many rows are gone. Ones that were
 * gone before don't matter as long as there was one.
 */
export async function removeItems(
  database: Database,
  open: OpenList,
  ids: readonly (string | number)[],
): Promise<number> {
  allow(open, "delete");
  const rows = rowsNamed(open, ids);
  if (!rows) throw new ApiError("error.not_found");
  return database.transaction(async (q) => {
    await open.begin?.(q);
    const items = (await lockRows(q, open, rows)).map(({ item }) => item);
    if (items.length === 0) throw new ApiError("error.not_found");
    await open.beforeRemove?.(q, items);
    await q.delete(open.list.table).where(rows);
    await open.onChange?.(q, { action: "remove", ids: items.map(idIn), items });
    return items.length;
  });
}
