import { toLatinNumber } from "~/i18n/digits";
import type { Refusal, RefusalKey } from "./refusal";

/** Validates a value that is not empty; undefined where the rule holds. */
type Validator = (value: unknown, bound: unknown) => Refusal | undefined;

/** Digits may be Persian and Arabic ones (decisions 17). */
const fits =
  (key: RefusalKey, pattern: RegExp): Validator =>
  (value) =>
    pattern.test(toLatinNumber(String(value))) ? undefined : { key };

/** Characters, or entries of an array. Both numbers are said (R-VAL-09). */
const measures =
  (key: RefusalKey, holds: (length: number, bound: number) => boolean): Validator =>
  (value, bound) => {
    const { length } = Array.isArray(value) ? value : [...String(value)];
    return holds(length, Number(bound))
      ? undefined
      : { key, params: { bound: Number(bound), length } };
  };

/** What is no number breaks the rule, and so does all where the bound is none (C-45). */
const compares =
  (key: RefusalKey, holds: (value: number, bound: number) => boolean): Validator =>
  (value, bound) =>
    holds(numberIn(value), Number(bound)) ? undefined : { key, params: { bound: Number(bound) } };

function numberIn(value: unknown): number {
  const text = toLatinNumber(String(value)).trim();
  return text === "" ? Number.NaN : Number(text);
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

const table = {
  required: () => undefined,
  required_array: (value) => (Array.isArray(value) ? undefined : { key: "required_error" }),
  email: fits("validate_email", /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/),
  url: fits("validate_url", /^https?:\/\/([\p{L}\p{N}-]+\.)*[\p{L}\p{N}-]+(:\d+)?([/?#]\S*)?$/iu),
  phone: fits("validate_phone", /^\+?(\(\d{3}\)|\d{3})[-\s.]?\d{3}[-\s.]?\d{4}$/),
  number: fits("numeric_error", /^[\d.]+$/),
  english: fits("english_error", /^[a-z\d]+$/i),
  // Not of R-VAL: what number, JSON and select fields ask for by themselves.
  decimal: fits("numeric_error", /^\s*-?(\d+\.?\d*|\.\d+)\s*$/),
  json: (value) => (isJson(String(value)) ? undefined : { key: "json_error" }),
  one_of: (value, bound) =>
    Array.isArray(bound) && bound.includes(value) ? undefined : { key: "choice_error" },
  match: (value, bound) => (value === bound ? undefined : { key: "validate_match" }),
  min_len: measures("validate_min_len", (length, bound) => length >= bound),
  max_len: measures("validate_max_len", (length, bound) => length <= bound),
  len: measures("validate_len", (length, bound) => length === bound),
  min: compares("validate_min", (value, bound) => value >= bound),
  max: compares("validate_max", (value, bound) => value <= bound),
  eq: compares("validate_eq", (value, bound) => value === bound),
} satisfies Record<string, Validator>;

/** The rules of R-VAL; `required` and `required_array` are also asked about what is empty. */
export type RuleName = keyof typeof table;

const validators = new Map<string, Validator>(Object.entries(table));

/** Validates a value that is not empty by a rule's name; one that does not exist is told so (R-VAL-15). */
export function applyRule(name: string, value: unknown, bound: unknown): Refusal | undefined {
  const validate = validators.get(name);
  return validate ? validate(value, bound) : { key: "validate_notDefined" };
}
