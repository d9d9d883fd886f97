import type { CrudItem } from "../../contract/crud";
import { isLanguage, languageCodes } from "../../contract/languages";
import { ApiError } from "../../http/errors";
import { normalizeNumber } from "../../http/read-number";
import { offeredCurrencies } from "../languages/offered-currencies";
import { isPermitted } from "../staff/effective-permissions";
import { type CrudColumn, type CrudList, isId, type OpenList, type Value } from "./crud-list";
import { readDate } from "./read-query";

/** Values that are kept, by the columns' names; `toRow` makes the table's fields of them. */
export type ValidValues = Record<string, Value>;

/** A value that is kept, or why it can't be, as a translation key; `at` is the part that is wrong. */
type ValidationResult = { value: Value } | { error: string; at?: string };

const defaultLength = 200;
const defaultNumber = 1_000_000_000;
/** Rows that one row may refer to by a column. */
const maxRelated = 200;
/** In storage units. */
const maxMoney = 1_000_000_000_000;

type Written = "add" | "change";

/**
 * An item as it was entered; mistakes are `error.bad_request` by the column's name. What a change says nothing of has no value, but what it
 * refers to stays: a form that doesn't know the column yet takes nothing away.
 */
export function validateItem(
  open: OpenList,
  input: Record<string, unknown>,
  written: Written,
): ValidValues {
  const columns = writable(open, written).filter(
    ([name, { relation }]) => written === "add" || !relation || input[name] !== undefined,
  );
  return validate(open, input, columns, written);
}

/** The same of some of its fields, for copies and bulk edits; the others stay as they are. */
export function validateParts(open: OpenList, input: Record<string, unknown>): ValidValues {
  const columns = writable(open, "change").filter(([name]) => Object.hasOwn(input, name));
  return validate(open, input, columns, "change");
}

/** Throws what is wrong with a row as a whole: what its list finds, and texts that it needs and has in no language. */
export function validateRow({ list }: OpenList, item: CrudItem, before?: CrudItem) {
  const errors = { ...unsaidTexts(list, item, before), ...list.validate?.(item, before) };
  if (Object.keys(errors).length > 0) throw new ApiError("error.bad_request", { errors });
}

function unsaidTexts({ columns }: CrudList, item: CrudItem, before?: CrudItem) {
  const unsaid = Object.entries(columns).filter(
    ([name, { type, required }]) =>
      type === "texts" && required && !item[name] && (!before || before[name]),
  );
  return Object.fromEntries(unsaid.map(([name]) => [name, ["required_error"]]));
}

type Named = readonly [name: string, column: CrudColumn];

/** Whether a column is for others of the staff to write. */
export function isLocked({ permissions }: OpenList, { permission }: CrudColumn): boolean {
  return permission !== undefined && !isPermitted(permissions ?? [], permission);
}

const writable = (open: OpenList, written: Written): Named[] =>
  Object.entries(open.list.columns).filter(
    ([, column]) =>
      (column.formInput ?? true) &&
      !isLocked(open, column) &&
      !(column.addOnly && written === "change"),
  );

function validate(
  open: OpenList,
  input: Record<string, unknown>,
  columns: readonly Named[],
  written: Written,
) {
  const errors: Record<string, string[]> = unknownFields(open, input, written);
  const values: ValidValues = {};
  for (const [name, column] of columns) {
    const validated = validateValue(column, input[name]);
    if ("error" in validated) errors[`${name}${validated.at ?? ""}`] = [validated.error];
    else values[name] = validated.value;
  }
  if (Object.keys(errors).length > 0) throw new ApiError("error.bad_request", { errors });
  return values;
}

/** What the caller may not write: columns that no form has, or that are others' to write, and whatever is none. An item may name itself. */
function unknownFields(
  open: OpenList,
  input: Record<string, unknown>,
  written: Written,
): Record<string, string[]> {
  const known = new Set([...writable(open, written).map(([name]) => name), "_id", "_version"]);
  const others = Object.keys(input).filter((name) => !known.has(name));
  return Object.fromEntries(others.slice(0, 20).map((name) => [name, ["crud.unknown_field"]]));
}

/** What is kept of a column's value as it was entered. */
export function validateValue(column: CrudColumn, value: unknown): ValidationResult {
  if (value == null || value === "") return validateEmpty(column);
  return validators[column.type](value, column);
}

function validateEmpty({ type, required }: CrudColumn): ValidationResult {
  if (type === "boolean") return { value: false };
  if (type === "money" || (type === "texts" && !required)) return { value: {} };
  return required ? { error: "required_error" } : { value: null };
}

const validators: Record<
  CrudColumn["type"],
  (value: unknown, column: CrudColumn) => ValidationResult
> = {
  text: (value, column) => {
    if (typeof value !== "string" || value.includes("\0")) return { error: "crud.no_text" };
    const text = (column.normalize ?? String)(value.trim());
    if (text === "") return validateEmpty(column);
    return [...text].length > (column.max ?? defaultLength)
      ? { error: "crud.too_long" }
      : { value: text };
  },
  number: (value, { min = 0, max = defaultNumber }) => {
    const text = typeof value === "string" || typeof value === "number" ? String(value) : "";
    const latin = normalizeNumber(text);
    if (!/^\d{1,15}$/.test(latin)) return { error: "numeric_error" };
    if (Number(latin) < min) return { error: "crud.too_little" };
    return Number(latin) > max ? { error: "crud.too_much" } : { value: Number(latin) };
  },
  boolean: (value) => {
    const read = { true: true, on: true, "1": true, false: false, "0": false }[String(value)];
    return read === undefined ? { error: "crud.no_choice" } : { value: read };
  },
  choice: (value, { choices = [] }) =>
    choices.some((choice) => choice.value === value)
      ? { value: String(value) }
      : { error: "crud.no_choice" },
  date: (value) => {
    const day = typeof value === "string" ? readDate(normalizeNumber(value)) : undefined;
    return day === undefined ? { error: "crud.no_date" } : { value: day };
  },
  choices: (value, column) => {
    const known = new Set(column.choices?.map((choice) => choice.value));
    const chosen = [...new Set(Array.isArray(value) ? value : [value])];
    if (!chosen.every((one) => known.has(one))) return { error: "crud.no_choice" };
    return chosen.length > 0 ? { value: chosen } : validateEmpty(column);
  },
  money: (value, { min = 1 }) => {
    if (typeof value !== "object" || value === null) return { error: "numeric_error" };
    const amounts: Record<string, number | null> = {};
    for (const [currency, amount] of Object.entries(value)) {
      const at = `.${currency}`;
      if (!offeredCurrencies.some((one) => one === currency))
        return { error: "crud.no_choice", at };
      const isEmpty = amount === null || amount === "";
      if (!isEmpty && !Number.isSafeInteger(amount)) return { error: "numeric_error", at };
      if (!isEmpty && amount < min) return { error: "crud.too_little", at };
      if (!isEmpty && amount > maxMoney) return { error: "crud.too_much", at };
      amounts[currency] = isEmpty ? null : amount;
    }
    return { value: amounts };
  },
  texts: (value, column) => {
    if (typeof value !== "object" || value === null) return { error: "crud.no_text" };
    const said: Record<string, string | null> = {};
    for (const [lang, text] of Object.entries(value)) {
      const at = `.${lang}`;
      if (!isLanguage(lang)) return { error: "crud.no_choice", at };
      const validated = validators.text(text ?? "", { ...column, type: "text", required: false });
      if ("error" in validated) return { ...validated, at };
      said[lang] = validated.value === null ? null : String(validated.value);
    }
    // Where not all languages are told of, the row may have the text in the others: `validateRow` looks.
    const isEmpty = languageCodes.every((lang) => said[lang] === null);
    if (Object.keys(said).length === 0 || (isEmpty && column.required))
      return validateEmpty(column);
    return { value: said };
  },
  // Whether what they refer to is there is asked in the change's transaction.
  picture: (value) =>
    typeof value === "string" && isId(value) ? { value } : { error: "crud.no_choice" },
  relations: (value, column) => {
    const chosen = [...new Set(Array.isArray(value) ? value : [value])];
    const isBearable = chosen.length <= maxRelated;
    if (!isBearable || !chosen.every((one) => typeof one === "string" && one.length <= 80)) {
      return { error: "crud.no_choice" };
    }
    return chosen.length > 0 ? { value: chosen } : validateEmpty(column);
  },
  moment: (value) => {
    const text = typeof value === "string" ? value : "";
    const isMoment = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?Z$/.test(text);
    const moment = new Date(text);
    return isMoment && !Number.isNaN(moment.getTime())
      ? { value: moment.toISOString() }
      : { error: "crud.no_date" };
  },
};
