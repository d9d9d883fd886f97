import type { EntityTypeName } from "../entity-types/entity-type";
import type { FieldPath, Finding } from "../problems";

/** One line of a sheet: its cells by column, without columns that the file doesn't have. */
export interface Row {
  line: number;
  cells: ReadonlyMap<string, string>;
}

/** Rows put together to one record, as a JSON document would have it. */
export interface Assembled {
  value: unknown;
  locate(path: FieldPath): { line: number; field: string };
  /** What the rows have against each other. */
  found: Finding[];
}

/** How one kind of record stands in a CSV file. */
export interface Sheet {
  kind: EntityTypeName;
  /** Columns by one of which a file is known for this sheet. */
  marks: readonly string[];
  knows(column: string): boolean;
  /** Whether a row begins a new record after the row before it. */
  begins(row: Row, previous: Row): boolean;
  assemble(rows: readonly [Row, ...Row[]]): Assembled;
  /** All columns of an export; `codes` are the shop's attributes. */
  header(codes: readonly string[]): string[];
  /** A record's rows, without empty cells. */
  rowsOf(record: unknown): Map<string, string>[];
}
