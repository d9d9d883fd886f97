import { expect, it } from "vitest";
import { provideTestBackend } from "../support/backend";
import { languageCodes } from "../support/languages";
import { handQueries } from "./hand-queries";
import { makeQueries } from "./made-queries";
import { meanScore, measureSearch } from "./measure-search";
import { unsoldWords } from "./unsold-words";

const backend = provideTestBackend();
const queries = [...makeQueries(), ...handQueries];

/** What has been reached, less what a new product in the demo may cost. */
const floor = { en: 0.98, fa: 0.98 };

it.each(languageCodes)("finds what is meant, whatever is typed (%s)", async (lang) => {
  const own = queries.filter((query) => query.lang === lang);
  expect(own.length).toBeGreaterThanOrEqual(300);
  const scores = await measureSearch(async (path) => (await backend().call(path)).body, own);
  expect(scores.filter(({ isEmpty }) => isEmpty).map(({ query }) => query.query)).toEqual([]);
  expect(meanScore(scores)).toBeGreaterThanOrEqual(floor[lang]);
});

it.each(languageCodes)(
  "what the shop doesn't sell is no slip of what it sells: at most told about (%s)",
  async (lang) => {
    for (const word of unsoldWords[lang]) {
      const { body } = await backend().call(
        `home/products?lang=${lang}&q=${encodeURIComponent(word)}`,
      );
      const found = body.told.includes(word) ? [] : body.data;
      expect({ word, found }).toEqual({ word, found: [] });
    }
  },
);
