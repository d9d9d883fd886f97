import { currencyCodes } from "#backend/contract/languages";
import { coinOf, decimalsOf } from "#backend/features/import-export/import/fields";
import { fromStorageUnits } from "#backend/features/import-export/import/numerals";

/** An amount with its currency; of one that the shop doesn't sell in, in its smallest units. */
export function written({ amount, currency }: { amount: number; currency: string }): string {
  return `${figures(amount, currency)} ${currency}`;
}

/** The figures alone, as the options of commands take them. */
export function figures(amount: number, currency: string): string {
  const isLess = amount < 0;
  const known = currencyCodes.find((one) => one === currency);
  const text = known
    ? fromStorageUnits(Math.abs(amount), decimalsOf[coinOf(known)])
    : String(Math.abs(amount));
  return isLess ? `-${text}` : text;
}
