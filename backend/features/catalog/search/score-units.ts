import type { CatalogIndex } from "../index/catalogue";
import type { Lexicon, Likenesses } from "./lexicon";
import type { Unit } from "./query-units";

/** What a word of a product's own name weighs, by its place (namePlaces). */
const placeWeights = [4, 6.5, 10];
/** What a second reason for the same word adds. */
const secondShare = 0.15;
/** Words whose scores fit the bits of a small integer. */
const maxWords = 30;

/** How well each product fits one unit, by document id; 0 where not at all. */
export type UnitScores = Float32Array;

/** Whether the shop knows some way to say the unit as it stands, no letter changed. */
export function isSure({ alternatives }: Unit, lexicon: Lexicon): boolean {
  return alternatives.some(({ words }) => words.every((word) => lexicon.has(word)));
}

/** Scores all products for each unit of a query, by one pass over their terms. */
export function scoreUnits(
  index: CatalogIndex,
  lexicon: Lexicon,
  units: readonly Unit[],
): UnitScores[] {
  const words = new WordScores(index, lexicon);
  for (const unit of units) {
    const sure = isSure(unit, lexicon);
    for (const { words: own, isTyped } of unit.alternatives) {
      for (const word of own) {
        words.add(word, isTyped ? lexicon.surely(word) : lexicon.exactly(word));
        if (isTyped && !sure) words.add(word, lexicon.perhaps(word));
      }
    }
  }
  words.addTerms();
  return units.map(({ alternatives }) => {
    const best = new Float32Array(index.columns.size);
    for (const alternative of alternatives) words.takeBest(best, alternative);
    return best;
  });
}

/** The scores of single words. */
class WordScores {
  readonly #index: CatalogIndex;
  readonly #lexicon: Lexicon;
  readonly #scores = new Map<string, Float32Array>();
  readonly #terms = new Map<string, Map<number, number>>();

  constructor(index: CatalogIndex, lexicon: Lexicon) {
    this.#index = index;
    this.#lexicon = lexicon;
  }

  add(word: string, meant: Likenesses): void {
    if (meant.size === 0 || (!this.#scores.has(word) && this.#scores.size >= maxWords)) return;
    const scores = this.#scores.get(word) ?? new Float32Array(this.#index.columns.size);
    const terms = this.#terms.get(word) ?? new Map<number, number>();
    this.#scores.set(word, scores);
    this.#terms.set(word, terms);
    for (const [other, alike] of meant) {
      const id = this.#index.names.idOf(other);
      if (id !== undefined) {
        this.#index.names.each(id, (docId, place) => {
          scores[docId] = together(scores[docId] ?? 0, (placeWeights[place] ?? 0) * alike);
        });
      }
      for (const { term, weight } of this.#lexicon.reference.get(other) ?? []) {
        terms.set(term, Math.max(terms.get(term) ?? 0, weight * alike));
      }
    }
  }

  /** Adds what departments, categories, brands and options say of each product. */
  addTerms(): void {
    const { columns } = this.#index;
    const words = [...this.#scores.keys()];
    const scores = [...this.#scores.values()];
    const wanted = new Int32Array(columns.termLimit);
    const weights = words.map((word, bit) => this.#weightsOf(word, 1 << bit, wanted));
    if (wanted.every((bits) => bits === 0)) return;
    // As plain as it is because a large catalogue has millions of terms to go through for one query.
    const terms = columns.terms.data;
    const best = new Float32Array(words.length);
    for (let docId = 0; docId < columns.size; docId++) {
      const end = columns.endOfTerms(docId);
      let seen = 0;
      for (let at = columns.termStart.data[docId] ?? 0; at < end; at++) {
        const term = terms[at] ?? 0;
        const bits = wanted[term] ?? 0;
        if (bits === 0) continue;
        seen |= bits;
        for (let bit = 0, rest = bits; rest !== 0; bit++, rest >>>= 1) {
          const weight = weights[bit]?.[term] ?? 0;
          if (weight > (best[bit] ?? 0)) best[bit] = weight;
        }
      }
      for (let bit = 0; seen !== 0; bit++, seen >>>= 1) {
        const own = scores[bit];
        if ((seen & 1) === 0 || !own) continue;
        own[docId] = together(own[docId] ?? 0, best[bit] ?? 0);
        best[bit] = 0;
      }
    }
  }

  /** What each term says for a word; marks in `wanted` those that say something. */
  #weightsOf(word: string, bit: number, wanted: Int32Array): Float32Array {
    const weights = new Float32Array(wanted.length);
    for (const [term, weight] of this.#terms.get(word) ?? []) {
      if (term >= wanted.length) continue;
      weights[term] = weight;
      wanted[term] = (wanted[term] ?? 0) | bit;
    }
    return weights;
  }

  /** Raises each product's score to what an alternative gives it: what its weakest word gives. */
  takeBest(best: Float32Array, { words, weight }: { words: readonly string[]; weight: number }) {
    const [first, ...others] = words.map((word) => this.#scores.get(word));
    if (!first || others.some((own) => !own)) return;
    for (let docId = 0; docId < best.length; docId++) {
      let least = first[docId] ?? 0;
      if (least === 0) continue;
      for (let at = 0; at < others.length; at++) {
        least = Math.min(least, others[at]?.[docId] ?? 0);
      }
      if (least * weight > (best[docId] ?? 0)) best[docId] = least * weight;
    }
  }
}

const together = (a: number, b: number) => Math.max(a, b) + secondShare * Math.min(a, b);
