import type { Currency } from "../../contract/languages";
import type { Totals } from "../../contract/money";

/** One line that is bought; amounts of one piece, in the currency's storage unit. */
export interface PricedLine {
  qty: number;
  unitPrice: number;
  /** The struck price, or null. */
  compareAt: number | null;
}

export interface Sum {
  currency: Currency;
  lines: readonly PricedLine[];
  /** What a coupon takes off the lines. */
  discount: number;
  /** Null while nobody knows where to. */
  shipping: number | null;
  /** Whole percent inside all prices; 0 for none. */
  taxRate: number;
}

/** What lines come to (domain 4.6). Prices include tax, so the tax is a part of what is paid (decisions 16). */
export function sumTotals({ currency, lines, discount, shipping, taxRate }: Sum): Totals {
  const asked = sumOf(lines, ({ qty, unitPrice }) => qty * unitPrice);
  const struck = sumOf(lines, ({ qty, unitPrice, compareAt }) => qty * (compareAt ?? unitPrice));
  const payable = asked - discount + (shipping ?? 0);
  const money = (amount: number) => ({ amount, currency });
  return {
    items: money(struck),
    item_discount: money(struck - asked),
    coupon_discount: money(discount),
    shipping: shipping === null ? null : money(shipping),
    tax: taxRate > 0 ? [{ rate: taxRate, amount: money(taxInside(payable, taxRate)) }] : [],
    payable: money(payable),
  };
}

/** The totals of a cart once it is known what its way costs; a coupon for free shipping is up to the caller. */
export function addShipping(totals: Totals, shipping: number): Totals {
  const { currency } = totals.payable;
  const payable = totals.payable.amount - (totals.shipping?.amount ?? 0) + shipping;
  return {
    ...totals,
    shipping: { amount: shipping, currency },
    tax: totals.tax.map(({ rate }) => ({
      rate,
      amount: { amount: taxInside(payable, rate), currency },
    })),
    payable: { amount: payable, currency },
  };
}

/** The tax inside an amount that includes it. */
function taxInside(amount: number, rate: number): number {
  return Math.round((amount * rate) / (100 + rate));
}

function sumOf<T>(items: readonly T[], amountOf: (item: T) => number): number {
  return items.reduce((sum, item) => sum + amountOf(item), 0);
}
