import type { PgColumn } from "drizzle-orm/pg-core";
import { type CrudList, columnOf, idOf } from "./crud-list";

/** What is read of a row, by the names on the wire. */
export function columnsByField(list: CrudList): Record<string, PgColumn> {
  const columns = Object.entries(list.columns).map(
    ([name, { field }]) => [name, columnOf(list, field)] as const,
  );
  return { _id: idOf(list), ...Object.fromEntries(columns) };
}
