import type { TableColumn } from "./table-view";

/** What a reader has made of a table's columns; those that nothing is said of stay as the table has them. */
export interface ColumnState {
  visibility: Record<string, boolean>;
  order: string[];
}

export const untouched: ColumnState = { visibility: {}, order: [] };

/** A stored state; null for anything else. */
export function readColumnState(text: string | null): ColumnState | null {
  try {
    const { visibility, order } = JSON.parse(text ?? "null") ?? {};
    if (!visibility || typeof visibility !== "object" || !Array.isArray(order)) return null;
    const flags = Object.entries(visibility).filter(([, flag]) => typeof flag === "boolean");
    return {
      visibility: Object.fromEntries(flags) as Record<string, boolean>,
      order: order.filter((value) => typeof value === "string"),
    };
  } catch {
    return null;
  }
}

export const isVisible = (column: TableColumn, { visibility }: ColumnState): boolean =>
  visibility[column.value] ?? column.isShown;

/** All columns in the reader's order; new ones stand behind those that they have ordered. */
export function inOrder(columns: readonly TableColumn[], { order }: ColumnState): TableColumn[] {
  const known = order.flatMap((value) => columns.find((column) => column.value === value) ?? []);
  return [...known, ...columns.filter((column) => !known.includes(column))];
}

/** The columns that are shown (R-TH-03); a table never loses its last one. */
export function shownColumns(columns: readonly TableColumn[], state: ColumnState): TableColumn[] {
  const shown = inOrder(columns, state).filter((column) => isVisible(column, state));
  return shown.length > 0 ? shown : columns.slice(0, 1);
}

/** The order after a column has been moved by one place among the others. */
export function moveColumn(order: readonly string[], value: string, by: 1 | -1): string[] {
  const from = order.indexOf(value);
  const to = from + by;
  if (from < 0 || to < 0 || to >= order.length) return [...order];
  const moved = order.filter((one) => one !== value);
  return [...moved.slice(0, to), value, ...moved.slice(to)];
}
