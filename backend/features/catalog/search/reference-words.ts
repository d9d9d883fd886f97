import { type Category, categoryKey, type Reference } from "../index/build-reference";
import { termOf } from "../index/terms";
import { nameWords } from "./name-words";

/** A thing of the vocabulary that has a word in its name, and how much that says about its products. */
export interface NamedTerm {
  term: number;
  weight: number;
}

/** By word: the departments, categories, brands and options that are called so. */
export type ReferenceWords = ReadonlyMap<string, readonly NamedTerm[]>;

/** What a word in a name of each kind weighs; a product's own name weighs 4 to 10 (score-words). */
const weights = { leaf: 8, category: 6, department: 4.5, brand: 9, option: 5 };
/** Each further word of a name takes so much of what a single one says: "Lotions & mists". */
const perFurtherWord = 0.9;
/** A brand is known by its whole name: "Dastan House" is meant by neither word alone. */
const perFurtherBrandWord = 0.5;

const known = new WeakMap<Reference, ReferenceWords>();

/** The words of the shop's vocabulary in both languages, gathered once per state of it. */
export function referenceWords(reference: Reference): ReferenceWords {
  const words = known.get(reference) ?? gather(reference);
  known.set(reference, words);
  return words;
}

function gather(reference: Reference): ReferenceWords {
  const words = new Map<string, NamedTerm[]>();
  const add = (term: number, weight: number, names: Readonly<Record<string, string>>) => {
    const named = Object.entries(names).map(([lang, name]) => ({ lang, name }));
    const ofTerm = [...nameWords(named).keys()];
    const count = ofTerm.length / Math.max(1, named.length);
    const share = weight === weights.brand ? perFurtherBrandWord : perFurtherWord;
    const each = weight * share ** Math.max(0, count - 1);
    for (const word of ofTerm)
      words.set(word, [...(words.get(word) ?? []), { term, weight: each }]);
  };
  for (const { id, name } of reference.departments) {
    add(termOf("department", id), weights.department, name);
  }
  for (const category of reference.categoryBySlug.values()) {
    const weight = isLeaf(reference, category) ? weights.leaf : weights.category;
    add(termOf("category", category.id), weight, category.name);
  }
  for (const { id, name } of reference.brands) add(termOf("brand", id), weights.brand, name);
  for (const { options } of reference.attributes) {
    for (const { id, name } of options) add(termOf("option", id), weights.option, name);
  }
  return words;
}

const isLeaf = (reference: Reference, { id }: Category) =>
  !reference.childrenOf.has(categoryKey(id));
