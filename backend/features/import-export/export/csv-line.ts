import { guardCell } from "../import/files/cell-safety";

/** By which spreadsheets know UTF-8. */
export const byteOrderMark = "\uFEFF";

/** One line of a CSV file, with its end. */
export function csvLine(cells: string[]): string {
  return `${cells.map(quoted).join(",")}\r\n`;
}

function quoted(text: string): string {
  const cell = guardCell(text);
  return /[",;\t\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
