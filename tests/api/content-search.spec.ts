import { expect, test } from "@playwright/test";
import { ask } from "../support/ask";
import { findProduct } from "../support/catalogue";
import { languageCodes } from "../support/languages";
import { elementsOf } from "../support/markup";
import { say } from "../support/words";

const words = { en: "size guide", fa: "راهنماي اندازه" };

const listing = (lang: string, query: string) => ask(`/${lang}/home/products${query}`);
const linksOf = (text: string) => elementsOf(text, "a").map(({ href }) => href);

for (const lang of languageCodes) {
  test.describe(`what there is to read about a search in ${lang}`, () => {
    test("the listing links it, in the reader's language", async () => {
      const { status, text } = await listing(lang, `?q=${encodeURIComponent(words[lang])}`);
      expect(status).toBe(200);
      expect(text).toContain(say(lang, "search.also_read"));
      expect(linksOf(text)).toContain(`/${lang}/home/pages/size-guide`);
    });

    test("a listing that isn't searched, and a search's next page, say nothing of it", async () => {
      const { name } = await findProduct(lang);
      const [word = ""] = name.split(" ");
      const next = await listing(lang, `?q=${encodeURIComponent(word)}&page=2`);
      for (const { text } of [await listing(lang, ""), next]) {
        expect(text).not.toContain(say(lang, "search.also_read"));
      }
    });
  });
}
