import { expect, test } from "@playwright/test";
import { ask } from "../support/ask";
import { findProduct, productPath } from "../support/catalogue";
import { languageCodes } from "../support/languages";
import { elementsOf, textOf } from "../support/markup";

for (const lang of languageCodes) {
  test(`R-ROUTE-08[product] R-ROUTE-35[catalogue] a product opens under /${lang} and bare`, async () => {
    const product = await findProduct(lang);
    const path = productPath(lang, product);
    if (lang === "fa") expect(path).toContain("%D");
    for (const form of [path, path.slice(3)]) {
      const page = await ask(form, { headers: { Cookie: `lang=${lang}` } });
      expect(page.status).toBe(200);
      expect(textOf(page.text, "h1")).toBe(product.name);
      expect(elementsOf(page.text, "html")[0]?.lang).toBe(lang);
    }
  });

  test(`R-ROUTE-08[wrong-name] a wrong product name leads to the right one (${lang})`, async () => {
    const product = await findProduct(lang);
    const path = productPath(lang, product);
    const wrong = await ask(`/${lang}/home/products/show/${product.id}/wrong`);
    expect(wrong.status).toBe(301);
    expect(wrong.headers.location).toBe(path);
    const bare = await ask(`/home/products/show/${product.id}/wrong`, {
      headers: { Cookie: `lang=${lang}` },
    });
    expect(bare.status).toBe(302);
    expect(bare.headers.location).toBe(path.slice(3));
  });
}

test("R-ROUTE-08[wrong-name] on the bare form any language's name is right", async () => {
  const product = await findProduct("fa");
  const english = `/home/products/show/${product.id}/${product.slugs.en}`;
  expect((await ask(english, { headers: { Cookie: "lang=fa" } })).status).toBe(200);
});

test("R-ROUTE-09[code-alone] a product's code alone leads to its page", async () => {
  const product = await findProduct("en");
  const answer = await ask(`/en/home/products/show/${product.id}`);
  expect([301, 302]).toContain(answer.status);
  expect(answer.headers.location).toBe(productPath("en", product));
});
