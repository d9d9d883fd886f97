import type { z } from "zod";
import { type LanguageCode, languageCodes } from "../../contract/languages";
import type { Cells } from "../csv/csv-report";
import { type CsvRow, csvFault } from "../csv/read-csv";
import { moment, yesNo } from "../import-export/import/fields";
import { plainNumber } from "../import-export/import/numerals";

/**
 * What a field's cells hold; `texts` has a column for each language, as `answer_fa`. A `list` has bars between its parts, as in
 * the owner's sheets.
 */
export type CellKind = "text" | "texts" | "number" | "yes_no" | "moment" | "list" | "numbers";

/** Fields as an editor saves them; `version` is the one that they were written on. */
export type Fields = Record<string, unknown> & { version: number };

/** What of a thing is in a file: a line for each, with the columns of its fields. */
export interface ContentFile<F extends Fields> {
  kinds: Readonly<Record<Exclude<keyof F, "version"> & string, CellKind>>;
  shape: z.ZodType<F>;
  /** What a new one has where its line says nothing. */
  fresh: object;
  /** The columns of which the first one that is filled says what it is called. */
  names: readonly string[];
}

export type Kept<F extends Fields> = F & { id: string };
type Column = readonly [column: string, field: string, kind: CellKind, lang?: LanguageCode];

const columnsOf = <F extends Fields>({ kinds }: ContentFile<F>): Column[] =>
  Object.entries<CellKind>(kinds).flatMap(([field, kind]): Column[] =>
    kind === "texts"
      ? languageCodes.map((lang) => [`${field}_${lang}`, field, kind, lang] as const)
      : [[field, field, kind]],
  );

/** The columns of a file, in their order. */
export const namesOf = <F extends Fields>(file: ContentFile<F>): string[] => [
  "id",
  "version",
  ...columnsOf(file).map(([column]) => column),
];

/** The cells of what a thing says, by their columns. */
export function writeCells<F extends Fields>(file: ContentFile<F>, fields: F): Cells {
  return Object.fromEntries(
    columnsOf(file).map(([column, field, kind, lang]) => [
      column,
      writeCell(fields[field], kind, lang),
    ]),
  );
}

function writeCell(value: unknown, kind: CellKind, lang?: LanguageCode): string {
  if (kind === "yes_no") return value ? "yes" : "no";
  if (Array.isArray(value)) return value.join("|");
  return String((lang ? (value as Record<string, string>)[lang] : value) ?? "");
}

/** The fields that a line makes of what stands. Throws `csv.line`. */
export function readCells<F extends Fields>(
  file: ContentFile<F>,
  { line, cells }: CsvRow,
  item: Kept<F> | undefined,
): F {
  const fields: Record<string, unknown> = { ...file.fresh, ...item, version: 0 };
  if (item) {
    fields.version = numberOf(cells.version ?? "");
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
  throw faultOf(file, line, fields, parsed.error.issues[0]);
}

const numberOf = (text: string) => Number(plainNumber(text) ?? Number.NaN);

const partsOf = (text: string) =>
  text
    .split("|")
    .map((part) => part.trim())
    .filter(Boolean);

/** A cell as its field has it; what is none of its kind stays text, which the shape refuses. */
function readCell(text: string, kind: CellKind): unknown {
  const isEmpty = text.trim() === "";
  switch (kind) {
    case "yes_no":
      return yesNo.safeParse(text).data ?? text;
    case "number":
      return isEmpty ? null : numberOf(text);
    case "moment":
      return isEmpty ? null : (moment.safeParse(text).data ?? text);
    case "list":
      return partsOf(text);
    case "numbers":
      return partsOf(text).map(numberOf);
    default:
      return text.replaceAll("\r\n", "\n");
  }
}

function faultOf<F extends Fields>(
  file: ContentFile<F>,
  line: number,
  fields: Record<string, unknown>,
  issue: z.core.$ZodIssue | undefined,
) {
  const [field = "", part] = issue?.path.map(String) ?? [];
  const kind = (file.kinds as Record<string, CellKind>)[field] ?? "text";
  const reason = fields[field] === undefined ? "required_error" : reasonOf(issue, field, kind);
  return csvFault(line, reason, kind === "texts" && part ? `${field}_${part}` : field);
}

const reasons: Partial<Record<CellKind, string>> = {
  number: "numeric_error",
  numbers: "numeric_error",
  yes_no: "crud.no_choice",
  moment: "crud.no_date",
};

function reasonOf(issue: z.core.$ZodIssue | undefined, field: string, kind: CellKind): string {
  if (issue?.code === "custom" && issue.params?.reason) return String(issue.params.reason);
  if (field === "slug" && kind === "text") return "editors.bad_slug";
  if (issue?.code === "invalid_value") return "crud.no_choice";
  if (issue?.code === "too_big") return kind === "number" ? "crud.too_much" : "crud.too_long";
  return reasons[kind] ?? "error.bad_request";
}
