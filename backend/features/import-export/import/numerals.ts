/** Persian and Arabic digits as Latin ones (decisions 17). */
export function foldDigits(text: string): string {
  return text.replace(/[۰-۹٠-٩]/g, (digit) => String(digit.charCodeAt(0) & 0xf));
}

/**
 * A number as people write it, as Latin digits with a point: `۱۲٬۵۰۰٫۵` and `12,500.5` become `12500.5`.
 * A comma is a point only where it can't be a separator of thousands: before one or two last digits (`34,90`,
 * `1.234,50`). Null for anything else.
 */
export function plainNumber(written: string): string | null {
  const folded = foldDigits(written.trim()).replace("٫", ".").replaceAll("٬", ",");
  const text = folded.replace("−", "-");
  if (/^-?\d{1,3}(,\d{3})+(\.\d+)?$/.test(text)) return text.replaceAll(",", "");
  if (/^-?(\d+|\d{1,3}(\.\d{3})+),\d{1,2}$/.test(text)) {
    return text.replaceAll(".", "").replace(",", ".");
  }
  return /^-?\d+(\.\d+)?(e[+-]?\d+)?$/i.test(text) ? text : null;
}

/** Amounts that stay exact integers in storage units. */
const maxDigits = 15;

/**
 * An amount in a currency's main unit, written out in full: `19.9` becomes `19.90` with two decimals.
 * Null where it isn't one, is negative, or has more decimals than the currency.
 */
export function plainAmount(written: string, decimals: number): string | null {
  const number = plainNumber(written);
  if (!number || !/^\d+(\.\d+)?$/.test(number)) return null;
  const [whole = "0", fraction = ""] = number.split(".");
  const kept = fraction.replace(/0+$/, "");
  const units = whole.replace(/^0+(?=\d)/, "");
  if (kept.length > decimals || units.length + decimals > maxDigits) return null;
  return decimals ? `${units}.${kept.padEnd(decimals, "0")}` : units;
}

/** The same of what can't be had for nothing: null for zero, too. */
export function positiveAmount(written: string, decimals: number): string | null {
  const amount = plainAmount(written, decimals);
  return amount && /[1-9]/.test(amount) ? amount : null;
}

/** `19.90` as 1990 cents. */
export function toStorageUnits(amount: string): number {
  return Number(amount.replace(".", ""));
}

/** 1990 cents as `19.90`. */
export function fromStorageUnits(units: number, decimals: number): string {
  if (!decimals) return String(units);
  const digits = String(units).padStart(decimals + 1, "0");
  return `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}
