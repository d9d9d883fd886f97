import { getTableColumns } from "drizzle-orm";
import { getTableConfig, type PgColumn, type PgTable } from "drizzle-orm/pg-core";
import type { CellFormat, ColumnType, CrudCan } from "../../contract/crud";
import type { Query } from "../../db/database";

/** A column of a list, by the name that it has on the wire. */
export interface CrudColumn {
  /** The table's field. */
  field: string;
  /** Key of its heading. */
  text: string;
  type: ColumnType;
  /** Needs an index on the list's scope, this column and the id, or long lists sort slowly. */
  sortable?: boolean;
  /** Is looked through by the plain search. Needs an index on its folded letters, or long lists are searched slowly. */
  searchable?: boolean;
  /** May be written; true where nothing is said. */
  formInput?: boolean;
  tableShow?: boolean;
  /** Lower ones stand first. */
  priority?: number;
  format?: CellFormat;
  required?: boolean;
  /** Characters of a text, or the greatest number. */
  max?: number;
  /** Of a choice: what may be chosen, and the keys of their names. */
  choices?: readonly { value: string; text: string }[];
}

/** A table that is listed, searched and changed by calls (R-API-20..25). */
export interface CrudList {
  table: PgTable;
  /** The field whose values ascend with each new row: names a row, and says which came after another. */
  id: string;
  columns: Record<string, CrudColumn>;
  /** Rows that one scope may hold; adding and copying stop there. */
  maxRows: number;
}

/** A list as one caller may see it: only rows of the scope exist, and only what `can` allows is done. */
export interface OpenList {
  list: CrudList;
  /** The field that tells this table's lists apart, and its value; the table's triggers keep totals by it. */
  scope: { field: string; value: string };
  can: CrudCan;
  /** Hears of each change in its transaction: what it can't do undoes the change. */
  onChange?: (q: Query, change: CrudChange) => Promise<void>;
}

/** What was done to rows of a list. */
export interface CrudChange {
  action: "add" | "change" | "remove";
  /** At least one. */
  ids: readonly (string | number)[];
}

/** The table's own column of a field; a definition that names none is a mistake in the code. */
export function columnOf({ table }: CrudList, field: string): PgColumn {
  const column = getTableColumns(table)[field];
  if (!column) throw new Error(`${getTableConfig(table).name} has no field ${field}`);
  return column;
}

export const idOf = (list: CrudList): PgColumn => columnOf(list, list.id);

/** An id as it stands in an address or a body; undefined for what can't be one. */
export function readId(list: CrudList, written: string | number): string | number | undefined {
  const text = String(written);
  if (idOf(list).dataType === "number") return /^\d{1,15}$/.test(text) ? Number(text) : undefined;
  return /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text) ? text : undefined;
}
