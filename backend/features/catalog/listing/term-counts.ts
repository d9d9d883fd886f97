import type { Ints } from "../index/column";
import type { ProductColumns } from "../index/product-columns";
import { endTurn, perTurn } from "../index/turns";
import { missed } from "./matcher";

/**
 * Counts products by term; each once, however many of its variants have the term. Between many products others are
 * answered.
 */
export class TermCounts {
  readonly byTerm: Int32Array;
  /** By term: the bit of the chosen group that the term belongs to, 0 where nothing of it is chosen. */
  readonly #groupBits: Int32Array;
  /** By term: the last document id that was counted for it apart, so that its variants count once. */
  readonly #counted: Int32Array;
  readonly #columns: ProductColumns;
  readonly #terms: Int32Array;

  constructor(columns: ProductColumns, groupBits: Int32Array) {
    this.byTerm = new Int32Array(columns.termLimit);
    this.#groupBits = groupBits;
    this.#counted = new Int32Array(columns.termLimit).fill(-1);
    this.#columns = columns;
    this.#terms = columns.terms.data;
  }

  /** Counts products with all that they and their variants have. */
  async countEach(docIds: Int32Array): Promise<void> {
    const count = docIds.length;
    for (let place = 0; place < count; place++) {
      if (place > 0 && place % perTurn === 0) await endTurn(count);
      this.#change(docIds[place] ?? 0, 1);
    }
  }

  /** The same among all of the shop's, in their order: where most of them are counted, those are gone through that aren't. */
  async countAmongAll(docIds: Int32Array): Promise<void> {
    const { size, members, termLimit } = this.#columns;
    if (2 * docIds.length < size) return this.countEach(docIds);
    for (let term = 0; term < termLimit; term++) {
      this.byTerm[term] = (this.byTerm[term] ?? 0) + members.of(term).length;
    }
    let next = 0;
    for (let docId = 0; docId < size; docId++) {
      if (docId > 0 && docId % perTurn === 0) await endTurn(size);
      if (docIds[next] === docId) next++;
      else this.#change(docId, -1);
    }
  }

  /** Counts those of a product's and its variants' terms that are of a chosen group, by its bit. */
  countGroup(docId: number, bit: number): void {
    const end = this.#columns.allTermsEnd.data[docId] ?? 0;
    for (let at = this.#columns.termStart.data[docId] ?? 0; at < end; at++) {
      const term = this.#terms[at] ?? 0;
      if (this.#groupBits[term] === bit) this.byTerm[term] = (this.byTerm[term] ?? 0) + 1;
    }
  }

  /**
   * Counts the terms of a row's run, a product's own or a variant's, for which the product hasn't been counted: all
   * where the row misses nothing, else those of the groups that it misses.
   */
  countApart(docId: number, row: number, starts: Ints, ends: Ints, misses: number): void {
    if (misses !== 0 && misses < missed.group) return;
    const end = ends.data[row] ?? 0;
    for (let at = starts.data[row] ?? 0; at < end; at++) {
      const term = this.#terms[at] ?? 0;
      if (this.#counted[term] === docId) continue;
      if (misses !== 0 && ((this.#groupBits[term] ?? 0) & misses) === 0) continue;
      this.#counted[term] = docId;
      this.byTerm[term] = (this.byTerm[term] ?? 0) + 1;
    }
  }

  #change(docId: number, change: 1 | -1): void {
    const end = this.#columns.allTermsEnd.data[docId] ?? 0;
    for (let at = this.#columns.termStart.data[docId] ?? 0; at < end; at++) {
      const term = this.#terms[at] ?? 0;
      this.byTerm[term] = (this.byTerm[term] ?? 0) + change;
    }
  }
}
