import { nameWords } from "../search/name-words";

/** A product's name in a language. */
export interface NamedProduct {
  lang: string;
  name: string;
}

/** As many places as a word can have in a name. */
const places = 4;

/**
 * The words of all names and the products that have them, in the process's memory beside the columns:
 * what a search goes through instead of the names themselves.
 */
export class ProductNames {
  /** Each word of any name, in its kept form; its index is its id. */
  readonly words: string[] = [];
  readonly #idOf = new Map<string, number>();
  /** By word: document ids and the word's place in the name, as one number. */
  readonly #found: number[][] = [];
  /** By document id: what it is called, to see whether that has changed. */
  readonly #texts: string[] = [];

  /** Takes a product's names in the place of those it had. */
  put(docId: number, names: readonly NamedProduct[]): void {
    const text = textOf(names);
    const before = this.#texts[docId];
    if (before === text) return;
    if (before !== undefined) this.#remove(docId, JSON.parse(before) as NamedProduct[]);
    this.#texts[docId] = text;
    for (const [word, place] of nameWords(names)) {
      const id = this.#idOf.get(word) ?? this.#add(word);
      this.#found[id]?.push(docId * places + place);
    }
  }

  idOf(word: string): number | undefined {
    return this.#idOf.get(word);
  }

  /** Calls with each product that has a word, and the word's place in its name. */
  each(wordId: number, see: (docId: number, place: number) => void): void {
    for (const found of this.#found[wordId] ?? []) see(Math.floor(found / places), found % places);
  }

  /** Whether any product still has the word. */
  isUsed(wordId: number): boolean {
    return (this.#found[wordId]?.length ?? 0) > 0;
  }

  #add(word: string): number {
    const id = this.words.push(word) - 1;
    this.#idOf.set(word, id);
    this.#found.push([]);
    return id;
  }

  #remove(docId: number, names: readonly NamedProduct[]): void {
    for (const word of nameWords(names).keys()) {
      const id = this.#idOf.get(word) ?? -1;
      const kept = this.#found[id]?.filter((found) => Math.floor(found / places) !== docId);
      if (kept) this.#found[id] = kept;
    }
  }
}

const textOf = (names: readonly NamedProduct[]) =>
  JSON.stringify(names.map(({ lang, name }) => ({ lang, name })));
