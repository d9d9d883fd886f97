import type { Price, ProductCard } from "../../../contract/catalog";
import type { ProductColumns } from "../kept/product-columns";
import type { Filters } from "../listing/filters";
import { Matcher } from "../listing/matcher";

/** What a card says of price and stock, over the variants that match the listing's filters. */
export type Offer = Pick<ProductCard, "price" | "from" | "stock" | "left">;

/** Makes offers for the products of one listing. */
export function offersFor(columns: ProductColumns, filters: Filters): (slot: number) => Offer {
  const matcher = new Matcher(columns, filters);
  return (slot) => {
    const { satisfied, misses } = matcher.productBits(slot);
    const matching: number[] = [];
    const end = columns.variantEnd.data[slot] ?? 0;
    for (let variant = columns.variantStart.data[slot] ?? 0; variant < end; variant++) {
      if (matcher.variantMisses(variant, satisfied, misses) === 0) matching.push(variant);
    }
    return { ...priceOf(columns, filters, matching), ...stockOf(columns, matching) };
  };
}

function priceOf(
  columns: ProductColumns,
  { currency }: Filters,
  matching: number[],
): Pick<Offer, "price" | "from"> {
  const amounts = columns.amount[currency].data;
  const priced = matching.filter((variant) => (amounts[variant] ?? 0) > 0);
  const [first, ...others] = priced.sort((a, b) => (amounts[a] ?? 0) - (amounts[b] ?? 0));
  if (first === undefined) return { price: null, from: false };
  const amount = amounts[first] ?? 0;
  return {
    price: toPrice(currency, amount, columns.compareAt[currency].data[first] || null),
    from: others.some((variant) => amounts[variant] !== amount),
  };
}

/** A price with its whole percent off. */
export function toPrice(
  currency: Price["currency"],
  amount: number,
  compareAt: number | null,
): Price {
  const discount = compareAt ? Math.round((1 - amount / compareAt) * 100) : 0;
  return { currency, amount, compare_at: compareAt, discount: discount > 0 ? discount : null };
}

function stockOf(columns: ProductColumns, matching: number[]): Pick<Offer, "stock" | "left"> {
  let left = 0;
  let lowAt = 0;
  for (const variant of matching) {
    left += columns.stock.data[variant] ?? 0;
    lowAt = Math.max(lowAt, columns.lowStockAt.data[variant] ?? 0);
  }
  return toStock(left, lowAt);
}

/** How many are left is told only where it is few. */
export function toStock(left: number, lowAt: number): Pick<Offer, "stock" | "left"> {
  if (left <= 0) return { stock: "out", left: null };
  return left <= lowAt ? { stock: "low", left } : { stock: "in", left: null };
}
