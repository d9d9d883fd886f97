import type { CrudItem } from "../../contract/crud";
import { type Currency, type LanguageCode, languageCodes } from "../../contract/languages";
import type { Cells } from "../csv/csv-report";
import { type CsvRow, csvFault } from "../csv/read-csv";
import { coinOf, decimalsOf, moment, yesNo } from "../import-export/import/fields";
import { fromStorageUnits, plainAmount, toStorageUnits } from "../import-export/import/numerals";
import { offeredCurrencies } from "../languages/offered-currencies";
import type { CrudColumn, CrudList } from "./crud-list";
import { validateValue } from "./validate-item";

/** A column of a list's file: a column of the list, its amount in one currency as `amount_usd`, or its text in one language as `name_fa`. */
interface FileColumn {
  cell: string;
  name: string;
  column: CrudColumn;
  currency?: Currency;
  lang?: LanguageCode;
}

function fileColumnsOf({ columns }: CrudList): FileColumn[] {
  return Object.entries(columns).flatMap(([name, column]): FileColumn[] => {
    if (!(column.formInput ?? true)) return [];
    if (column.type === "texts") {
      return languageCodes.map((lang) => ({ cell: `${name}_${lang}`, name, column, lang }));
    }
    if (column.type !== "money") return [{ cell: name, name, column }];
    return offeredCurrencies.map((currency) => ({
      cell: `${name}_${coinOf(currency)}`,
      ...{ name, column, currency },
    }));
  });
}

/** The columns of a list's file: the row's name and version, and what may be written. */
export function cellNamesOf(list: CrudList): string[] {
  const version = list.version ? ["_version"] : [];
  return ["_id", ...version, ...fileColumnsOf(list).map(({ cell }) => cell)];
}

/** A row as its file has it. Amounts are in units as shown, moments in UTC, several values have bars between them. */
export function writeItemCells(list: CrudList, item: CrudItem): Cells {
  return Object.fromEntries(
    fileColumnsOf(list).map((column) => [column.cell, writeCell(item[column.name], column)]),
  );
}

function writeCell(
  value: CrudItem[string] | undefined,
  { currency, lang }: Pick<FileColumn, "currency" | "lang">,
): string {
  if (lang)
    return (value as Partial<Record<LanguageCode, string>> | null | undefined)?.[lang] ?? "";
  if (!currency) return Array.isArray(value) ? value.join("|") : String(value ?? "");
  const amount = (value as Partial<Record<Currency, number>> | null | undefined)?.[currency];
  return amount == null ? "" : fromStorageUnits(amount, decimalsOf[coinOf(currency)]);
}

/** What a line says, as a form would have sent it; only of the columns that it has. Throws `csv.line` for what is no amount. */
export function readItemCells(list: CrudList, { line, cells }: CsvRow): Record<string, unknown> {
  const input: Record<string, unknown> = {};
  for (const { cell, name, column, currency, lang } of fileColumnsOf(list)) {
    const text = cells[cell];
    if (text === undefined) continue;
    if (lang) input[name] = { ...(input[name] as object), [lang]: text };
    else if (!currency) input[name] = readCell(text, column);
    else {
      const amount = readAmount(text, currency);
      if (amount === undefined) throw csvFault(line, "csv.no_amount", cell);
      input[name] = { ...(input[name] as object), [currency]: amount };
    }
  }
  return input;
}

/** The cells that say something else than those of the row as it stands, however a spreadsheet has written them. */
export function differingCells(list: CrudList, cells: Cells, was: Cells): Cells {
  const differing = fileColumnsOf(list).flatMap((column) => {
    const { cell } = column;
    const text = cells[cell];
    if (text === undefined || text === was[cell]) return [];
    return writtenAnew(text, column) === was[cell] ? [] : [[cell, text] as const];
  });
  return Object.fromEntries(differing);
}

/** What a cell says, as the list's own file would have it; undefined for what can't be taken. */
function writtenAnew(text: string, file: FileColumn): string | undefined {
  const { column, currency, lang } = file;
  const read = currency ? readAmount(text, currency) : lang ? text : readCell(text, column);
  if (read === undefined) return undefined;
  const part = currency ?? lang;
  const valid = validateValue(column, part ? { [part]: read } : read);
  return "value" in valid ? writeCell(valid.value, file) : undefined;
}

function readCell(text: string, { type }: CrudColumn): unknown {
  if (type === "boolean") return yesNo.safeParse(text).data ?? text;
  if (type === "moment") return moment.safeParse(text).data ?? text.trim();
  if (type !== "choices" && type !== "relations") return text;
  return text
    .split("|")
    .map((part) => part.trim())
    .filter(Boolean);
}

/** In storage units; null for none, undefined for what is no amount. */
function readAmount(text: string, currency: Currency): number | null | undefined {
  if (text.trim() === "") return null;
  const amount = plainAmount(text, decimalsOf[coinOf(currency)]);
  return amount === null ? undefined : toStorageUnits(amount);
}

/** The file's column that a mistake in a field of a form is about: `amount.USD` is `amount_usd`. */
export function cellOfField(list: CrudList, field: string): string {
  const [name, part] = field.split(".");
  const own = fileColumnsOf(list).filter((column) => column.name === name);
  const found = own.find(({ currency, lang }) => (currency ?? lang) === part) ?? own[0];
  return found?.cell ?? field;
}
