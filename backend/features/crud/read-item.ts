import { type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { CrudItem } from "../../contract/crud";
import { type CrudList, columnOf, idOf } from "./crud-list";

/** What is read of a row, by the names on the wire; `readItem` makes an item of it. */
export function columnsByField(list: CrudList): Record<string, PgColumn | SQL> {
  const columns = Object.entries(list.columns).map(([name, { field, part, expression }]) => {
    const column = columnOf(list, field);
    return [name, expression ?? (part ? sql`${column} -> ${part}` : column)] as const;
  });
  return {
    _id: idOf(list),
    ...(list.version && { _version: columnOf(list, list.version) }),
    ...Object.fromEntries(columns),
  };
}

/** A row as it goes over the wire. */
export function readItem(row: Record<string, unknown>): CrudItem {
  const cells = Object.entries(row).map(([name, value]) => [
    name,
    value instanceof Date ? value.toISOString() : value,
  ]);
  return Object.fromEntries(cells) as CrudItem;
}
