import { normalizeNumber } from "../../http/read-number";

/**
 * A national code of Iran as it is kept, ten digits in any script with or without dashes; null for what is none.
 * Its last digit checks the others; ten times the same digit passes that sum, and is nobody's (domain 4.10).
 */
export function readNationalCode(written: string): string | null {
  const digits = normalizeNumber(written).replaceAll("-", "");
  if (!/^\d{10}$/.test(digits) || /^(\d)\1{9}$/.test(digits)) return null;
  return Number(digits[9]) === checkDigit(digits) ? digits : null;
}

function checkDigit(digits: string): number {
  const sum = [...digits.slice(0, 9)].reduce(
    (all, digit, place) => all + Number(digit) * (10 - place),
    0,
  );
  const rest = sum % 11;
  return rest < 2 ? rest : 11 - rest;
}

/** For its owner's pages: enough to know it by. */
export function maskNationalCode(code: string): string {
  return `•••••••${code.slice(-3)}`;
}
