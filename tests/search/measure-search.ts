import { demoProducts } from "./demo-products";
import type { Grade, GradedQuery, Placed } from "./query-kinds";

/** Asks the backend: a path below /api/ and its parsed answer. */
export type AskApi = (path: string) => Promise<{
  data: { id: number; name: string }[];
  total: number;
  did_you_mean: string | null;
}>;

export interface SearchScore {
  query: GradedQuery;
  /** What was asked for it. */
  path: string;
  /** From 0 to 1 (nDCG@10). */
  score: number;
  /** Nothing came although something fits. */
  isEmpty: boolean;
  /** What came, for the reader of a bad score. */
  found: string[];
}

const shown = 10;

/** What a grade is worth, and how much less each place further down. */
const gain = (grade: Grade, place: number) => (2 ** grade - 1) / Math.log2(place + 2);
const sum = (grades: readonly Grade[]) =>
  grades.slice(0, shown).reduce<number>((total, grade, place) => total + gain(grade, place), 0);

/**
 * Asks each query and compares the first ten products with the best possible ten. The best possible
 * are products that were meant; neighbours count where they come, and are missed only where nothing
 * was meant. An offer of the other keyboard's words is followed.
 */
export async function measureSearch(
  ask: AskApi,
  queries: readonly GradedQuery[],
): Promise<SearchScore[]> {
  const byName = new Map<string, Placed>(
    demoProducts.map((product): [string, Placed] => [product.name.en, product]),
  );
  const byCode = new Map<number, Placed>();
  for (let page = 1; ; page++) {
    const { data } = await ask(`home/products?lang=en&per_page=48&page=${page}`);
    for (const { id, name } of data) {
      const product = byName.get(name.replaceAll("&#39;", "'"));
      if (product) byCode.set(id, product);
    }
    if (data.length < 48) break;
  }
  const scores: SearchScore[] = [];
  for (const query of queries) scores.push(await scoreQuery(ask, query, byCode));
  return scores;
}

async function scoreQuery(
  ask: AskApi,
  query: GradedQuery,
  byCode: ReadonlyMap<number, Placed>,
): Promise<SearchScore> {
  const pathOf = (text: string) =>
    `home/products?lang=${query.lang}&per_page=12&q=${encodeURIComponent(text)}`;
  const path = pathOf(query.query);
  const answer = await ask(path);
  const { data } = answer.did_you_mean ? await ask(pathOf(answer.did_you_mean)) : answer;
  const all = [...byCode.values()].map(query.gradeOf);
  const best = all.includes(2) ? all.filter((grade) => grade === 2) : all.filter(Boolean);
  const grades = data.map(({ id }) => {
    const product = byCode.get(id);
    return product ? query.gradeOf(product) : 0;
  });
  const ideal = sum(best);
  return {
    query,
    path,
    score: ideal === 0 ? 1 : Math.min(1, sum(grades) / ideal),
    isEmpty: data.length === 0 && ideal > 0,
    found: data.map(({ name }, place) => `${grades[place]} ${name}`),
  };
}

/** The mean of scores. */
export const meanScore = (scores: readonly SearchScore[]) =>
  scores.reduce((total, { score }) => total + score, 0) / Math.max(1, scores.length);
