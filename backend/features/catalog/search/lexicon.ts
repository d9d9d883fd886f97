import type { LanguageCode } from "../../../contract/languages";
import type { CatalogIndex } from "../index/catalogue";
import { bodyOf, skeleton, soundOfLatin, soundOfPersian } from "./finglish";
import { alikeness, allowedTypos, letterDistance, longestShort } from "./letter-distance";
import { type ReferenceWords, referenceWords } from "./reference-words";
import { isSlip } from "./slips";
import { irregularPlurals, relatedForms } from "./stem";
import type { Synonyms } from "./synonyms/synonyms";

/** Words of the shop that a typed word may mean, and how alike they are, from 0 to 1. */
export type Likenesses = ReadonlyMap<string, number>;

const likeness = {
  related: 0.85,
  beginning: 0.5,
  /** Of a longer word, where the shop has the typed one too. */
  besideWhole: 0.7,
  inside: 0.3,
  heard: 0.85,
  heardElsewhere: 0.6,
  mistyped: 0.9,
  /** What a first letter that differs costs: hardly anybody mistypes it. */
  otherStart: 0.1,
};
/** What a whole beginning adds to its likeness; a letter less adds less. */
const wholeBeginning = 0.3;
const wholeInside = 0.3;
/** How much the letters that both scripts write decide about a sound. */
const bodyShare = 0.7;
/** What is as much less alike than the best is still shown. */
const nearlyBest = 0.08;
/** Two spellings of a sound that are less alike are of two words; on a page that isn't Persian, few are of one. */
const leastHeard = { there: 0.55, elsewhere: 0.85 };
/** A word that ends another is a part of it where as many letters stand before it: "phone", not "lock" in "clock". */
const leastBefore = 3;

/** All words that the shop has: of names, departments, categories, brands and options. */
export class Lexicon {
  readonly reference: ReferenceWords;
  readonly synonyms: Synonyms;
  readonly #index: CatalogIndex;
  readonly #lang: LanguageCode;

  /** @param lang of the page on which it was typed: Latin letters are less often Persian on an English one */
  constructor(index: CatalogIndex, lang: LanguageCode) {
    this.#index = index;
    this.#lang = lang;
    this.reference = referenceWords(index.reference);
    this.synonyms = index.synonyms;
  }

  has(word: string): boolean {
    const { names } = this.#index;
    const id = names.idOf(word);
    return this.reference.has(word) || (id !== undefined && names.isUsed(id));
  }

  /** What stands for the word; on a German page also for its singular, which the tables name it by. */
  meanings(word: string): readonly (readonly string[])[] {
    const own = this.synonyms.of([word]);
    if (own.length > 0 || this.#lang !== "de") return own;
    return relatedForms(word, this.#lang).flatMap((form) => this.synonyms.of([form]));
  }

  /** The word itself, its other forms and what it begins. */
  surely(word: string): Likenesses {
    const found = new Map(this.exactly(word));
    if (isNumber(word) || (word.length < 3 && found.size > 0)) return found;
    const share = found.has(word) ? likeness.besideWhole : 1;
    for (const other of this.#words()) {
      if (found.has(other) || !other.startsWith(word)) continue;
      const alike = likeness.beginning + (wholeBeginning * word.length) / other.length;
      found.set(other, share * alike);
    }
    return found;
  }

  /** The word itself and its other forms. */
  exactly(word: string): Likenesses {
    const found = new Map<string, number>();
    if (this.has(word)) found.set(word, 1);
    for (const form of relatedForms(word, this.#lang)) {
      if (this.has(form)) found.set(form, likeness.related);
    }
    return found;
  }

  /** What the word may be a part, a spelling in Latin letters or a misspelling of: the likest only. */
  perhaps(word: string): Likenesses {
    if (isNumber(word)) return new Map();
    return likest([...this.#inside(word), ...this.#heard(word), ...this.#mistyped(word)]);
  }

  /** The word parted in two that the shop knows: "smartwatch", "128gb", "tshirt". */
  split(word: string): [string, string] | null {
    for (let at = 1; at <= word.length - 2; at++) {
      const parts: [string, string] = [word.slice(0, at), word.slice(at)];
      const isLetter = at === 1 && word.length > 4;
      const isFit = parts.every(
        (part, place) =>
          (part.length > 2 || (isLetter && place === 0) || /^\d+$|^gb$/.test(part)) &&
          this.has(part),
      );
      if (isFit) return parts;
    }
    return null;
  }

  #inside(word: string): [string, number][] {
    if (word.length < 4) return [];
    return [...this.#words()]
      .filter((other) => other.endsWith(word) && other.length - word.length >= leastBefore)
      .map((other) => [other, likeness.inside + (wholeInside * word.length) / other.length]);
  }

  /** Persian words that sound as the Latin one; an s that looked like a plural's may be their own. */
  #heard(word: string): [string, number][] {
    if (!/^[a-z]{3,}$/.test(word)) return [];
    const isThere = this.#lang === "fa";
    const share = isThere ? likeness.heard : likeness.heardElsewhere;
    const least = isThere ? leastHeard.there : leastHeard.elsewhere;
    const sound = soundOfLatin(word);
    const sounds = [sound, `${sound}s`].map((one) => ({ one, bones: skeleton(one) }));
    const found: [string, number][] = [];
    for (const other of this.#words()) {
      if (!isPersian(other)) continue;
      const otherSound = soundOfPersian(other);
      const bones = skeleton(otherSound);
      for (const { one } of sounds.filter((own) => own.bones === bones)) {
        const alike =
          bodyShare * alikeness(bodyOf(one), bodyOf(otherSound)) +
          (1 - bodyShare) * alikeness(one, otherSound);
        if (alike >= least) found.push([other, share * alike]);
      }
    }
    return found;
  }

  #mistyped(word: string): [string, number][] {
    const max = allowedTypos(word.length);
    if (max === 0) return [];
    const ending = /(?:های|ها)$/u.exec(word)?.[0] ?? "";
    const found: [string, number][] = [];
    const compare = (spelling: string, other: string) => {
      const distance = letterDistance(word, spelling, max);
      if (distance > max || isNumber(other)) return;
      if (word.length <= longestShort && !isSlip(word, spelling)) return;
      const otherStart = other[0] === word[0] ? 0 : likeness.otherStart;
      found.push([other, likeness.mistyped * (1 - distance / word.length - otherStart)]);
    };
    for (const other of this.#words()) compare(other + ending, other);
    // What went wrong before the plural's "es" has left its "e" to the word: "dresdes".
    if (/^[a-z]{5,}e$/.test(word)) for (const other of this.#words()) compare(`${other}e`, other);
    for (const [plural, single] of Object.entries(irregularPlurals)) {
      if (this.has(single)) compare(stemmedLike(word, plural), single);
    }
    return found;
  }

  *#words(): Iterable<string> {
    const { names } = this.#index;
    for (const [id, word] of names.words.entries()) if (names.isUsed(id)) yield word;
    for (const word of this.reference.keys()) {
      const id = names.idOf(word);
      if (id === undefined || !names.isUsed(id)) yield word;
    }
  }
}

const isNumber = (word: string) => /^\d+$/.test(word);
const isPersian = (word: string) => /^[\u0600-\u06ff]/.test(word);

/** A plural as it is left when the typed word has lost its s to being taken for a singular. */
const stemmedLike = (word: string, plural: string) =>
  word.endsWith("s") ? plural : plural.replace(/s$/, "");

/** The best ones, and those that are nearly as good. */
function likest(found: readonly [string, number][]): Likenesses {
  const best = Math.max(0, ...found.map(([, alike]) => alike));
  return new Map(
    found.filter(([, alike]) => alike >= best - nearlyBest).sort(([, a], [, b]) => a - b),
  );
}
