import { languageCode } from "../../../../contract/i18n";
import { offeredCurrencies } from "../../../languages/offered-currencies";
import { coinOf } from "../fields";
import { type Fields, isFields } from "../merge-patch";
import type { FieldPath } from "../problems";

/** How a value stands in a cell; an empty cell is no value. */
export interface Codec {
  toCell(value: unknown): string;
  /** What the record's schema reads; it finds the faults. */
  toValue(cell: string): unknown;
}

export interface Column {
  name: string;
  /** Where its value stands in the record. */
  path: readonly string[];
  codec: Codec;
}

export const plain: Codec = {
  toCell: (value) => (typeof value === "boolean" ? (value ? "yes" : "no") : String(value)),
  toValue: (cell) => cell,
};

/** Codes with bars between them. */
export const list: Codec = {
  toCell: (value) => (Array.isArray(value) ? value.join("|") : String(value)),
  toValue: (cell) => cell.split("|").map((part) => part.trim()),
};

/** Words by name, as in the query of an address. */
export const pairs: Codec = {
  toCell: (value) =>
    isFields(value)
      ? new URLSearchParams(
          Object.entries(value).map(([key, word]) => [key, String(word)]),
        ).toString()
      : "",
  toValue: (cell) => Object.fromEntries(new URLSearchParams(cell)),
};

export const json: Codec = {
  toCell: (value) => JSON.stringify(value),
  toValue: (cell) => {
    try {
      return JSON.parse(cell);
    } catch {
      return cell;
    }
  },
};

/** A column of the same name as its field, or of another one. */
export function column(name: string, path: string = name, codec: Codec = plain): Column {
  return { name, path: path.split("."), codec };
}

/** A column per language: `name_en`, `name_fa`. */
export function textColumns(name: string, path: string = name): Column[] {
  return languageCode.options.map((lang) => column(`${name}_${lang}`, `${path}.${lang}`));
}

/** A column per currency: `price_usd`, `price_irr`. */
export function amountColumns(name: string): Column[] {
  return offeredCurrencies.map(coinOf).map((coin) => column(`${name}_${coin}`, `${name}.${coin}`));
}

export function valueAt(record: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((value, step) => (isFields(value) ? value[step] : undefined), record);
}

/** Puts a value into a record, making the maps on its way; the path is one of a known column. */
export function putAt(record: Fields, path: readonly string[], value: unknown): void {
  const [step, ...rest] = path;
  if (step === undefined) return;
  if (rest.length === 0) {
    record[step] = value;
    return;
  }
  const inner = record[step];
  const next = isFields(inner) ? inner : {};
  record[step] = next;
  putAt(next, rest, value);
}

/** The column that holds the field at this path, or the nearest field around it. */
export function columnFor(columns: Column[], path: FieldPath): Column | undefined {
  const steps = path.map(String);
  return columns.find(
    (one) =>
      one.path.every((step, place) => step === steps[place]) ||
      steps.every((step, place) => step === one.path[place]),
  );
}
