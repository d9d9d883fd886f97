/** How well the demo shop's search finds what is meant, and how long an answer takes. */
import { handQueries } from "../tests/search/hand-queries";
import { makeQueries } from "../tests/search/made-queries";
import { meanScore, measureSearch, type SearchScore } from "../tests/search/measure-search";

export interface SearchRow {
  lang: string;
  kind: string;
  queries: number;
  /** nDCG@10, from 0 to 1. */
  score: number;
  /** Queries to which nothing came although something fits. */
  empty: number;
  /** Milliseconds of an answer that nobody has asked for yet. */
  median: number;
}

/** Asks all graded queries, one at a time; a row a kind of query, and one for each language. */
export async function measureSearchQuality(origin: string): Promise<SearchRow[]> {
  const times = new Map<string, number>();
  const ask = async (path: string) => {
    const begun = performance.now();
    const answer = await fetch(`${origin}/api/${path}`);
    const body = await answer.json();
    times.set(path, performance.now() - begun);
    return body;
  };
  const scores = await measureSearch(ask, [...makeQueries(), ...handQueries]);
  return [...new Set(scores.map(({ query }) => query.lang))].flatMap((lang) => {
    const own = scores.filter(({ query }) => query.lang === lang);
    const kinds = [...new Set(own.map(({ query }) => query.kind))];
    const ofKind = (kind: string) => own.filter(({ query }) => query.kind === kind);
    return [
      rowOf(lang, "all", own, times),
      ...kinds.map((kind) => rowOf(lang, kind, ofKind(kind), times)),
    ];
  });
}

function rowOf(
  lang: string,
  kind: string,
  scores: readonly SearchScore[],
  times: ReadonlyMap<string, number>,
): SearchRow {
  const took = scores.map(({ path }) => times.get(path) ?? 0).toSorted((a, b) => a - b);
  return {
    lang,
    kind,
    queries: scores.length,
    score: meanScore(scores),
    empty: scores.filter(({ isEmpty }) => isEmpty).length,
    median: took[Math.floor(took.length / 2)] ?? 0,
  };
}
