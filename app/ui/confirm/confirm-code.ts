import { toLatinDigits } from "~/i18n/digits";

/** Least and greatest number that hard mode asks for (R-CONST-13). */
const [min, max] = [10, 99];

/** A number to type, both ends among them (R-CONFIRM-03); `random` gives 0 to just below 1. */
export function drawCode(random: () => number = Math.random): number {
  return min + Math.floor(random() * (max - min + 1));
}

/** Whether what was typed, in any digits, is the number (C-52). */
export function isCode(typed: string, code: number): boolean {
  return toLatinDigits(typed.trim()) === String(code);
}
