import { byteOrderMark, csvLine } from "../import-export/export/csv-line";

/** A list as a CSV file that spreadsheets open, with what would be a formula defused. */
export function writeCsv(columns: readonly string[], rows: readonly (readonly string[])[]): string {
  return byteOrderMark + [columns, ...rows].map((cells) => csvLine([...cells])).join("");
}
