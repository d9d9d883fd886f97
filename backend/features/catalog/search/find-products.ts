import type { LanguageCode } from "../../../contract/languages";
import type { CatalogIndex } from "../index/catalogue";
import type { ProductColumns } from "../index/product-columns";
import type { FilterGroup } from "../listing/filters";
import { topOf } from "../listing/top";
import { onOtherKeyboard } from "./keyboard";
import { Lexicon } from "./lexicon";
import { meantOptions } from "./meant-options";
import { isSure, queryUnits, scoreUnits, storyWeight, type Told, type Unit } from "./score-units";
import type { Scores } from "./scores";
import { similarNames } from "./similar-names";

/** As many findings as a listing goes through. */
const maxFindings = 1000;
/** The most that popularity adds to a score: it decides between products that fit alike. */
const popularityShare = 0.4;

/** No story has been looked into. */
const untold: Told = new Map();

export interface Findings {
  /** Product codes, best first. */
  codes: number[];
  /** The query as typed on the other keyboard layout, where only that surely finds something. */
  didYouMean: string | null;
  /** Words of the query that no product has together with the others; empty where all are met. */
  leftOut: string[];
  /** Words of the query that no name has, met by what is told about the products. */
  told: string[];
  /** The options that the words name, which tell the variants that are meant. */
  meant: FilterGroup[];
  /** Where nothing was found: names of the shop that are spelt nearly so. */
  similar: string[];
  /** Where nothing was found: words of the query that find something by themselves. */
  fewer: string[];
}

const nothing: Findings = {
  codes: [],
  didYouMean: null,
  leftOut: [],
  told: [],
  meant: [],
  similar: [],
  fewer: [],
};

/** Tells which products' stories have which of some words. */
export type FindInStories = (words: readonly string[]) => Promise<Told>;

/**
 * Finds products by words in either language: in their names and in those of their departments,
 * categories, brands and options, and where these don't know one word in what is told about the products (decision
 * 187). All words must be met. Else most of the words are enough; a word that the shop
 * doesn't know may be one of the other keyboard, another script's or a misspelling (R-SEARCH-03).
 */
export async function findProducts(
  index: CatalogIndex,
  query: string,
  lang: LanguageCode,
  findInStories: FindInStories,
): Promise<Findings> {
  const lexicon = new Lexicon(index, lang);
  const units = queryUnits(query, lexicon);
  if (units.length === 0) return nothing;
  const meant = meantOptions(index.reference, lexicon, units);
  const named = units.map((unit) => isSure(unit, lexicon, untold));
  if (named.every(Boolean)) {
    const scores = await scoreUnits(index, lexicon, units, untold);
    const codes = bestCodes(index.columns, scores, units.length);
    if (codes.length > 0) return { ...nothing, codes, meant };
  } else {
    const turned = onOtherKeyboard(query);
    const isMeant = turned !== null && (await findsSurely(index, lexicon, turned));
    if (isMeant) return { ...nothing, didYouMean: turned };
  }
  const unknown = unknownWords(units, lexicon);
  const told = unknown.filter(isLong).length > 1 ? untold : await findInStories(unknown);
  const sure = units.map((unit) => isSure(unit, lexicon, told));
  const scores = await scoreUnits(index, lexicon, units, told);
  const codes = bestCodes(index.columns, scores, units.length);
  if (codes.length > 0) {
    return { ...nothing, codes, told: wordsToldOf(index.columns, codes, units, scores), meant };
  }
  const most = findMost(index.columns, units, scores, named);
  if (most.codes.length > 0) return { ...nothing, ...most, meant };
  return {
    ...nothing,
    similar: similarNames(
      index.reference,
      units.filter((_, place) => !sure[place]),
      lang,
    ),
    fewer: units
      .filter((_, place) => sure[place] && scores[place]?.docIds.length)
      .map(({ typed }) => typed),
  };
}

/** No number, and none of the units that numbers have. */
const isLong = (word: string) => /\p{L}{3}/u.test(word);

/** What was typed and stands in no name: parts of it and synonyms may. */
function unknownWords(units: readonly Unit[], lexicon: Lexicon): string[] {
  const typed = units.flatMap(({ alternatives }) => [alternatives[0]?.words ?? []]);
  return typed.filter((words) => !words.every((word) => lexicon.has(word))).flat();
}

/** The words that the best product found has in its story alone. */
function wordsToldOf(
  columns: ProductColumns,
  [best = 0]: readonly number[],
  units: readonly Unit[],
  scores: readonly Scores[],
): string[] {
  const docId = columns.docIdOf(best) ?? 0;
  return units
    .filter((_, place) => scores[place]?.of(docId) === storyWeight)
    .map(({ typed }) => typed);
}

async function findsSurely(index: CatalogIndex, lexicon: Lexicon, query: string): Promise<boolean> {
  const units = queryUnits(query, lexicon);
  if (units.length === 0 || !units.every((unit) => isSure(unit, lexicon, untold))) return false;
  const scores = await scoreUnits(index, lexicon, units, untold);
  return bestCodes(index.columns, scores, units.length).length > 0;
}

/**
 * What meets most of the units, where none meets all: the largest number of them that some product
 * has, at least half, and only what the shop surely knows.
 */
function findMost(
  columns: ProductColumns,
  units: readonly Unit[],
  scores: readonly Scores[],
  sure: readonly boolean[],
): Pick<Findings, "codes" | "leftOut"> {
  const known = scores.filter((_, place) => sure[place]);
  for (let met = known.length; met * 2 >= units.length && met > 0; met--) {
    const codes = bestCodes(columns, known, met);
    if (codes.length === 0) continue;
    const docId = columns.docIdOf(codes[0] ?? 0) ?? 0;
    const leftOut = units.filter((_, place) => !sure[place] || !scores[place]?.of(docId));
    return { codes, leftOut: leftOut.map(({ typed }) => typed) };
  }
  return { codes: [], leftOut: [] };
}

/** The products that meet at least so many units, best first. */
function bestCodes(columns: ProductColumns, scores: readonly Scores[], least: number): number[] {
  const { variantStart, variantEnd, sold, code } = columns;
  const docIds: number[] = [];
  const totals: number[] = [];
  for (const docId of meetingOne(scores, least)) {
    let met = 0;
    let total = 0;
    for (const unit of scores) {
      const score = unit.of(docId);
      if (score === 0) continue;
      met++;
      total += score;
    }
    if (met < least || variantStart.data[docId] === variantEnd.data[docId]) continue;
    docIds.push(docId);
    totals.push(total + popularityShare * popularity(sold.data[docId] ?? 0));
  }
  const before = (a: number, b: number) =>
    (totals[a] ?? 0) - (totals[b] ?? 0) || (docIds[b] ?? 0) - (docIds[a] ?? 0);
  return topOf(docIds.length, maxFindings, (a, b) => before(a, b) > 0).map(
    (place) => code.data[docIds[place] ?? 0] ?? 0,
  );
}

/** What meets so many of the units meets one of the rarest: of three, where two must be met, one of any two. */
function* meetingOne(scores: readonly Scores[], least: number): Iterable<number> {
  const rarest = scores
    .toSorted((one, other) => one.docIds.length - other.docIds.length)
    .slice(0, scores.length - least + 1);
  for (const [place, unit] of rarest.entries()) {
    const before = rarest.slice(0, place);
    for (const docId of unit.docIds) {
      if (!before.some((other) => other.of(docId) > 0)) yield docId;
    }
  }
}

/** From 0 to about 1, a tenth of the sales being a step. */
const popularity = (sold: number) => Math.log10(1 + sold) / 5;
