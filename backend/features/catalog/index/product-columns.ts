import type { InferSelectModel } from "drizzle-orm";
import { type Currency, currencyCodes } from "../../../contract/languages";
import type { listings } from "../../../db/tables/listing";
import { doubles, ints } from "./column";
import { OfferColumns } from "./offer-columns";
import { TermMembers } from "./term-members";
import { termOf } from "./terms";

const inEachCurrency = <T>(make: () => T) =>
  Object.fromEntries(currencyCodes.map((currency) => [currency, make()])) as Record<Currency, T>;

export type ListingRow = Omit<InferSelectModel<typeof listings>, "version">;

/**
 * Every product and variant in columns of numbers, in the process's memory: filters, counts and sorts
 * of any listing are one pass over them. A product has a document id; its variants and the terms of both lie
 * in runs that the document id points to. Zero stands for "no price".
 */
export class ProductColumns {
  readonly code = ints();
  readonly publishedAt = doubles();
  readonly sold = ints();
  readonly rating = ints();
  readonly ratingCount = ints();
  /** 1 where its stars are the demo's made-up ones. */
  readonly ratingIsDemo = ints();
  readonly termStart = ints();
  readonly termEnd = ints();
  /** Where the terms end that only its variants have, each once; they follow the product's own. */
  readonly allTermsEnd = ints();
  readonly variantStart = ints();
  readonly variantEnd = ints();

  readonly variantTermStart = ints();
  readonly variantTermEnd = ints();
  readonly stock = ints();
  readonly lowStockAt = ints();
  readonly amount = inEachCurrency(doubles);
  readonly compareAt = inEachCurrency(doubles);
  readonly offers = inEachCurrency(() => new OfferColumns());

  readonly terms = ints();
  /** One above the highest term. */
  termLimit = 0;
  readonly members = new TermMembers();

  readonly #isDemo: boolean;
  readonly #docIds = new Map<number, number>();
  #variants = 0;
  #terms = 0;

  /** @param isDemo whether made-up stars are to be shown; else there are none but those of reviews */
  constructor(isDemo = true) {
    this.#isDemo = isDemo;
  }

  /** Document ids in use. */
  get size(): number {
    return this.#docIds.size;
  }

  docIdOf(code: number): number | undefined {
    return this.#docIds.get(code);
  }

  /** Adds a product or replaces it; one without variants keeps its document id and matches nothing. */
  put(row: ListingRow): void {
    const docId = this.#docIds.get(row.code) ?? this.size;
    const known = this.#docIds.has(row.code);
    const before = new Set(known ? this.#termsOf(docId) : []);
    this.#docIds.set(row.code, docId);
    this.code.set(docId, row.code);
    this.publishedAt.set(docId, row.publishedAt.getTime());
    this.sold.set(docId, row.soldCount);
    const isRated = this.#isDemo || !row.ratingIsDemo;
    this.rating.set(docId, isRated ? row.rating : 0);
    this.ratingCount.set(docId, isRated ? row.ratingCount : 0);
    this.ratingIsDemo.set(docId, row.ratingIsDemo ? 1 : 0);
    this.#putTerms(docId, row);
    this.#putVariants(docId, row, known);
    this.members.replace(docId, before, new Set(this.#termsOf(docId)));
  }

  #termsOf(docId: number): Int32Array {
    return this.terms.data.subarray(this.termStart.data[docId], this.allTermsEnd.data[docId]);
  }

  #putTerms(docId: number, row: ListingRow): void {
    const own = new Set([
      termOf("department", row.departmentId),
      ...row.categoryIds.map((id) => termOf("category", id)),
      ...row.optionIds.map((id) => termOf("option", id)),
    ]);
    if (row.brandId !== null) own.add(termOf("brand", row.brandId));
    const ofVariants = new Set(
      row.variants.flatMap(([options]) => options.map((id) => termOf("option", id))),
    );
    this.termStart.set(docId, this.#terms);
    this.#appendTerms([...own]);
    this.termEnd.set(docId, this.#terms);
    this.#appendTerms([...ofVariants].filter((term) => !own.has(term)));
    this.allTermsEnd.set(docId, this.#terms);
  }

  /** As many variants as before go into the old run, so that changes of stock need no room. */
  #putVariants(docId: number, { variants }: ListingRow, known: boolean): void {
    const oldStart = this.variantStart.data[docId] ?? 0;
    const oldLength = known ? (this.variantEnd.data[docId] ?? 0) - oldStart : -1;
    const start = oldLength === variants.length ? oldStart : this.#variants;
    if (start === this.#variants) this.#variants += variants.length;
    variants.forEach(([options, stock, lowStockAt, ...listed], index) => {
      const at = start + index;
      this.stock.set(at, stock);
      this.lowStockAt.set(at, lowStockAt);
      // A row that was written before the shop knew a currency has nothing in it.
      currencyCodes.forEach((currency, place) => {
        this.amount[currency].set(at, listed[2 * place] ?? 0);
        this.compareAt[currency].set(at, listed[2 * place + 1] ?? 0);
      });
      this.variantTermStart.set(at, this.#terms);
      this.#appendTerms(options.map((id) => termOf("option", id)));
      this.variantTermEnd.set(at, this.#terms);
    });
    const end = start + variants.length;
    this.variantStart.set(docId, start);
    this.variantEnd.set(docId, end);
    for (const currency of currencyCodes) {
      const { amount, compareAt, offers } = this;
      const priced = { amount: amount[currency].data, compareAt: compareAt[currency].data };
      offers[currency].put(docId, { ...priced, stock: this.stock.data }, start, end);
    }
  }

  #appendTerms(terms: readonly number[]): void {
    this.terms.reserve(this.#terms + terms.length);
    for (const term of terms) {
      this.terms.data[this.#terms++] = term;
      if (term >= this.termLimit) this.termLimit = term + 1;
    }
  }

  /** Whether replaced products have left so many dead numbers that loading anew is worth it. */
  get isWorn(): boolean {
    return this.#terms > 100_000 && this.#terms > 2 * this.#freshTerms;
  }

  /** Called after a full load, to measure wear from. */
  settle(): void {
    this.#freshTerms = this.#terms;
  }

  #freshTerms = 0;
}
