import type { Line, Lines } from "./lines";
import { maxOf, type VariantOffer } from "./offers";
import type { PricedLine } from "./totals";

/** A line that can be bought as it is, with what it costs. */
export interface BuyableLine extends PricedLine {
  offer: VariantOffer & { amount: number };
  productCode: number;
  total: number;
}

/** The lines that are to be bought and can be; the ones saved for later are not among them. */
export function buyableLines(
  lines: Lines,
  offers: ReadonlyMap<string, VariantOffer>,
): BuyableLine[] {
  return [...lines.values()].flatMap((line) => {
    const offer = offers.get(line.variantId);
    if (!offer || line.later || maxOf(offer) === 0 || offer.amount === null) return [];
    const { amount, compareAt, productCode } = offer;
    const qty = countOf(line, offer);
    return {
      offer: { ...offer, amount },
      productCode,
      qty,
      unitPrice: amount,
      compareAt,
      total: qty * amount,
    };
  });
}

/** How many are shown and bought: what was asked for, as far as it can be had. */
export function countOf(line: Line, offer: VariantOffer): number {
  const max = maxOf(offer);
  return max > 0 ? Math.min(line.qty, max) : line.qty;
}
