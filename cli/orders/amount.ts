import { fromStorageUnits } from "#backend/features/import-export/import/numerals";

const decimals = { USD: 2, IRR: 0 } as const;

/** An amount with its currency; of one that the shop doesn't sell in, in its smallest units. */
export function written({ amount, currency }: { amount: number; currency: string }): string {
  return `${figures(amount, currency)} ${currency}`;
}

/** The figures alone, as the options of commands take them. */
export function figures(amount: number, currency: string): string {
  const isLess = amount < 0;
  const text = isKnown(currency)
    ? fromStorageUnits(Math.abs(amount), decimals[currency])
    : String(Math.abs(amount));
  return isLess ? `-${text}` : text;
}

function isKnown(currency: string): currency is keyof typeof decimals {
  return Object.hasOwn(decimals, currency);
}
