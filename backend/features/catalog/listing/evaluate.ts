import type { CatalogIndex } from "../index/catalogue";
import { type OfferColumns, rankOf, trait } from "../index/offer-columns";
import type { ProductColumns } from "../index/product-columns";
import { endTurn, perTurn } from "../index/turns";
import type { Filters } from "./filters";
import { categoryMembers, groupBits, Matcher, missed } from "./matcher";
import type { PassRows } from "./pass-rows";
import { TermCounts } from "./term-counts";

/** What a listing holds: the matching document ids, for each the variant that its card shows, and the counts. */
export interface Evaluation {
  /** What all of it but the counts is in; its keys and its order are free. */
  rows: PassRows;
  docIds: Int32Array;
  /** The cheapest that matches, in stock where one is; -1 where none has a price in the currency. */
  cheapest: Int32Array;
  /** 1 where a matching variant is in stock. */
  inStock: Uint8Array;
  counts: Counts;
}

/** Goes once through the products that a listing looks at. */
export async function evaluate(
  catalogIndex: CatalogIndex,
  filters: Filters,
  rows: PassRows,
): Promise<Evaluation> {
  const { columns } = catalogIndex;
  const looked = docIdsToLookAt(catalogIndex, filters);
  const count = looked?.length ?? columns.size;
  await endTurn(count);
  const pass = new Pass(catalogIndex, filters, rows);
  // Those of a scope are members of it already.
  const asksEach = filters.found !== null || filters.newSince !== null || filters.soldOnly;
  for (let index = 0; index < count; index++) {
    if (index > 0 && index % perTurn === 0) await endTurn(count);
    const docId = looked ? (looked[index] ?? 0) : index;
    if (!asksEach || pass.matcher.isMember(docId)) pass.see(docId);
  }
  await endTurn(count);
  const isWholeShop = looked === null && !asksEach;
  const found = await pass.result(isWholeShop);
  await endTurn(count);
  return found;
}

/** A search has named the products, a scope has them listed; else all are looked at. */
function docIdsToLookAt(catalogIndex: CatalogIndex, filters: Filters): Int32Array | null {
  if (!filters.found) return categoryMembers(catalogIndex, filters);
  const docIds = filters.found.map((code) => catalogIndex.columns.docIdOf(code));
  return Int32Array.from(docIds.filter((docId) => docId !== undefined));
}

/**
 * Finds what matches and counts the rest for the facets, product by product: each count leaves its own group's filter
 * out, and a product counts once, however many of its variants do. Nothing is made per product, for there may be a
 * million.
 */
class Pass {
  readonly matcher: Matcher;
  readonly #rows: PassRows;
  #matching = 0;
  /** How many products match in all their variants; the rows have them in the order in which they were seen. */
  #whole = 0;

  readonly #termCounts: TermCounts;
  readonly #rated = new Int32Array(5);
  #stocked = 0;
  #onSale = 0;
  #lowest = Number.POSITIVE_INFINITY;
  #highest = 0;

  readonly #columns: ProductColumns;
  readonly #offers: OfferColumns;
  readonly #stock: Int32Array;
  readonly #amounts: Float64Array;
  readonly #struck: Float64Array;

  constructor({ columns, reference }: CatalogIndex, filters: Filters, rows: PassRows) {
    this.matcher = new Matcher(columns, filters);
    this.#rows = rows;
    this.#termCounts = new TermCounts(
      columns,
      groupBits(reference, columns.termLimit, filters.groups),
    );
    this.#columns = columns;
    this.#offers = columns.offers[filters.currency];
    this.#stock = columns.stock.data;
    this.#amounts = columns.amount[filters.currency].data;
    this.#struck = columns.compareAt[filters.currency].data;
  }

  /** Looks at a product, and where it has to, at each of its variants. */
  see(docId: number): void {
    const productMisses = this.matcher.productMisses(docId);
    const misses = this.matcher.commonMisses(docId, productMisses);
    if (misses < 0) this.#seeEach(docId, productMisses);
    else this.#seeAll(docId, misses);
  }

  /** A product whose variants all miss the same. */
  #seeAll(docId: number, misses: number): void {
    const { lowest, highest, cheapest } = this.#offers;
    if (misses === 0 || misses === missed.price) {
      this.#seePrice(lowest.data[docId] ?? 0);
      this.#seePrice(highest.data[docId] ?? 0);
    }
    if (misses === 0) {
      const traits = this.#offers.traits.data[docId] ?? 0;
      const isInStock = (traits & trait.someInStock) !== 0;
      if (isInStock) this.#stocked++;
      if ((traits & trait.someOnSale) !== 0) this.#onSale++;
      this.#countRating(docId);
      this.#take(docId, cheapest.data[docId] ?? -1, isInStock);
      this.#rows.wholes[this.#whole++] = docId;
    } else if (misses === missed.rating) {
      this.#countRating(docId);
    } else if (misses >= missed.group && (misses & (misses - 1)) === 0) {
      this.#termCounts.countGroup(docId, misses);
    }
  }

  /** Counts each variant by what that one misses. */
  #seeEach(docId: number, productMisses: number): void {
    const { variantStart, variantEnd, variantTermStart, variantTermEnd } = this.#columns;
    const { termStart, termEnd } = this.#columns;
    const end = variantEnd.data[docId] ?? 0;
    let matches = false;
    let single = 0;
    let cheapest = -1;
    let min = Number.POSITIVE_INFINITY;
    let stocked = false;
    let stockCounts = false;
    let saleCounts = false;
    for (let variant = variantStart.data[docId] ?? 0; variant < end; variant++) {
      const misses = this.matcher.variantMisses(variant, productMisses);
      if ((misses & (misses - 1)) !== 0) continue;
      this.#termCounts.countApart(docId, variant, variantTermStart, variantTermEnd, misses);
      const amount = this.#amounts[variant] ?? 0;
      const isStocked = (this.#stock[variant] ?? 0) > 0;
      if (misses === 0) {
        matches = true;
        stocked ||= isStocked;
        const rank = rankOf(amount, isStocked);
        if (amount > 0 && rank < min) {
          cheapest = variant;
          min = rank;
        }
      } else {
        single |= misses;
      }
      if (misses === 0 || misses === missed.price) this.#seePrice(amount);
      stockCounts ||= isStocked && (misses === 0 || misses === missed.stock);
      saleCounts ||= (this.#struck[variant] ?? 0) > 0 && (misses === 0 || misses === missed.sale);
    }
    if (stockCounts) this.#stocked++;
    if (saleCounts) this.#onSale++;
    if (!matches && single === 0) return;
    this.#termCounts.countApart(docId, docId, termStart, termEnd, matches ? 0 : single);
    if (matches || (single & missed.rating) !== 0) this.#countRating(docId);
    if (matches) this.#take(docId, cheapest, stocked);
  }

  #take(docId: number, cheapest: number, isInStock: boolean): void {
    const at = this.#matching++;
    this.#rows.docIds[at] = docId;
    this.#rows.cheapest[at] = cheapest;
    this.#rows.inStock[at] = isInStock ? 1 : 0;
  }

  /** What was found among the products seen, which were all of the shop's or not. */
  async result(areAll: boolean): Promise<Evaluation> {
    const { docIds, cheapest, inStock } = this.#rows;
    const wholes = this.#rows.wholes.subarray(0, this.#whole);
    if (areAll) await this.#termCounts.countAmongAll(wholes);
    else await this.#termCounts.countEach(wholes);
    return {
      rows: this.#rows,
      docIds: docIds.subarray(0, this.#matching),
      cheapest: cheapest.subarray(0, this.#matching),
      inStock: inStock.subarray(0, this.#matching),
      counts: {
        byTerm: this.#termCounts.byTerm,
        inStock: this.#stocked,
        sale: this.#onSale,
        rated: this.#rated,
        prices: this.#highest > 0 ? { min: this.#lowest, max: this.#highest } : null,
      },
    };
  }

  #countRating(docId: number): void {
    const rating = this.#columns.rating.data[docId] ?? 0;
    for (let stars = 1; stars <= 4 && rating >= stars * 100; stars++) {
      this.#rated[stars] = (this.#rated[stars] ?? 0) + 1;
    }
  }

  /** Widens the range of prices by a variant's. */
  #seePrice(amount: number): void {
    if (amount === 0) return;
    if (amount < this.#lowest) this.#lowest = amount;
    if (amount > this.#highest) this.#highest = amount;
  }
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
