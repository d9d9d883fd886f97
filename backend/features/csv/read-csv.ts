import { CsvError, parse } from "csv-parse/sync";
import { maxCsvLines } from "../../contract/csv";
import { ApiError } from "../../http/errors";
import { unguardCell } from "../import-export/import/files/cell-safety";

/** A row of a file by its columns, with the number of the line on which it begins. */
export interface CsvRow {
  line: number;
  cells: Record<string, string>;
}

/** Which columns a file may have, and which it needs. */
interface Columns {
  known: readonly string[];
  needed: readonly string[];
}

/**
 * The rows of a CSV file with commas, semicolons or tabs, in any order of its columns. Throws `csv.unreadable`,
 * `csv.columns` for one that is unknown, missing or there twice, and `csv.too_long`.
 */
export function readCsv(text: string, columns: Columns): CsvRow[] {
  const records = parseRecords(text);
  const [header, ...rows] = records.map((record) => ({
    line: record.info.lines - linesIn(record.record),
    cells: record.record,
  }));
  const names = header?.cells.map((name) => name.trim().toLowerCase()) ?? [];
  const isKnown = names.every(
    (name, at) => columns.known.includes(name) && names.indexOf(name) === at,
  );
  if (!isKnown || !columns.needed.every((name) => names.includes(name))) {
    throw new ApiError("csv.columns", { params: { columns: columns.known.join(", ") } });
  }
  if (rows.length > maxCsvLines) {
    throw new ApiError("csv.too_long", { params: { bound: maxCsvLines } });
  }
  return rows.map(({ line, cells }) => ({
    line,
    cells: Object.fromEntries(names.map((name, at) => [name, unguardCell(cells[at] ?? "")])),
  }));
}

/** What is wrong with one line of a file, as an error of the call that took it. */
export function csvFault(line: number, reason: string, column = ""): ApiError {
  return new ApiError("csv.line", { params: { line, reason, column } });
}

interface ParsedRecord {
  record: string[];
  info: { lines: number };
}

function parseRecords(text: string): ParsedRecord[] {
  try {
    return parse(text, {
      bom: true,
      delimiter: delimiterOf(text),
      info: true,
      record_delimiter: ["\r\n", "\n"],
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
    }) as unknown as ParsedRecord[];
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new ApiError("csv.unreadable", { params: { line: Number(error.lines ?? 1) } });
  }
}

/** How many more lines than one a record takes. */
function linesIn(cells: readonly string[]): number {
  return cells.reduce((lines, cell) => lines + cell.split(/\r\n|\r|\n/).length - 1, 0);
}

/** The sign that stands most often in the first line, outside of quotes. */
function delimiterOf(text: string): string {
  const [header = ""] = text.replace(/"[^"]*"/g, "").split(/\r?\n/, 1);
  const count = (sign: string) => header.split(sign).length;
  return [",", ";", "\t"].reduce((best, sign) => (count(sign) > count(best) ? sign : best));
}
