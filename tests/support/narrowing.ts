import { type Facet, facets } from "#backend/contract/catalog";
import { ask } from "./ask";
import type { LanguageCode } from "./languages";

/** One box to tick: the group's parameter and words, and the option's. */
export interface Narrowing {
  name: string;
  group: string;
  code: string;
  option: string;
}

async function readFacets(lang: LanguageCode, query: string): Promise<Facet[]> {
  const answer = await ask(`/api/home/products/facets?${query}`, { headers: { lang } });
  return facets.parse(answer.json()).facets;
}

/** Two options of two groups of a department that leave products between them, found by the facets themselves. */
export async function findTwoFilters(
  lang: LanguageCode,
  gen: string,
): Promise<[Narrowing, Narrowing]> {
  for (const first of await readFacets(lang, `gen=${gen}`)) {
    for (const option of first.options.filter(({ count }) => count > 1)) {
      const rest = await readFacets(lang, `gen=${gen}&${first.code}=${option.code}`);
      const second = rest.find(({ code, options }) => code !== first.code && options.some(isLeft));
      const left = second?.options.find(isLeft);
      if (second && left) return [narrowing(first, option), narrowing(second, left)];
    }
  }
  throw new Error(`No two filters of ${gen} leave a product between them.`);
}

const isLeft = ({ count }: Facet["options"][number]) => count > 0;

const narrowing = (group: Facet, option: Facet["options"][number]): Narrowing => ({
  name: group.code,
  group: group.name,
  code: option.code,
  option: option.name,
});
