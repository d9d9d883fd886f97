/** The single values of a listing's address; what can't be read is left out, what is too much is cut. */
import { toLatinDigits } from "~/i18n/digits";

const longestSearch = 100;
const maxValues = 24;
const code = /^[a-z0-9][a-z0-9_-]{0,63}$/;

/** A search: one line, without control characters. */
export function readSearch(text: string | null): string {
  return (text ?? "")
    .replace(/[\p{Cc}\ufffd\s]+/gu, " ")
    .trim()
    .slice(0, longestSearch)
    .trim();
}

/** Codes and slugs, each once, in one order. */
export function readCodes(values: string[]): string[] {
  return [...new Set(values.filter((value) => code.test(value)))].sort().slice(0, maxValues);
}

/** Option codes by attribute code, from `attr.{code}`. */
export function readAttributes(params: URLSearchParams): Record<string, string[]> {
  const names = [...new Set(params.keys())].filter((name) =>
    /^attr\.[a-z][a-z0-9_]{0,39}$/.test(name),
  );
  const attributes: Record<string, string[]> = {};
  for (const name of names.sort().slice(0, maxValues)) {
    const options = readCodes(params.getAll(name));
    if (options.length > 0) attributes[name.slice("attr.".length)] = options;
  }
  return attributes;
}

/** Digits of any script, with group marks and a decimal mark of either script (decisions 17). */
export function readPrice(text: string | null): number | undefined {
  const latin = toLatinDigits(text ?? "")
    .replace(/[\s,٬]/g, "")
    .replace("٫", ".");
  return /^\d{1,12}(\.\d{1,2})?$/.test(latin) ? Number(latin) : undefined;
}

/** A whole number in any digits; too large ones are the largest. */
export function readWhole(text: string | null, min: number, max: number): number | undefined {
  const latin = toLatinDigits(text ?? "");
  if (!/^\d{1,9}$/.test(latin)) return undefined;
  const value = Number(latin);
  return value >= min ? Math.min(value, max) : undefined;
}
