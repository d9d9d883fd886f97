/** How long a search takes that nobody has made before, in a small shop and in a large one, one at a time. */

import { attributes, type DemoAttribute } from "#backend/db/seed/demo/attributes";
import { slip } from "../tests/search/bend-words";
import { demoProducts } from "../tests/search/demo-products";
import { handQueries } from "../tests/search/hand-queries";
import { makeQueries } from "../tests/search/made-queries";
import { type LanguageCode, languageCodes } from "../tests/support/languages";

export interface FreshSearch {
  /** What is typed. */
  kind: "words" | "misspelt" | "two letters" | "options in words" | "all";
  queries: number;
  /** Milliseconds. */
  few: Times;
  many: Times;
}

interface Times {
  p50: number;
  p95: number;
}

interface Query {
  lang: LanguageCode;
  query: string;
}

/**
 * Asks each query once of both shops, the large one's answer next to the small one's, so that what else the
 * machine does falls on both. No query is any other one, so that no answer comes from memory.
 */
export async function measureFreshSearches(few: string, many: string): Promise<FreshSearch[]> {
  await time(few, { lang: "en", query: "warm up" });
  await time(many, { lang: "en", query: "warm up" });
  const asked = new Set<string>();
  const rows: FreshSearch[] = [];
  const all: Taken[] = [];
  for (const [kind, queries] of Object.entries(allQueries())) {
    const taken: Taken[] = [];
    for (const query of queries) {
      const key = `${query.lang} ${query.query}`;
      if (asked.has(key)) continue;
      asked.add(key);
      taken.push({ few: await time(few, query), many: await time(many, query) });
    }
    all.push(...taken);
    rows.push(rowOf(kind as FreshSearch["kind"], taken));
  }
  return [...rows, rowOf("all", all)];
}

function allQueries(): Record<Exclude<FreshSearch["kind"], "all">, Query[]> {
  const graded = [...makeQueries(), ...handQueries];
  const plain = graded.filter(({ kind }) => kind !== "typing mistake");
  return {
    words: plain,
    misspelt: [...graded.filter(({ kind }) => kind === "typing mistake"), ...misspelt()],
    "two letters": shortQueries(),
    "options in words": optionQueries(),
  };
}

/** The words of the demo's names, with a letter gone wrong in each. */
const misspelt = (): Query[] =>
  wordsOfNames((word) => word.length >= 5).map(({ lang, query }, turn) => ({
    lang,
    query: slip(query, turn),
  }));

/** The first two letters of every word of the demo's names. */
const shortQueries = (): Query[] =>
  wordsOfNames((word) => word.length > 2).map(({ lang, query }) => ({
    lang,
    query: query.slice(0, 2),
  }));

/** Each product's category with each colour and material that anything comes in: "red lamps". */
function optionQueries(): Query[] {
  const options = [attributes.color, attributes.material].flatMap(
    (attribute: DemoAttribute) => attribute.options ?? [],
  );
  return demoProducts.flatMap(({ path }, turn) =>
    languageCodes.map((lang, place) => {
      const category = path.at(-1)?.name[lang];
      const option = options[(turn + place) % options.length]?.name[lang];
      return { lang, query: lang === "fa" ? `${category} ${option}` : `${option} ${category}` };
    }),
  );
}

function wordsOfNames(isFit: (word: string) => boolean): Query[] {
  return demoProducts.flatMap(({ name }) =>
    languageCodes.flatMap((lang) =>
      name[lang]
        .toLowerCase()
        .split(/\P{L}+/u)
        .filter(isFit)
        .map((query) => ({ lang, query })),
    ),
  );
}

interface Taken {
  few: number;
  many: number;
}

async function time(origin: string, { lang, query }: Query): Promise<number> {
  const search = new URLSearchParams({ q: query });
  const begun = performance.now();
  const answer = await fetch(`${origin}/api/home/products?${search}`, { headers: { lang } });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`"${query}" was answered ${answer.status}.`);
  return performance.now() - begun;
}

function rowOf(kind: FreshSearch["kind"], taken: readonly Taken[]): FreshSearch {
  const timesOf = (shop: keyof Taken): Times => {
    const took = taken.map((one) => one[shop]).toSorted((a, b) => a - b);
    const at = (share: number) => took[Math.floor(took.length * share)] ?? 0;
    return { p50: at(0.5), p95: at(0.95) };
  };
  return { kind, queries: taken.length, few: timesOf("few"), many: timesOf("many") };
}
