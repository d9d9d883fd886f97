import { normalizeNumber } from "../../http/read-number";

/** The country whose rule holds, ISO 3166-1 alpha-2; null where none is known. */
export type TaxCountry = "IR" | "US" | null;

/**
 * The tax id of a business as it is kept; null for what can be none. Iran's national id of legal entities has eleven digits
 * of which the last checks the others, an American EIN nine (`12-3456789`); elsewhere letters, digits and what
 * joins them.
 */
export function readTaxId(written: string, country: TaxCountry): string | null {
  const plain = normalizeNumber(written).toUpperCase();
  if (country === "IR")
    return isEntityId(plain.replaceAll("-", "")) ? plain.replaceAll("-", "") : null;
  if (country === "US") {
    const [, prefix, rest] = /^(\d{2})-?(\d{7})$/.exec(plain) ?? [];
    return prefix && rest ? `${prefix}-${rest}` : null;
  }
  return /^[A-Z0-9][A-Z0-9./-]{3,29}$/.test(plain) ? plain : null;
}

const factors = [29, 27, 23, 19, 17];

/** The sum of Iran's eleven digits: the tens digit, plus two, is added to each of the first ten. */
function isEntityId(digits: string): boolean {
  if (!/^\d{11}$/.test(digits) || /^(\d)\1{10}$/.test(digits)) return false;
  const added = Number(digits[9]) + 2;
  const sum = [...digits.slice(0, 10)].reduce(
    (all, digit, place) => all + (Number(digit) + added) * (factors[place % 5] ?? 0),
    0,
  );
  const rest = sum % 11;
  return Number(digits[10]) === (rest === 10 ? 0 : rest);
}
