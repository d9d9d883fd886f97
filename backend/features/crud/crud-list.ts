import { getTableColumns, type SQL } from "drizzle-orm";
import { getTableConfig, type PgColumn, type PgTable } from "drizzle-orm/pg-core";
import type { CellFormat, ColumnType, CrudCan, CrudItem } from "../../contract/crud";
import type { Permission } from "../../contract/permissions";
import type { Query } from "../../db/database";
import type { Relation } from "./relation";

/** A validated value of a column, on the wire. */
export type Value =
  | string
  | number
  | boolean
  | null
  | string[]
  | Record<string, number | null>
  | Record<string, string | null>;

/** A column of a list, by the name that it has on the wire. */
export interface CrudColumn {
  /** The table's field. */
  field: string;
  /** The member of a jsonb field that it is. */
  part?: string;
  /** What is read instead of the field; nobody writes it, unless `write` says how. */
  expression?: SQL;
  /** What the field becomes with a value, where that is more than the value; `standing` is what it was. */
  write?: (standing: unknown, value: Value) => unknown;
  /** Of a picture and of relations: the rows that it refers to. */
  relation?: Relation;
  /** Key of its heading. */
  text: string;
  type: ColumnType;
  /** Needs an index on the list's scope, this column and the id, or long lists sort slowly. */
  sortable?: boolean;
  /** Is looked through by the plain search. Needs an index on its folded letters, or long lists are searched slowly. */
  searchable?: boolean;
  /** Key of what its field says besides its name. */
  hint?: string;
  /** May be written; true where nothing is said. */
  formInput?: boolean;
  tableShow?: boolean;
  /** Lower ones stand first. */
  priority?: number;
  format?: CellFormat;
  required?: boolean;
  /** The least number. */
  min?: number;
  /** Characters of a text, or the greatest number. */
  max?: number;
  /** Of a choice: what may be chosen, and the keys of their names, or the names themselves. */
  choices?: readonly { value: string; text: string; isName?: boolean }[];
  /** Is asked for while another column has this value. */
  when?: { column: string; is: string };
  /** Is written when a row is made, and never again. */
  addOnly?: boolean;
  /** Who alone may write it; all others who see the list see it. */
  permission?: Permission;
  /** A text as it is stored, however it is typed. */
  normalize?: (text: string) => string;
}

/** A table that is listed, searched and changed by calls (R-API-20..25). */
export interface CrudList {
  table: PgTable;
  /** The field whose values ascend with each new row: names a row, and says which came after another. */
  id: string;
  columns: Record<string, CrudColumn>;
  /** Rows that one scope may hold; adding and copying stop there. */
  maxRows: number;
  /** The field that counts a row's changes: of an older state a change is refused. */
  version?: string;
  /** The column whose values no two rows share. */
  unique?: string;
  /**
   * What is wrong with a row as it would be kept, by its columns, where that is more than one column's matter; `before` is what a changed
   * one was.
   */
  validate?: (item: CrudItem, before?: CrudItem) => Record<string, string[]>;
}

/** A list as one caller may see it: only rows of the scope exist, and only what `can` allows is done. */
export interface OpenList {
  list: CrudList;
  /**
   * The field that tells this table's lists apart, and its value; the table's triggers keep totals by it. Null where the table is one
   * short list.
   */
  scope: { field: string; value: string } | null;
  can: CrudCan;
  /** The caller's, where some columns are not for all who change the list. */
  permissions?: readonly string[];
  /** Comes first in the transaction of each change: what it locks is locked before any row. */
  begin?: (q: Query) => Promise<void>;
  /** Throws why rows can't be removed, which nobody changes meanwhile. */
  beforeRemove?: (q: Query, items: readonly CrudItem[]) => Promise<void>;
  /** Hears of each change in its transaction: what it can't do undoes the change. */
  onChange?: (q: Query, change: CrudChange) => Promise<void>;
}

/** What was done to rows of a list. */
export interface CrudChange {
  action: "add" | "change" | "remove";
  /** At least one. */
  ids: readonly (string | number)[];
  /** Those rows as they are now, or were before they went. */
  items: readonly CrudItem[];
  /** As they were before a change, in the same order. */
  before?: readonly CrudItem[];
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
  return isId(text) ? text : undefined;
}

/** Whether a text is an id of things that grow without bound. */
export const isId = (text: string) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text);
