import { toLatinNumber } from "~/i18n/digits";

export interface Bounds {
  min?: number;
  max?: number;
}

/** How a number is put into the input. */
type Write = (value: number) => string;

/** What an input says in any digits; undefined where it is empty or no number (R-NUM-03). */
export function readNumber(text: string): number | undefined {
  const latin = toLatinNumber(text).trim();
  return /^-?(\d+\.?\d*|\.\d+)$/.test(latin) ? Number(latin) : undefined;
}

/** While it is typed, what is above the maximum becomes the maximum (R-NUM-01, C-50). */
export function capNumber(text: string, { max }: Bounds, write: Write = String): string {
  const value = readNumber(text);
  return value !== undefined && max !== undefined && value > max ? write(max) : text;
}

/** When it is left, what is below the minimum becomes empty too (R-NUM-02, C-50). */
export function resolveNumber(text: string, bounds: Bounds, write: Write = String): string {
  const value = readNumber(text);
  const { min } = bounds;
  return value !== undefined && min !== undefined && value < min
    ? ""
    : capNumber(text, bounds, write);
}

/** The number that a press of plus or minus leads to, within the bounds (R-NUM-04). From nothing to the least. */
export function stepNumber(text: string, by: 1 | -1, { min, max }: Bounds): number {
  const value = readNumber(text);
  const next = value === undefined ? (min ?? by) : value + by;
  return Math.min(Math.max(next, min ?? next), max ?? Number.POSITIVE_INFINITY);
}

/** Whether minus and plus lead anywhere; minus has nowhere to go from nothing (R-NUM-04). */
export function canStep(text: string, { min, max }: Bounds): { minus: boolean; plus: boolean } {
  const value = readNumber(text);
  return {
    minus: value !== undefined && (min === undefined || value > min),
    plus: value === undefined || max === undefined || value < max,
  };
}
