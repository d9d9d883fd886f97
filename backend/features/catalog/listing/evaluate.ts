import type { CatalogIndex } from "../index/catalogue";
import type { ProductColumns } from "../index/product-columns";
import type { Filters } from "./filters";
import { categoryMembers, groupBits, Matcher, missed } from "./matcher";

/** What a listing holds: the matching document ids, for each the variant that its card shows, and the counts. */
export interface Evaluation {
  docIds: Int32Array;
  /** The cheapest that matches, in stock where one is; -1 where none has a price in the currency. */
  cheapest: Int32Array;
  /** 1 where a matching variant is in stock. */
  inStock: Uint8Array;
  counts: Counts;
}

/** Goes once through the products that a listing looks at. */
export function evaluate(catalogIndex: CatalogIndex, filters: Filters): Evaluation {
  const { columns, reference } = catalogIndex;
  const looked = docIdsToLookAt(catalogIndex, filters);
  const count = looked?.length ?? columns.size;
  const docIds = new Int32Array(count);
  const cheapest = new Int32Array(count);
  const inStock = new Uint8Array(count);
  const matcher = new Matcher(columns, filters);
  const tally = new Tally(columns, groupBits(reference, columns.termLimit, filters.groups));
  let matching = 0;
  for (let index = 0; index < count; index++) {
    const docId = looked ? (looked[index] ?? 0) : index;
    if (!matcher.isMember(docId)) continue;
    const seen = seeProduct(columns, filters, matcher, tally, docId);
    if (!seen) continue;
    docIds[matching] = docId;
    cheapest[matching] = seen.cheapest;
    inStock[matching] = seen.inStock ? 1 : 0;
    matching++;
  }
  return {
    docIds: docIds.subarray(0, matching),
    cheapest: cheapest.subarray(0, matching),
    inStock: inStock.subarray(0, matching),
    counts: tally.result(),
  };
}

/** A search has named the products, a scope has them listed; else all are looked at. */
function docIdsToLookAt(catalogIndex: CatalogIndex, filters: Filters): ArrayLike<number> | null {
  if (!filters.found) return categoryMembers(catalogIndex, filters);
  return filters.found
    .map((code) => catalogIndex.columns.docIdOf(code))
    .filter((docId) => docId !== undefined);
}

/** Above any amount: what is sold out gives way to what can be had. */
const soldOut = 1e15;

interface Seen {
  cheapest: number;
  inStock: boolean;
}

/** Looks at each variant of a product, counts it, and answers null where none matches. */
function seeProduct(
  columns: ProductColumns,
  filters: Filters,
  matcher: Matcher,
  tally: Tally,
  docId: number,
): Seen | null {
  const amounts = columns.amount[filters.currency].data;
  const struck = columns.compareAt[filters.currency].data;
  const { satisfied, misses: productMisses } = matcher.productBits(docId);
  const end = columns.variantEnd.data[docId] ?? 0;
  let matches = false;
  let single = 0;
  let cheapest = -1;
  let min = Number.POSITIVE_INFINITY;
  let stocked = false;
  let stockCounts = false;
  let saleCounts = false;
  for (let variant = columns.variantStart.data[docId] ?? 0; variant < end; variant++) {
    const misses = matcher.variantMisses(variant, satisfied, productMisses);
    if ((misses & (misses - 1)) !== 0) continue;
    tally.countVariant(docId, variant, misses);
    const amount = amounts[variant] ?? 0;
    const isStocked = (columns.stock.data[variant] ?? 0) > 0;
    if (misses === 0) {
      matches = true;
      stocked ||= isStocked;
      const rank = isStocked ? amount : amount + soldOut;
      if (amount > 0 && rank < min) {
        cheapest = variant;
        min = rank;
      }
    } else {
      single |= misses;
    }
    if (misses === 0 || misses === missed.price) tally.seePrice(amount);
    stockCounts ||= isStocked && (misses === 0 || misses === missed.stock);
    saleCounts ||= (struck[variant] ?? 0) > 0 && (misses === 0 || misses === missed.sale);
  }
  if (stockCounts) tally.inStock++;
  if (saleCounts) tally.sale++;
  if (matches || single !== 0) tally.countProduct(docId, matches, single);
  return matches ? { cheapest, inStock: stocked } : null;
}

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
class Tally {
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
