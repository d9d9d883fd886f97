import { pipeline, Readable } from "node:stream";
import { CsvError, parse } from "csv-parse";
import type { Item, Source } from "../item";
import { type ProblemCode, problemOfUnknown, UnreadableFile } from "../problems";
import type { Row, Sheet } from "../sheets/sheet";
import { sheets } from "../sheets/sheets";
import { unguardCell } from "./cell-safety";
import { type Bytes, readText } from "./read-text";

/**
 * A CSV file: a header and the rows of one sheet, which its columns tell. Commas, semicolons or tabs,
 * whichever the spreadsheet in hand writes.
 */
export function csvSource(bytes: Bytes): Source {
  const { name } = bytes;
  return {
    name,
    async *items(wanted) {
      let sheet: Sheet | undefined;
      let header: string[] = [];
      let rows: Row[] = [];
      for await (const { line, cells } of readLines(bytes)) {
        if (!sheet) {
          header = cells.map((cell) => cell.trim().toLowerCase());
          sheet = sheetOf(header, name, line);
          if (!wanted(sheet.kind)) return;
          continue;
        }
        const row = rowOf(header, cells, name, line);
        const previous = rows.at(-1);
        if (previous && sheet.begins(row, previous)) {
          yield* itemOf(sheet, rows, name);
          rows = [];
        }
        rows.push(row);
      }
      if (sheet) yield* itemOf(sheet, rows, name);
    },
  };
}

function* itemOf(sheet: Sheet, rows: Row[], file: string): Generator<Item> {
  const [first, ...others] = rows;
  if (first) yield { kind: sheet.kind, file, ...sheet.assemble([first, ...others]) };
}

function sheetOf(header: string[], file: string, line: number): Sheet {
  const sheet = sheets.find(({ marks }) => marks.some((mark) => header.includes(mark)));
  if (!sheet) throw unreadable(file, line, "unknown_sheet", header.join(", ").slice(0, 80));
  for (const [place, name] of header.entries()) {
    if (!sheet.knows(name)) {
      throw unreadable(file, line, problemOfUnknown(name, "unknown_column"), name);
    }
    if (header.indexOf(name) !== place) throw unreadable(file, line, "twice", name);
  }
  return sheet;
}

function rowOf(header: string[], cells: string[], file: string, line: number): Row {
  if (cells.length !== header.length) {
    throw unreadable(file, line, "bad_csv", `${cells.length} ≠ ${header.length}`);
  }
  return {
    line,
    cells: new Map(header.map((name, place) => [name, unguardCell(cells[place] ?? "")])),
  };
}

interface Line {
  line: number;
  cells: string[];
}

async function* readLines(bytes: Bytes): AsyncGenerator<Line> {
  const text = readText(bytes);
  const head = String((await text.next()).value ?? "");
  const parser = parse({
    delimiter: delimiterOf(head),
    relax_column_count: true,
    max_record_size: 4_000_000,
  });
  pipeline(Readable.from(rejoin(head, text)), parser, () => {});
  let line = 1;
  try {
    for await (const record of parser) {
      const cells: string[] = record;
      if (cells.some((cell) => cell !== "")) yield { line, cells };
      line += cells.reduce((lines, cell) => lines + cell.split(/\r\n|\r|\n/).length - 1, 1);
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw unreadable(bytes.name, Number(error.lines ?? line), "bad_csv", "");
  }
}

async function* rejoin(head: string, rest: AsyncIterable<string>): AsyncGenerator<string> {
  yield head;
  yield* rest;
}

/** The sign that stands most often in the header, outside of quotes. */
function delimiterOf(text: string): string {
  const [header = ""] = text.replace(/"[^"]*"/g, "").split(/\r?\n/, 1);
  const count = (sign: string) => header.split(sign).length;
  return [",", ";", "\t"].reduce((best, sign) => (count(sign) > count(best) ? sign : best));
}

function unreadable(file: string, line: number, code: ProblemCode, detail: string): UnreadableFile {
  return new UnreadableFile({ file, line, field: "", code, detail });
}
