import { type LanguageCode, languageCodes } from "../../../../contract/languages";
import type { SynonymKind } from "../../../../contract/synonyms";
import { wholeWords } from "../normalize";
import { stem } from "../stem";
import { german } from "./de";
import { english } from "./en";
import { persian } from "./fa";
import type { SynonymTable } from "./table";

const known: Record<LanguageCode, SynonymTable> = { en: english, fa: persian, de: german };
/** What is typed in a language that the shop doesn't offer means nothing in particular. */
const tables = languageCodes.map((lang) => known[lang]);

/** The longest phrase that is looked for in a query. */
export const maxPhraseWords = 3;

/** A text's words in their kept form. */
export const stems = (text: string) => wholeWords(text).map(stem);

const empty = new Set(tables.flatMap((table) => stems(table.empty)));

/** Whether a word says nothing about the thing that is looked for. */
export const isEmptyWord = (word: string) => empty.has(word);

/** A synonym that the owner has written down; each side is a phrase, or several that are parted by commas. */
export interface OwnSynonym {
  word: string;
  means: string;
  kind: SynonymKind;
}

/** What words and phrases stand for: by the shop's own tables, and by what its owner has written down. */
export class Synonyms {
  readonly #own: Meanings;

  constructor(own: readonly OwnSynonym[]) {
    this.#own = gather(own);
  }

  /** What a phrase of kept words may stand for, besides itself. */
  of(words: readonly string[]): readonly (readonly string[])[] {
    const phrase = words.join(" ");
    return [...(this.#own.get(phrase) ?? []), ...(delivered.get(phrase) ?? [])];
  }
}

/** By phrase, its words parted by spaces: what stands for it, each as its words. */
type Meanings = ReadonlyMap<string, readonly (readonly string[])[]>;

const delivered = gather(
  tables.flatMap(({ same, means }) => [
    ...same.map((line): OwnSynonym => ({ word: line, means: line, kind: "both" })),
    ...Object.entries(means).map(
      ([word, meant]): OwnSynonym => ({ word, means: meant, kind: "one_way" }),
    ),
  ]),
);

function gather(synonyms: readonly OwnSynonym[]): Meanings {
  const made = new Map<string, string[][]>();
  const add = (typed: readonly string[], meant: readonly string[][]) => {
    const phrase = typed.join(" ");
    const others = meant.filter((words) => words.length > 0 && words.join(" ") !== phrase);
    made.set(phrase, [...(made.get(phrase) ?? []), ...others]);
  };
  for (const { word, means, kind } of synonyms) {
    const words = phrasesOf(word);
    const meant = phrasesOf(means);
    for (const phrase of words) add(phrase, meant);
    if (kind === "both" && word !== means) for (const phrase of meant) add(phrase, words);
  }
  return made;
}

function phrasesOf(line: string): string[][] {
  return line.split(/[,،]/).map(stems);
}
