import { z } from "zod";
import type { Currency } from "../../contract/languages";
import type { Query } from "../../db/database";
import { readSetting } from "./read-setting";

export const taxKey = "tax";

const percent = z.number().int().min(0).max(99);
export const taxRates = z.object({ USD: percent, IRR: percent });
type TaxRates = z.infer<typeof taxRates>;

/** Value added tax in Iran; sales tax of the USA is the owner's to settle. */
export const freshRates: TaxRates = { USD: 0, IRR: 10 };

/** The whole percent of tax that prices of a currency hold (decisions 16). */
export async function readTaxRate(q: Query, currency: Currency): Promise<number> {
  const rates = (await readSetting(q, taxKey, taxRates)) ?? freshRates;
  return rates[currency];
}
