import type { CsvInput, CsvTaken } from "../../contract/csv";
import type { Database } from "../../db/database";
import { ApiError } from "../../http/errors";
import type { Cells } from "../csv/csv-report";
import { type CsvRow, csvFault, readCsv } from "../csv/read-csv";
import { takeCsv } from "../csv/take-csv";
import { writeCsv } from "../csv/write-csv";
import {
  type ContentFile,
  type Fields,
  type Kept,
  namesOf,
  readCells,
  writeCells,
} from "./content-cells";

/** All of them as a file that `takeContent` takes back. */
export function writeContent<F extends Fields>(
  file: ContentFile<F>,
  items: readonly Kept<F>[],
): string {
  return writeCsv(
    namesOf(file),
    items.map((item) => [item.id, String(item.version), ...Object.values(writeCells(file, item))]),
  );
}

/** Saves that one file may make: while they go on, a sale that moves the catalogue's version waits for their end. */
export const maxCsvSaves = 1_000;

/** Where the lines of a file go. */
interface Taking<F extends Fields> {
  /** Those of the named ones that there are, as the transaction finds them. */
  read(ids: readonly string[]): Promise<readonly Kept<F>[]>;
  /** Saves what differs from `item`, or makes it where there is none. */
  save(fields: F, row: CsvRow, item: Kept<F> | undefined): Promise<unknown>;
  /** In which order lines are taken, where it isn't theirs. */
  sort?(rows: readonly CsvRow[], items: readonly Kept<F>[]): readonly CsvRow[];
}

/**
 * All lines of the file, or none; of a preview none. A line with an `id` changes that one, as far as the file has its columns, on the
 * version that it names; one without makes one; what says what holds already is left alone. Throws as `readCsv`, and `csv.line` for
 * the first line that can't be taken.
 */
export function takeContent<F extends Fields>(
  database: Database,
  file: ContentFile<F>,
  { csv, preview, read, save, sort }: Taking<F> & CsvInput,
): Promise<CsvTaken> {
  const rows = readCsv(csv, { known: namesOf(file), needed: [] });
  requireOnce(rows);
  return takeCsv(database, { preview }, async (_q, report) => {
    const items = await read(rows.flatMap(({ cells: { id } }) => id || []));
    const standing = new Map(items.map((item) => [item.id, item]));
    let saves = 0;
    for (const row of sort?.(rows, items) ?? rows) {
      const { line, cells } = row;
      const item = standing.get(cells.id ?? "");
      if (cells.id && !item) throw csvFault(line, "crud.gone", "id");
      const was = item && writeCells(file, item);
      const written = was ? differing(cells, was) : cells;
      if (Object.keys(written).length === 0) continue;
      const { version = "" } = cells;
      const fields = readCells(file, { line, cells: { ...written, version } }, item);
      const is = writeCells(file, fields);
      if (JSON.stringify(was) === JSON.stringify(is)) continue;
      saves += 1;
      if (saves > maxCsvSaves) throw csvFault(line, "csv.over_bound", "id");
      await save(fields, row, item).catch((error) => refuse(line, error));
      const name = file.names.map((column) => is[column]).find(Boolean) ?? "";
      report.note({ line, name, was, is });
    }
  });
}

/** The cells that say something else than what stands; spreadsheets end lines as they like. */
function differing(cells: Cells, was: Cells): Cells {
  const plain = (text = "") => text.replaceAll("\r\n", "\n");
  const { id, version, ...said } = cells;
  return Object.fromEntries(
    Object.entries(said).filter(([column, text]) => plain(text) !== plain(was[column])),
  );
}

function requireOnce(rows: readonly CsvRow[]): void {
  const seen = new Set<string>();
  for (const { line, cells } of rows) {
    if (cells.id && seen.has(cells.id)) throw csvFault(line, "csv.twice", "id");
    seen.add(cells.id ?? "");
  }
}

/** What a save refuses, said of its line. */
function refuse(line: number, error: unknown): never {
  if (!(error instanceof ApiError)) throw error;
  if (error.code.endsWith(".changed")) throw csvFault(line, error.code, "version");
  const [first] = Object.entries(error.details.errors ?? {});
  if (!first) throw error;
  const [column, [reason = error.code]] = first;
  throw csvFault(line, reason, column);
}
