import type { z } from "zod";
import type { CsvTaken } from "../../contract/csv";
import { type LanguageCode, languageCodes } from "../../contract/languages";
import type { Database } from "../../db/database";
import { ApiError } from "../../http/errors";
import { type CsvRow, csvFault, readCsv } from "../csv/read-csv";
import { writeCsv } from "../csv/write-csv";
import { moment, yesNo } from "../import-export/import/fields";
import { plainNumber } from "../import-export/import/numerals";

/** What a field's cells hold; `texts` has a column for each language, as `answer_fa`. */
type CellKind = "text" | "texts" | "number" | "yes_no" | "moment";

/** Fields as an editor saves them; `version` is the one that they were written on. */
type Fields = Record<string, unknown> & { version: number };

/** Questions or pages as a file: a line for each, with the columns of its fields. */
export interface ContentFile<F extends Fields> {
  kinds: Readonly<Record<Exclude<keyof F, "version"> & string, CellKind>>;
  shape: z.ZodType<F>;
  /** What a new one has where its line says nothing. */
  fresh: object;
}

type Kept<F extends Fields> = F & { id: string };
type Column = readonly [column: string, field: string, kind: CellKind, lang?: LanguageCode];

/** All of them as a file that `takeContent` takes back. */
export function writeContent<F extends Fields>(
  file: ContentFile<F>,
  items: readonly Kept<F>[],
): string {
  const columns = columnsOf(file);
  return writeCsv(
    namesOf(file),
    items.map((item) => [
      item.id,
      String(item.version),
      ...columns.map(([, field, kind, lang]) => writeCell(item[field], kind, lang)),
    ]),
  );
}

interface Taking<F extends Fields> {
  csv: string;
  /** All that there are, as the transaction finds them. */
  read(): Promise<readonly Kept<F>[]>;
  save(id: string | null, fields: F): Promise<unknown>;
}

/**
 * All lines of the file, or none. A line with an `id` changes that one, as far as the file has its columns, on the version that it
 * names; one without makes one; what says what holds already is left alone. Throws as `readCsv`, and `csv.line` for the first
 * line that can't be taken.
 */
export function takeContent<F extends Fields>(
  database: Database,
  file: ContentFile<F>,
  { csv, read, save }: Taking<F>,
): Promise<CsvTaken> {
  const rows = readCsv(csv, { known: namesOf(file), needed: [] });
  return database.transaction(async () => {
    const standing = new Map((await read()).map((item) => [item.id, item]));
    const seen = new Set<string>();
    const taken = { added: 0, changed: 0 };
    for (const row of rows) {
      const { id = "" } = row.cells;
      const item = standing.get(id);
      if (id && !item) throw csvFault(row.line, "crud.gone", "id");
      if (id && seen.has(id)) throw csvFault(row.line, "csv.twice", "id");
      seen.add(id);
      const fields = readRow(file, row, item);
      if (item && isSame(file, fields, item)) continue;
      await save(item ? id : null, fields).catch((error) => refuse(row.line, error));
      taken[item ? "changed" : "added"] += 1;
    }
    return taken;
  });
}

const columnsOf = <F extends Fields>({ kinds }: ContentFile<F>): Column[] =>
  Object.entries<CellKind>(kinds).flatMap(([field, kind]): Column[] =>
    kind === "texts"
      ? languageCodes.map((lang) => [`${field}_${lang}`, field, kind, lang] as const)
      : [[field, field, kind]],
  );

const namesOf = <F extends Fields>(file: ContentFile<F>): string[] => [
  "id",
  "version",
  ...columnsOf(file).map(([column]) => column),
];

function writeCell(value: unknown, kind: CellKind, lang?: LanguageCode): string {
  if (kind === "yes_no") return value ? "yes" : "no";
  return String((lang ? (value as Record<string, string>)[lang] : value) ?? "");
}

/** A cell as its field has it; what is none of its kind stays text, which the shape refuses. */
function readCell(text: string, kind: CellKind): unknown {
  const { success, data } = kind === "yes_no" ? yesNo.safeParse(text) : moment.safeParse(text);
  switch (kind) {
    case "yes_no":
      return success ? data : text;
    case "number":
      return text.trim() === "" ? null : Number(plainNumber(text) ?? Number.NaN);
    case "moment":
      return text.trim() === "" ? null : success ? data : text;
    default:
      return text.replaceAll("\r\n", "\n");
  }
}

/** The fields that a line makes of what stands. Throws `csv.line`. */
function readRow<F extends Fields>(
  file: ContentFile<F>,
  { line, cells }: CsvRow,
  item: Kept<F> | undefined,
): F {
  const fields: Record<string, unknown> = { ...file.fresh, ...item, version: 0 };
  if (item) {
    fields.version = Number(plainNumber(cells.version ?? "") ?? Number.NaN);
    if (Number.isNaN(fields.version)) throw csvFault(line, "numeric_error", "version");
  }
  for (const [column, field, kind, lang] of columnsOf(file)) {
    const text = cells[column];
    if (text === undefined) continue;
    const value = readCell(text, kind);
    fields[field] = lang ? { ...(fields[field] as object), [lang]: value } : value;
  }
  const parsed = file.shape.safeParse(fields);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const [field = "", lang] = issue?.path.map(String) ?? [];
  const kind = (file.kinds as Record<string, CellKind>)[field] ?? "text";
  const reason = fields[field] === undefined ? "required_error" : reasonOf(issue, field, kind);
  throw csvFault(line, reason, lang ? `${field}_${lang}` : field);
}

const reasons: Partial<Record<CellKind, string>> = {
  number: "numeric_error",
  yes_no: "crud.no_choice",
  moment: "crud.no_date",
};

function reasonOf(issue: z.core.$ZodIssue | undefined, field: string, kind: CellKind): string {
  if (field === "slug") return "editors.bad_slug";
  if (issue?.code === "invalid_value") return "crud.no_choice";
  if (issue?.code === "too_big") return kind === "number" ? "crud.too_much" : "crud.too_long";
  return reasons[kind] ?? "error.bad_request";
}

function isSame<F extends Fields>(file: ContentFile<F>, fields: F, item: Kept<F>): boolean {
  const said = (one: F) =>
    columnsOf(file).map(([, field, kind, lang]) => writeCell(one[field], kind, lang));
  return JSON.stringify(said(fields)) === JSON.stringify(said(item));
}

/** What a save refuses, said of its line. */
function refuse(line: number, error: unknown): never {
  if (!(error instanceof ApiError)) throw error;
  if (error.code === "content.changed") throw csvFault(line, error.code, "version");
  const [first] = Object.entries(error.details.errors ?? {});
  if (!first) throw error;
  const [column, [reason = error.code]] = first;
  throw csvFault(line, reason, column);
}
