import { ask } from "../support/ask";
import { expect, test } from "../support/fixtures";
import { type LanguageCode, languageCodes } from "../support/languages";
import { screens } from "../support/screens";
import { structuredDataOf, typesIn, vocabularyFaults } from "../support/structured-data";

/** What search engines are told of each screen beside its words; of the others nothing. */
const told: Record<string, readonly string[]> = {
  home: ["OnlineStore", "WebSite", "SearchAction", "EntryPoint"],
  product: ["Product", "Brand", "Offer", "BreadcrumbList", "ListItem"],
  faqs: ["FAQPage", "Question", "Answer"],
  post: ["BlogPosting", "Organization", "BreadcrumbList", "ListItem"],
};

async function readScreens(lang: LanguageCode) {
  const found = [];
  for (const { name, path } of screens) {
    found.push({ name, data: structuredDataOf((await ask(await path(lang))).text) });
  }
  return found;
}

for (const lang of languageCodes) {
  test(`structured data of every page for everyone is schema.org's vocabulary (${lang})`, async () => {
    for (const { name, data } of await readScreens(lang)) {
      expect(vocabularyFaults(data), name).toEqual([]);
      expect([...new Set(typesIn(data))].sort(), name).toEqual([...(told[name] ?? [])].sort());
    }
  });
}
