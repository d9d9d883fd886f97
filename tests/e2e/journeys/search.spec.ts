import { productList } from "#backend/contract/catalog";
import { faqList } from "#backend/contract/faqs";
import { ask } from "../../support/ask";
import { findProduct, listProducts } from "../../support/catalogue";
import { expectFits } from "../../support/fits";
import { expect, test } from "../../support/fixtures";
import { type LanguageCode, languageCodes } from "../../support/languages";
import { say } from "../../support/words";

test("R-SEARCH-01[without-script] R-SEARCH-02[own-name] R-SEARCH-03[result-page] a search by name finds the product, and goes by the box's own name (en)", async ({
  page,
  shopper,
}) => {
  const { name } = await findProduct("en");
  await shopper.open("/en");
  await shopper.search("en", name);
  await expect(page).toHaveURL(/[?&]q=/);
  await expect(shopper.main.getByRole("link", { name, exact: true }).first()).toBeVisible();
});

/** Spellings of one word that a Persian keyboard, habit or haste makes of it. */
const bend: readonly [how: string, bent: (name: string) => string][] = [
  ["as it is written", (name) => name],
  ["with Arabic ي and ك", (name) => name.replace(/ی/g, "ي").replace(/ک/g, "ك")],
  ["with the joiner left out", (name) => name.replace(/\u200c/g, "")],
  ["with the joiner as a space", (name) => name.replace(/\u200c/g, " ")],
  ["with tatweel", (name) => name.replace(/(?<=\p{L})(?=[یکمنست])/u, "ـ")],
];

for (const [how, bent] of bend) {
  test(`a Persian name ${how} finds the product`, async ({ shopper }) => {
    const { name } = await findProduct("fa");
    await shopper.open("/fa");
    await shopper.search("fa", bent(name));
    await expect(shopper.main.getByRole("link", { name, exact: true }).first()).toBeVisible();
  });
}

test("a long word of a Persian name finds the product with a letter left out, too", async ({
  shopper,
}) => {
  const { data } = await listProducts("fa", "?in_stock=1&per_page=48");
  const words = data.flatMap(({ name }) =>
    name.split(/[\s\u200c]+/).map((word) => ({ name, word })),
  );
  const { name = "", word = "" } = words.find((one) => one.word.length > 5) ?? {};
  const middle = Math.floor(word.length / 2);
  await shopper.open("/fa");
  await shopper.search("fa", word.slice(0, middle) + word.slice(middle + 1));
  await expect(shopper.main.getByRole("link", { name, exact: true }).first()).toBeVisible();
});

test("R-SEARCH-04[text, result-page] R-ERR-11[default] a search that finds nothing says so and leads on", async ({
  shopper,
}) => {
  await shopper.open("/en");
  await shopper.search("en", "qzxwvqzxwv");
  await expect(shopper.main).toContainText(say("en", "search.nothing"));
  await expect(shopper.main.getByRole("link").first()).toBeVisible();
});

/** A question none of whose words stands in a product's name or story. */
async function findUnsoldQuestion(lang: LanguageCode): Promise<{ question: string; slug: string }> {
  const { data } = faqList.parse((await ask(`/api/home/faqs?l=${lang}`)).json());
  for (const faq of data) {
    const path = `/api/home/products?l=${lang}&q=${encodeURIComponent(faq.question)}`;
    if (productList.parse((await ask(path)).json()).total === 0) return faq;
  }
  throw new Error("Products are found for each question.");
}

for (const lang of languageCodes) {
  test(`a search finds what there is to read, also where no product fits (${lang})`, async ({
    page,
    shopper,
  }) => {
    const { question, slug } = await findUnsoldQuestion(lang);
    await page.setViewportSize({ width: 320, height: 700 });
    await shopper.open(`/${lang}`);
    await shopper.search(lang, question);
    await expect(shopper.main).toContainText(say(lang, "search.nothing"));
    const toRead = shopper.main.getByRole("region", { name: say(lang, "search.also_read") });
    await expect(toRead.getByRole("link")).not.toHaveCount(0);
    await expectFits(page);
    await toRead.getByRole("link", { name: question, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`/${lang}/home/faqs\\?open=${slug}#${slug}$`));
    // The answer stands open, with its foot; the other questions are still closed.
    const helpful = shopper.main.getByText(say(lang, "faqs.helpful"), { exact: true });
    await expect(helpful.filter({ visible: true })).toHaveCount(1);
  });
}

const known = { en: "Headphones", fa: "هدفون" };
const unknown = { en: "zzyyx", fa: "ژژغغض" };

for (const lang of languageCodes) {
  test(`a search with an unknown word shows what has most of the words, and says which are left out (${lang})`, async ({
    page,
    shopper,
  }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await shopper.open(`/${lang}`);
    await shopper.search(lang, `${known[lang]} ${unknown[lang]}`);
    const told = shopper.main.getByText(say(lang, "search.most"));
    await expect(told).toContainText(unknown[lang]);
    await expect(shopper.main.getByRole("link", { name: known[lang] })).not.toHaveCount(0);
    await expectFits(page);
  });

  test(`a search that finds nothing says what it looked for and leads to fewer words and departments (${lang})`, async ({
    page,
    shopper,
  }) => {
    const query = `${unknown[lang]}1 ${known[lang]} ${unknown[lang]}2 ${unknown[lang]}3`;
    await page.setViewportSize({ width: 320, height: 700 });
    await shopper.open(`/${lang}`);
    await shopper.search(lang, query);
    await expect(shopper.main).toContainText(say(lang, "search.looked_for", { q: query }));
    const departments = shopper.main.getByRole("navigation", {
      name: say(lang, "search.departments"),
    });
    await expect(departments.getByRole("link")).not.toHaveCount(0);
    const others = shopper.main.getByRole("navigation", { name: say(lang, "search.others") });
    const { data } = await listProducts(lang, "?gen=popular&in_stock=1");
    await expect(others.getByRole("link")).toHaveText(data.slice(0, 6).map(({ name }) => name));
    await expectFits(page);
    const fewer = shopper.main.getByRole("navigation", { name: say(lang, "search.fewer") });
    await fewer.getByRole("link", { name: known[lang], exact: true }).click();
    await expect(
      shopper.main.getByRole("heading", {
        level: 1,
        name: say(lang, "search.results", { q: known[lang] }),
      }),
    ).toBeVisible();
    await expect(shopper.main.getByText(say(lang, "search.looked_for", { q: query }))).toHaveCount(
      0,
    );
  });
}
