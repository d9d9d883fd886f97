import { z } from "zod";
import type { Currency } from "../../contract/languages";
import type { Query } from "../../db/database";
import { readSetting } from "./read-setting";

export const taxKey = "tax";

const percent = z.number().int().min(0).max(99);

/** Value added tax in Iran and in Germany; sales tax of the USA is the owner's to settle. */
export const freshRates: Record<Currency, number> = { USD: 0, IRR: 10, EUR: 19 };

/** What a row says nothing of, as it was taken back or the shop didn't know the currency yet: there its country's own holds. */
export const taxRates = z.object({
  USD: percent.default(freshRates.USD),
  IRR: percent.default(freshRates.IRR),
  EUR: percent.default(freshRates.EUR),
} satisfies Record<Currency, z.ZodType>);

/** The whole percent of tax that prices of a currency hold (decisions 16). */
export async function readTaxRate(q: Query, currency: Currency): Promise<number> {
  const rates = (await readSetting(q, taxKey, taxRates)) ?? freshRates;
  return rates[currency];
}
