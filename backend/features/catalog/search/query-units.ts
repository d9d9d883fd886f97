import type { Lexicon } from "./lexicon";
import { isEmptyWord, maxPhraseWords, stems } from "./synonyms/synonyms";

/** One way to say a unit: all of its words are looked for. */
export interface Alternative {
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
