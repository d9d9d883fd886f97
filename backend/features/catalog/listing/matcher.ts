import type { Reference } from "../index/build-reference";
import type { CatalogIndex } from "../index/catalogue";
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
  /** By term: the bit of the group that wants it. */
  readonly #wanted: Int32Array;
  readonly #allGroups: number;
  readonly #scope: Uint8Array;

  constructor(columns: ProductColumns, filters: Filters) {
    this.#columns = columns;
    this.#filters = filters;
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
  }

  /** Whether the product stands where the listing looks; else nothing of it counts. */
  isMember(docId: number): boolean {
    const { scope, newSince, soldOnly } = this.#filters;
    if (newSince !== null && (this.#columns.publishedAt.data[docId] ?? 0) < newSince) return false;
    if (soldOnly && this.#columns.sold.data[docId] === 0) return false;
    if (scope.length === 0) return true;
    const terms = this.#columns.terms.data;
    const end = this.#columns.termEnd.data[docId] ?? 0;
    let found = 0;
    for (let at = this.#columns.termStart.data[docId] ?? 0; at < end; at++) {
      found += this.#scope[terms[at] ?? 0] ?? 0;
    }
    return found === scope.length;
  }

  /** The groups that all variants of the product satisfy, and the product's own misses. */
  productBits(docId: number): { satisfied: number; misses: number } {
    const satisfied = this.#satisfied(
      this.#columns.termStart.data[docId] ?? 0,
      this.#columns.termEnd.data[docId] ?? 0,
    );
    const { rating } = this.#filters;
    const low = rating !== null && (this.#columns.rating.data[docId] ?? 0) < rating * 100;
    return { satisfied, misses: low ? missed.rating : 0 };
  }

  /** What a variant misses, given its product's bits. */
  variantMisses(variant: number, satisfied: number, productMisses: number): number {
    const { currency, min, max, inStock, sale } = this.#filters;
    const columns = this.#columns;
    const own = this.#satisfied(
      columns.variantTermStart.data[variant] ?? 0,
      columns.variantTermEnd.data[variant] ?? 0,
    );
    let misses = productMisses | (this.#allGroups & ~(satisfied | own));
    const amount = columns.amount[currency].data[variant] ?? 0;
    if (min !== null && amount < min) misses |= missed.price;
    if (max !== null && (amount > max || amount === 0)) misses |= missed.price;
    if (inStock && columns.stock.data[variant] === 0) misses |= missed.stock;
    if (sale && columns.compareAt[currency].data[variant] === 0) misses |= missed.sale;
    return misses;
  }

  /** The bit of the chosen group that a term belongs to is asked for by its group's terms. */
  #satisfied(start: number, end: number): number {
    if (this.#allGroups === 0) return 0;
    const terms = this.#columns.terms.data;
    let bits = 0;
    for (let at = start; at < end; at++) bits |= this.#wanted[terms[at] ?? 0] ?? 0;
    return bits;
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
  const docIds: number[] = [];
  for (let docId = 0; docId < columns.size; docId++) {
    if (matcher.isMember(docId)) docIds.push(docId);
  }
  return Int32Array.from(docIds);
}
