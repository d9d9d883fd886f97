import type { ProductColumns } from "../index/product-columns";
import { missed } from "./matcher";

/** What a listing's facets are made of. */
export interface Counts {
  /** Products by term. */
  byTerm: Int32Array;
  inStock: number;
  sale: number;
  /** Products rated at least 1, 2, 3 and 4, by that number. */
  rated: Int32Array;
  /** The range of prices in storage units; null without a price. */
  prices: { min: number; max: number } | null;
}

/**
 * Counts products for the facets while a listing is gone through: each count leaves its own group's
 * filter out. A product counts once, however many of its variants do.
 */
export class Tally {
  inStock = 0;
  sale = 0;
  readonly #byTerm: Int32Array;
  readonly #rated = new Int32Array(5);
  #lowest = Number.POSITIVE_INFINITY;
  #highest = 0;

  /** By term: the bit of the group that the term belongs to, 0 where nothing of it is chosen. */
  readonly #groupBits: Int32Array;
  /** By term: the last document id that was counted for it, so that its variants count once. */
  readonly #counted: Int32Array;
  readonly #columns: ProductColumns;

  constructor(columns: ProductColumns, groupBits: Int32Array) {
    this.#columns = columns;
    this.#groupBits = groupBits;
    this.#byTerm = new Int32Array(columns.termLimit);
    this.#counted = new Int32Array(columns.termLimit).fill(-1);
  }

  /** Counts a variant's own terms where it misses nothing but their group. */
  countVariant(docId: number, variant: number, misses: number): void {
    this.#countTerms(
      docId,
      this.#columns.variantTermStart.data[variant] ?? 0,
      this.#columns.variantTermEnd.data[variant] ?? 0,
      (bit) => misses === 0 || misses === bit,
    );
  }

  /** Counts what holds for the whole product. `single` has the bits that some variant misses alone. */
  countProduct(docId: number, matches: boolean, single: number): void {
    this.#countTerms(
      docId,
      this.#columns.termStart.data[docId] ?? 0,
      this.#columns.termEnd.data[docId] ?? 0,
      (bit) => matches || (single & bit) !== 0,
    );
    if (matches || (single & missed.rating) !== 0) {
      const rating = this.#columns.rating.data[docId] ?? 0;
      for (let stars = 1; stars <= 4; stars++) {
        if (rating >= stars * 100) this.#rated[stars] = (this.#rated[stars] ?? 0) + 1;
      }
    }
  }

  /** Widens the range of prices by a variant's. */
  seePrice(amount: number): void {
    if (amount === 0) return;
    if (amount < this.#lowest) this.#lowest = amount;
    if (amount > this.#highest) this.#highest = amount;
  }

  result(): Counts {
    return {
      byTerm: this.#byTerm,
      inStock: this.inStock,
      sale: this.sale,
      rated: this.#rated,
      prices: this.#highest > 0 ? { min: this.#lowest, max: this.#highest } : null,
    };
  }

  #countTerms(docId: number, start: number, end: number, counts: (bit: number) => boolean): void {
    const terms = this.#columns.terms.data;
    for (let at = start; at < end; at++) {
      const term = terms[at] ?? 0;
      if (this.#counted[term] === docId || !counts(this.#groupBits[term] ?? 0)) continue;
      this.#counted[term] = docId;
      this.#byTerm[term] = (this.#byTerm[term] ?? 0) + 1;
    }
  }
}
