import { doubles, ints } from "./column";

/** What holds for a product's variants in a currency, as bits. */
export const trait = {
  /** There are some, and each has a price. */
  priced: 1,
  someInStock: 2,
  allInStock: 4,
  someOnSale: 8,
  allOnSale: 16,
} as const;

interface Variants {
  amount: ArrayLike<number>;
  compareAt: ArrayLike<number>;
  stock: ArrayLike<number>;
}

/** Above any amount: what is sold out gives way to what can be had. */
const soldOut = 1e15;

/** By which the cheapest of variants is found, those in stock first. */
export const rankOf = (amount: number, isInStock: boolean) =>
  isInStock ? amount : amount + soldOut;

/**
 * What a product's variants have in common, in one currency: most listings take or leave all of them, and then needn't
 * look at each.
 */
export class OfferColumns {
  /** The range of prices; of those that are there. */
  readonly lowest = doubles();
  readonly highest = doubles();
  /** The cheapest variant, in stock where one is; -1 where none has a price. */
  readonly cheapest = ints();
  readonly traits = ints();

  /** Reads the variants from `start` to before `end`. */
  put(docId: number, { amount, compareAt, stock }: Variants, start: number, end: number): void {
    let lowest = Number.POSITIVE_INFINITY;
    let highest = 0;
    let cheapest = -1;
    let rank = Number.POSITIVE_INFINITY;
    let traits = end > start ? trait.priced | trait.allInStock | trait.allOnSale : 0;
    for (let variant = start; variant < end; variant++) {
      const price = amount[variant] ?? 0;
      const isInStock = (stock[variant] ?? 0) > 0;
      traits = mark(traits, isInStock, trait.someInStock, trait.allInStock);
      traits = mark(traits, (compareAt[variant] ?? 0) > 0, trait.someOnSale, trait.allOnSale);
      if (price === 0) {
        traits &= ~trait.priced;
        continue;
      }
      lowest = Math.min(lowest, price);
      highest = Math.max(highest, price);
      if (rankOf(price, isInStock) >= rank) continue;
      cheapest = variant;
      rank = rankOf(price, isInStock);
    }
    this.lowest.set(docId, lowest);
    this.highest.set(docId, highest);
    this.cheapest.set(docId, cheapest);
    this.traits.set(docId, traits);
  }
}

const mark = (traits: number, holds: boolean, some: number, all: number) =>
  holds ? traits | some : traits & ~all;
