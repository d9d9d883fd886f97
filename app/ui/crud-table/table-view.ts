import type { Years } from "~/ui/date-input/date-parts";

/** How a column's cells are written: figures keep their own direction, codes too. */
export type CellKind = "text" | "number" | "yes_no" | "date" | "moment" | "picture";

export interface TableColumn {
  /** The item's field. */
  value: string;
  /** In the reader's language (R-TH-01). */
  text: string;
  kind: CellKind;
  /** Whether it is shown before the reader says otherwise (`tableShow`, R-TH-02). */
  isShown: boolean;
  /** What a click on the heading does; none where the column can't be sorted. */
  sort?: { to: string; label: string };
  sorted?: "ascending" | "descending";
}

export interface TableRow {
  id: string;
  /** What the row is called in the words of its buttons. */
  name: string;
  /** Printed cells by column; empty where there is no value. */
  cells: Record<string, string>;
  /** How the pictures among them look, by column. */
  pictures?: Record<string, { url: string; tint: number }>;
  /** Address of its form; none where rows can't be changed (R-CRUD-14). */
  edit?: string;
  /** Address of the question before it is deleted. */
  remove?: string;
}

export interface FilterField {
  column: string;
  label: string;
  kind: "text" | "number" | "date" | "choice";
  op: string;
  value: string;
  /** Comparisons to choose from; one alone is not asked about. */
  ops: readonly { value: string; text: string }[];
  /** Of `choice`. */
  choices: readonly { value: string; name: string }[];
  /** Of `date`. */
  years?: Years;
  /** Names the choice of comparisons. */
  opLabel: string;
}

/** A page of a table, ready to be printed: nothing in it is looked up or formatted any more. */
export interface TableView {
  /** Path of the page; forms and links stay on it. */
  path: string;
  /** In their order by priority, then as they came. */
  columns: TableColumn[];
  rows: TableRow[];
  totalText: string;
  /** What stands in place of rows where there are none. */
  emptyText: string;
  search: string;
  /** Fields of the state that the search forms keep: the sort, and the other search. */
  searchKeeps: Record<string, string>;
  filterKeeps: Record<string, string>;
  filters: FilterField[];
  isFiltered: boolean;
  clearFilters: string;
  /** All of the state, for forms that come back to this page of the list. */
  state: Record<string, string>;
  /** The sort by itself, for the browser to remember; none where the list is unsorted (R-STORE-10). */
  sortKept?: Record<string, string>;
  pages: {
    label: string;
    previous?: string;
    next?: string;
    numbers: { label: string; to?: string }[];
  };
  /** Address of the form for a new row; none where none may be added. */
  add?: string;
  /** What may be done with chosen rows. */
  bulk: ("copy" | "edit" | "delete")[];
}
