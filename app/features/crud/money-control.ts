import { currencies, currencyCodes } from "#backend/contract/languages";
import { readNumber } from "~/ui/number/number-value";

type Currency = (typeof currencyCodes)[number];

/** Name of the control that takes a money column's amount in a currency, in units as shown. */
export const moneyName = (column: string, currency: string): string => `${column}:${currency}`;

/** The column and currency of such a control; undefined for the name of another one. */
export function moneyControl(name: string): { column: string; currency: Currency } | undefined {
  const [column = "", code] = name.split(":");
  const currency = currencyCodes.find((one) => one === code);
  return currency && { column, currency };
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

/** The control that a mistake belongs to: of money in one currency, or in none, the field of its own or the first. */
export function controlOf(controls: readonly string[], wrong: string): string {
  const [column = "", currency] = wrong.split(".");
  const own = currency ? moneyName(column, currency) : wrong;
  if (controls.includes(own)) return own;
  return controls.find((name) => name.startsWith(moneyName(column, ""))) ?? wrong;
}
