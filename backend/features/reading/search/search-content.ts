import { type ContentHit, contentHitsShown } from "../../../contract/content-search";
import { queryWords } from "../../catalog/search/normalize";
import type { Readable } from "./read-content";

/** Shorter words begin too many others to say what is meant. */
const leastLetters = 2;

/**
 * What there is to read about a search: texts in which all of its words begin one, in whichever script's letters,
 * digits and half-spaces; those with more of them in their title come first.
 */
export function searchContent(all: readonly Readable[], search: string): ContentHit[] {
  const words = queryWords(search).filter((word) => word.length >= leastLetters);
  if (words.length === 0) return [];
  const inTitle = ({ title }: Readable) => words.filter((word) => begins(title, word)).length;
  return all
    .filter((one) => words.every((word) => begins(one.words, word)))
    .map((one) => ({ hit: one.hit, rank: inTitle(one) }))
    .sort((one, other) => other.rank - one.rank)
    .slice(0, contentHitsShown)
    .map(({ hit }) => hit);
}

const begins = (words: string, word: string) => words.includes(` ${word}`);
