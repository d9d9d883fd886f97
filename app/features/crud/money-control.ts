import { currencies, currencyCodes } from "#backend/contract/languages";
import { readNumber } from "~/ui/number/number-value";

type Currency = (typeof currencyCodes)[number];

/** The currency of a part of a column, which is typed in units as shown; undefined for another part. */
export function currencyOf(part: string): Currency | undefined {
  return currencyCodes.find((one) => one === part);
}

/** What is typed, in storage units; null for nothing. What is no amount is left to the backend to refuse. */
export function readMoney(text: string, currency: Currency): number | string | null {
  if (text.trim() === "") return null;
  const shown = readNumber(text);
  if (shown === undefined) return text;
  const exact = shown * currencies[currency].unit;
  const amount = Math.round(exact);
  return Math.abs(exact - amount) < 1e-6 ? amount : text;
}
