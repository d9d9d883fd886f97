import { ApiError } from "../../http/errors";
import { normalizeNumber } from "../../http/read-number";
import { readDate } from "./conditions";
import type { CrudColumn, CrudList } from "./crud-list";

/** A value that is kept, or why it can't be, as a translation key. */
type ValidationResult = { value: string | number | boolean | null } | { error: string };

const defaultLength = 200;
const defaultNumber = 1_000_000_000;

/** The table's fields of an item as it was entered; mistakes are `error.bad_request` by the column's name. */
export function validateItem(
  list: CrudList,
  input: Record<string, unknown>,
): Record<string, unknown> {
  return validate(list, input, writable(list));
}

/** The same of some of its fields, for copies and bulk edits; the others stay as they are. */
export function validateParts(
  list: CrudList,
  input: Record<string, unknown>,
): Record<string, unknown> {
  return validate(
    list,
    input,
    writable(list).filter(([name]) => Object.hasOwn(input, name)),
  );
}

type Named = readonly [name: string, column: CrudColumn];

const writable = (list: CrudList): Named[] =>
  Object.entries(list.columns).filter(([, { formInput = true }]) => formInput);

function validate(list: CrudList, input: Record<string, unknown>, columns: readonly Named[]) {
  const errors: Record<string, string[]> = unknownFields(list, input);
  const values: Record<string, unknown> = {};
  for (const [name, column] of columns) {
    const validated = validateValue(column, input[name]);
    if ("error" in validated) errors[name] = [validated.error];
    else values[column.field] = validated.value;
  }
  if (Object.keys(errors).length > 0) throw new ApiError("error.bad_request", { errors });
  return values;
}

/** What nobody may write: the columns that no form has, and whatever is none. An item may name itself. */
function unknownFields(list: CrudList, input: Record<string, unknown>): Record<string, string[]> {
  const known = new Set([...writable(list).map(([name]) => name), "_id"]);
  const others = Object.keys(input).filter((name) => !known.has(name));
  return Object.fromEntries(others.slice(0, 20).map((name) => [name, ["crud.unknown_field"]]));
}

function validateValue(column: CrudColumn, value: unknown): ValidationResult {
  if (value == null || value === "") return validateEmpty(column);
  return validators[column.type](value, column);
}

function validateEmpty({ type, required }: CrudColumn): ValidationResult {
  if (type === "boolean") return { value: false };
  return required ? { error: "required_error" } : { value: null };
}

const validators: Record<
  CrudColumn["type"],
  (value: unknown, column: CrudColumn) => ValidationResult
> = {
  text: (value, column) => {
    if (typeof value !== "string" || value.includes("\0")) return { error: "crud.no_text" };
    const text = value.trim();
    if (text === "") return validateEmpty(column);
    return [...text].length > (column.max ?? defaultLength)
      ? { error: "crud.too_long" }
      : { value: text };
  },
  number: (value, { max = defaultNumber }) => {
    const text = typeof value === "string" || typeof value === "number" ? String(value) : "";
    const latin = normalizeNumber(text);
    if (!/^\d{1,15}$/.test(latin)) return { error: "numeric_error" };
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
};
