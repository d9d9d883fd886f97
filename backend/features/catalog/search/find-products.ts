import { type SQL, sql } from "drizzle-orm";
import type { Database, Query } from "../../../db/database";
import { onOtherKeyboard } from "./keyboard";
import { queryWords } from "./normalize";
import { countTypos } from "./typos";

/** As many findings as a listing goes through; the most popular ones where there are more. */
const maxFindings = 1000;
/** How near a word must be to a product's words to be looked at as a typo. */
const similarityThreshold = 0.3;
/** As many candidates for typos as are looked at letter by letter. */
const maxCandidates = 300;

export interface Findings {
  /** Product codes, best first. */
  codes: number[];
  /** The query as typed on the other keyboard layout, where only that finds something. */
  didYouMean: string | null;
}

/**
 * Finds products by words in either language: all words must occur; else the query was typed on the
 * other keyboard, or has typos. Bounded in what it reads, so that a word that fits everything costs
 * little (R-SEARCH-03).
 */
export async function findProducts(database: Database, query: string): Promise<Findings> {
  const words = queryWords(query);
  if (words.length === 0) return { codes: [], didYouMean: null };
  return database.transaction(async (q) => {
    const exact = await findExact(q, words);
    if (exact.length > 0) return { codes: exact, didYouMean: null };
    const turned = onOtherKeyboard(query);
    if (turned && (await findExact(q, queryWords(turned))).length > 0) {
      return { codes: [], didYouMean: turned };
    }
    return { codes: await findNear(q, words), didYouMean: null };
  });
}

async function findExact(q: Query, words: readonly string[]): Promise<number[]> {
  if (words.length === 0) return [];
  const rows = await q.execute<{ code: number }>(sql`
    select code from (
      select code, name, row_number() over () as place from search_text
      where ${all(words.map((word) => sql`words like ${containing(word)}`))}
      limit ${maxFindings}
    ) found
    order by ${sum(words.map((word) => nameRank(word)))} desc, place`);
  return rows.map(({ code }) => code);
}

/** A whole word of the name counts more than a word's beginning, and that more than its inside. */
function nameRank(word: string): SQL {
  return sql`case
    when name like ${`% ${word} %`} then 3
    when name like ${`% ${word}%`} then 2
    when name like ${containing(word)} then 1
    else 0 end`;
}

/** Trigrams name the candidates; how many letters differ decides. */
async function findNear(q: Query, words: readonly string[]): Promise<number[]> {
  await q.execute(
    sql`select set_config('pg_trgm.word_similarity_threshold', ${String(similarityThreshold)}, true)`,
  );
  const rows = await q.execute<{ code: number; words: string }>(sql`
    select code, words from (
      select code, words from search_text
      where ${all(words.map((word) => sql`${word} <% words`))}
      limit ${maxFindings}
    ) found
    order by ${sum(words.map((word) => sql`word_similarity(${word}, words)`))} desc
    limit ${maxCandidates}`);
  return rows
    .map((row) => ({ code: row.code, typos: countTypos(words, row.words) }))
    .filter(({ typos }) => typos !== null)
    .sort((a, b) => (a.typos ?? 0) - (b.typos ?? 0))
    .map(({ code }) => code);
}

/** Normalised words are letters and digits only, so they hold none of LIKE's signs. */
const containing = (word: string) => `%${word}%`;
const all = (conditions: SQL[]) => sql.join(conditions, sql` and `);
const sum = (ranks: SQL[]) => sql.join(ranks, sql` + `);
