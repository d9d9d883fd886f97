import type { Reference } from "../index/build-reference";
import type { CatalogIndex } from "../index/catalogue";
import type { Ints } from "../index/column";
import { trait } from "../index/offer-columns";
import type { ProductColumns } from "../index/product-columns";
import { termOf } from "../index/terms";
import type { FilterGroup, Filters } from "./filters";

/** Bits of what a variant fails; groups take the bits from `group` on. */
export const missed = { price: 1, stock: 2, sale: 4, rating: 8, group: 16 } as const;

/** As many groups as bits are left in a small integer. */
const maxGroups = 25;

/**
 * Tells which filters a variant misses. A combination is met by one variant, so the answer is a set
 * of bits per variant: none missed is a match, a single one missed is what a click on that group's
 * other options would bring.
 */
export class Matcher {
  readonly #columns: ProductColumns;
  readonly #filters: Filters;
  readonly #terms: Int32Array;
  readonly #stock: Int32Array;
  readonly #amounts: Float64Array;
  readonly #struck: Float64Array;
  readonly #lowest: Float64Array;
  readonly #highest: Float64Array;
  readonly #traits: Int32Array;
  /** By term: the bit of the group that wants it. */
  readonly #wanted: Int32Array;
  readonly #allGroups: number;
  readonly #scope: Uint8Array;
  readonly #min: number;
  readonly #max: number;

  /** For the columns as they stand: whoever holds one over a change of theirs sees the old. */
  constructor(columns: ProductColumns, filters: Filters) {
    this.#columns = columns;
    this.#filters = filters;
    this.#terms = columns.terms.data;
    this.#stock = columns.stock.data;
    this.#amounts = columns.amount[filters.currency].data;
    this.#struck = columns.compareAt[filters.currency].data;
    const offers = columns.offers[filters.currency];
    this.#lowest = offers.lowest.data;
    this.#highest = offers.highest.data;
    this.#traits = offers.traits.data;
    this.#wanted = new Int32Array(columns.termLimit);
    this.#scope = new Uint8Array(columns.termLimit);
    let all = 0;
    filters.groups.slice(0, maxGroups).forEach((group, index) => {
      const bit = missed.group << index;
      all |= bit;
      for (const term of group.terms) this.#wanted[term] = bit;
    });
    this.#allGroups = all;
    for (const term of filters.scope) this.#scope[term] = 1;
    this.#min = filters.min ?? Number.NEGATIVE_INFINITY;
    this.#max = filters.max ?? Number.POSITIVE_INFINITY;
  }

  /** Whether the product stands where the listing looks; else nothing of it counts. */
  isMember(docId: number): boolean {
    const { scope, newSince, soldOnly } = this.#filters;
    if (newSince !== null && (this.#columns.publishedAt.data[docId] ?? 0) < newSince) return false;
    if (soldOnly && this.#columns.sold.data[docId] === 0) return false;
    if (scope.length === 0) return true;
    const end = this.#columns.termEnd.data[docId] ?? 0;
    let found = 0;
    for (let at = this.#columns.termStart.data[docId] ?? 0; at < end; at++) {
      found += this.#scope[this.#terms[at] ?? 0] ?? 0;
    }
    return found === scope.length;
  }

  /** What all variants of a product miss, whichever they are: its rating, and the groups that none of its own terms satisfies. */
  productMisses(docId: number): number {
    const { rating } = this.#filters;
    const isLow = rating !== null && (this.#columns.rating.data[docId] ?? 0) < rating * 100;
    const { termStart, termEnd } = this.#columns;
    return (
      (isLow ? missed.rating : 0) | this.#unsatisfied(this.#allGroups, docId, termStart, termEnd)
    );
  }

  /** What all variants of a product miss, given the product's misses; -1 where only a look at each can tell. */
  commonMisses(docId: number, productMisses: number): number {
    const traits = this.#traits[docId] ?? 0;
    if ((traits & trait.priced) === 0) return -1;
    const { termEnd, allTermsEnd } = this.#columns;
    const anyMisses = this.#unsatisfied(productMisses, docId, termEnd, allTermsEnd);
    if (anyMisses !== productMisses) return -1;
    const { inStock, sale } = this.#filters;
    let misses = productMisses;
    const lowest = this.#lowest[docId] ?? 0;
    const highest = this.#highest[docId] ?? 0;
    if (lowest < this.#min || highest > this.#max) {
      if (highest >= this.#min && lowest <= this.#max) return -1;
      misses |= missed.price;
    }
    if (inStock && (traits & trait.allInStock) === 0) {
      if ((traits & trait.someInStock) !== 0) return -1;
      misses |= missed.stock;
    }
    if (sale && (traits & trait.allOnSale) === 0) {
      if ((traits & trait.someOnSale) !== 0) return -1;
      misses |= missed.sale;
    }
    return misses;
  }

  /** What a variant misses, given its product's misses. */
  variantMisses(variant: number, productMisses: number): number {
    const { inStock, sale } = this.#filters;
    const { variantTermStart, variantTermEnd } = this.#columns;
    let misses = this.#unsatisfied(productMisses, variant, variantTermStart, variantTermEnd);
    const amount = this.#amounts[variant] ?? 0;
    if (amount < this.#min || amount > this.#max) misses |= missed.price;
    else if (amount === 0 && this.#filters.max !== null) misses |= missed.price;
    if (inStock && this.#stock[variant] === 0) misses |= missed.stock;
    if (sale && this.#struck[variant] === 0) misses |= missed.sale;
    return misses;
  }

  /** What is left of these misses by the terms of a run: a group is satisfied by any of its own. */
  #unsatisfied(misses: number, row: number, starts: Ints, ends: Ints): number {
    if (misses < missed.group) return misses;
    const end = ends.data[row] ?? 0;
    let left = misses;
    for (let at = starts.data[row] ?? 0; at < end; at++) {
      left &= ~(this.#wanted[this.#terms[at] ?? 0] ?? 0);
    }
    return left;
  }
}

/** By term: the bit of the chosen group that it belongs to, chosen itself or not. */
export function groupBits(
  reference: Reference,
  termLimit: number,
  groups: readonly FilterGroup[],
): Int32Array {
  const bits = new Int32Array(termLimit);
  groups.forEach((group, index) => {
    for (const term of termsOfGroup(reference, group.code)) bits[term] = missed.group << index;
  });
  return bits;
}

function termsOfGroup(reference: Reference, code: string): number[] {
  if (code === "brand") return reference.brands.map(({ id }) => termOf("brand", id));
  const attribute = reference.attributeByCode.get(code.slice("attr.".length));
  return attribute?.options.map(({ id }) => termOf("option", id)) ?? [];
}

/** By the state of the catalogue, then by scope: the products that stand there, found by one pass. */
const membersByIndex = new WeakMap<CatalogIndex, Map<string, Int32Array>>();

/**
 * The document ids of the products in a department or category, in the order of the columns; null for the whole
 * shop. In a large shop most listings look at a hundredth of it, so each scope's products are found once
 * per state of the catalogue.
 */
export function categoryMembers(catalogIndex: CatalogIndex, filters: Filters): Int32Array | null {
  if (filters.scope.length === 0) return null;
  const byScope = membersByIndex.get(catalogIndex) ?? new Map<string, Int32Array>();
  membersByIndex.set(catalogIndex, byScope);
  const name = filters.scope.join();
  const docIds = byScope.get(name) ?? findMembers(catalogIndex, filters);
  byScope.set(name, docIds);
  return docIds;
}

function findMembers({ columns }: CatalogIndex, filters: Filters): Int32Array {
  const matcher = new Matcher(columns, { ...filters, newSince: null, soldOnly: false });
  // A scope's terms are products' own, so whoever is a member has each of them.
  const [first = 0] = filters.scope;
  const docIds = columns.members.of(first).filter((docId) => matcher.isMember(docId));
  return new Int32Array(docIds).sort();
}
