import type { CatalogIndex } from "../index/catalogue";
import { endTurn } from "../index/turns";
import type { Lexicon, Likenesses } from "./lexicon";
import { Scores } from "./scores";
import { isEmptyWord, maxPhraseWords, stems } from "./synonyms/synonyms";

/** What a word of a product's own name weighs, by its place (namePlaces). */
const placeWeights = [4, 6.5, 10];
/** What a word that stands in a product's story alone weighs. */
export const storyWeight = 2;
/** What a second reason for the same word adds. */
const secondShare = 0.15;
/** As many words, synonyms among them, as are looked for. */
const maxWords = 30;

/** By word, the codes of the products whose stories have it. */
export type Told = ReadonlyMap<string, readonly number[]>;

/** Whether the shop knows some way to say the unit as it stands, no letter changed. */
export function isSure({ alternatives }: Unit, lexicon: Lexicon, told: Told): boolean {
  return alternatives.some(({ words }) =>
    words.every((word) => lexicon.has(word) || told.has(word)),
  );
}

/** Scores the products that fit each unit of a query, in the units' order. */
export async function scoreUnits(
  index: CatalogIndex,
  lexicon: Lexicon,
  units: readonly Unit[],
  told: Told,
): Promise<Scores[]> {
  const { size } = index.columns;
  const words = new WordScores(index, lexicon);
  for (const [word, codes] of told) words.addStories(word, codes);
  for (const unit of units) {
    const sure = isSure(unit, lexicon, told);
    for (const { words: own, isTyped } of unit.alternatives) {
      for (const word of own) {
        words.add(word, isTyped ? lexicon.surely(word) : lexicon.exactly(word));
        if (isTyped && !sure) words.add(word, lexicon.perhaps(word));
        await endTurn(size);
      }
    }
  }
  for (const word of words.added()) {
    words.addTerms(word);
    await endTurn(size);
  }
  const scores: Scores[] = [];
  for (const { alternatives } of units) {
    const best = new Scores(size);
    for (const alternative of alternatives) words.takeBest(best, alternative);
    scores.push(best);
    await endTurn(size);
  }
  return scores;
}

/** The scores of single words. */
class WordScores {
  readonly #index: CatalogIndex;
  readonly #lexicon: Lexicon;
  readonly #scores = new Map<string, Scores>();
  readonly #terms = new Map<string, Map<number, number>>();

  constructor(index: CatalogIndex, lexicon: Lexicon) {
    this.#index = index;
    this.#lexicon = lexicon;
  }

  add(word: string, meant: Likenesses): void {
    if (meant.size === 0 || (!this.#scores.has(word) && this.#scores.size >= maxWords)) return;
    const scores = this.#scores.get(word) ?? new Scores(this.#index.columns.size);
    const terms = this.#terms.get(word) ?? new Map<number, number>();
    this.#scores.set(word, scores);
    this.#terms.set(word, terms);
    for (const [other, alike] of meant) {
      const id = this.#index.names.idOf(other);
      if (id !== undefined) {
        this.#index.names.each(id, (docId, place) => {
          scores.set(docId, together(scores.of(docId), (placeWeights[place] ?? 0) * alike));
        });
      }
      for (const { term, weight } of this.#lexicon.reference.get(other) ?? []) {
        terms.set(term, Math.max(terms.get(term) ?? 0, weight * alike));
      }
    }
  }

  addStories(word: string, codes: readonly number[]): void {
    const scores = new Scores(this.#index.columns.size);
    for (const code of codes) {
      const docId = this.#index.columns.docIdOf(code);
      if (docId !== undefined) scores.set(docId, storyWeight);
    }
    this.#scores.set(word, scores);
    this.#terms.set(word, new Map());
  }

  added(): Iterable<string> {
    return this.#terms.keys();
  }

  /** Adds what departments, categories, brands and options that a word names say of each product: the best that one says. */
  addTerms(word: string): void {
    const { columns } = this.#index;
    const best = new Scores(columns.size);
    for (const [term, weight] of this.#terms.get(word) ?? []) {
      for (const docId of columns.members.of(term)) best.raise(docId, weight);
    }
    const scores = this.#scores.get(word);
    for (const docId of best.docIds) {
      scores?.set(docId, together(scores.of(docId), best.of(docId)));
    }
  }

  /** Raises each product's score to what an alternative gives it: what its weakest word gives. */
  takeBest(best: Scores, { words, weight }: { words: readonly string[]; weight: number }) {
    const [first, ...others] = words.map((word) => this.#scores.get(word));
    if (!first || others.some((own) => !own)) return;
    for (const docId of first.docIds) {
      let least = first.of(docId);
      for (const own of others) least = Math.min(least, own?.of(docId) ?? 0);
      best.raise(docId, least * weight);
    }
  }
}

const together = (a: number, b: number) => Math.max(a, b) + secondShare * Math.min(a, b);

/** One way to say a unit: all of its words are looked for. */
interface Alternative {
  words: readonly string[];
  weight: number;
  /** It was typed, so it may be unfinished or misspelt; a synonym is not. */
  isTyped: boolean;
}

/** A word or phrase of a query with all that may stand for it. */
export interface Unit {
  /** As it was typed, where it can be told. */
  typed: string;
  alternatives: readonly Alternative[];
}

/** What a synonym counts beside the word that was typed. */
const synonymWeight = 0.9;
/** As many units as are looked at. */
const maxUnits = 8;

/** A query's units, without words that say nothing, unless it has no others. */
export function queryUnits(query: string, lexicon: Lexicon): Unit[] {
  const words = [...new Set(stems(query))];
  const telling = words.filter((word) => !isEmptyWord(word));
  const asTyped = typedWords(query);
  return unitsOf(telling.length > 0 ? telling : words, lexicon)
    .slice(0, maxUnits)
    .map((unit) => ({ ...unit, typed: spell(unit.typed, asTyped) }));
}

/** By kept form, a query's words as they were typed. */
function typedWords(query: string): Map<string, string> {
  const typed = query.split(/\s+/).map((word) => [stems(word).join(" "), word] as const);
  return new Map(typed);
}

const spell = (words: string, asTyped: ReadonlyMap<string, string>) =>
  words
    .split(" ")
    .map((word) => asTyped.get(word) ?? word)
    .join(" ");

function unitsOf(words: readonly string[], lexicon: Lexicon): Unit[] {
  const units: Unit[] = [];
  for (let at = 0; at < words.length; ) {
    const unit =
      phraseAt(words, at, lexicon) ??
      joinedAt(words, at, lexicon) ??
      single(words[at] ?? "", lexicon);
    units.push(unit);
    at += unit.typed.split(" ").length;
  }
  return units;
}

/** The longest phrase that has synonyms. */
function phraseAt(words: readonly string[], at: number, lexicon: Lexicon): Unit | null {
  for (let length = Math.min(maxPhraseWords, words.length - at); length > 1; length--) {
    const phrase = words.slice(at, at + length);
    const synonyms = lexicon.synonyms.of(phrase);
    if (synonyms.length > 0) return toUnit(phrase.join(" "), [phrase], synonyms);
  }
  return null;
}

/** Two words that the shop writes as one: "head phones", «لپ تاپ». */
function joinedAt(words: readonly string[], at: number, lexicon: Lexicon): Unit | null {
  const pair = words.slice(at, at + 2);
  const joined = pair.join("");
  const synonyms = lexicon.synonyms.of([joined]);
  if (pair.length < 2 || (!lexicon.has(joined) && synonyms.length === 0)) return null;
  return toUnit(pair.join(" "), [[joined], pair], synonyms);
}

function single(word: string, lexicon: Lexicon): Unit {
  const synonyms = lexicon.meanings(word);
  const split = lexicon.has(word) || synonyms.length > 0 ? null : lexicon.split(word);
  return toUnit(word, split ? [[word], split] : [[word]], synonyms);
}

function toUnit(
  typed: string,
  own: readonly (readonly string[])[],
  synonyms: readonly (readonly string[])[],
): Unit {
  return {
    typed,
    alternatives: [
      ...own.map((words) => ({ words, weight: 1, isTyped: true })),
      ...synonyms.map((words) => ({ words, weight: synonymWeight, isTyped: false })),
    ],
  };
}
