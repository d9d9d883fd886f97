import { expect, test } from "@playwright/test";
import { type CategoryNode, categoryTree } from "#backend/contract/catalog";
import { menu } from "#backend/contract/site";
import { menuHref } from "~/features/chrome/menu-href";
import { listingPath } from "~/sitemap/paths";
import { ask } from "../support/ask";
import { languageCodes } from "../support/languages";
import { elementsOf } from "../support/markup";

const withChildren = (node: CategoryNode): CategoryNode[] => [
  node,
  ...node.children.flatMap(withChildren),
];

test("R-NAV-03[not-served] a served page has its texts, no spinner", async () => {
  for (const path of ["/en", "/fa/home/products", "/login", "/no/such/page"]) {
    expect((await ask(path)).text).not.toContain("progressbar");
  }
});

for (const lang of languageCodes) {
  const open = async () => {
    const page = await ask(`/${lang}`);
    expect(page.status).toBe(200);
    return { text: page.text, hrefs: elementsOf(page.text, "a").map(({ href }) => href) };
  };

  test(`R-ROUTE-02[home] R-NAV-07[names] R-ENT-12[links] the home page links each category (${lang})`, async () => {
    const { text, hrefs } = await open();
    const answer = await ask("/api/home/categories/", { headers: { lang } });
    const departments = categoryTree.parse(answer.json());
    expect(departments.length).toBeGreaterThanOrEqual(8);
    for (const { slug, name, children } of departments) {
      expect(text).toContain(name);
      expect(hrefs).toContain(listingPath(lang, { gen: slug }));
      for (const category of children.flatMap(withChildren)) {
        expect(hrefs).toContain(listingPath(lang, { gen: slug, category: category.slug }));
      }
    }
  });

  test(`R-ROUTE-02[home] R-NAV-07[names] R-ENT-11[lang] the home page links each entry of the menu, in its language (${lang})`, async () => {
    const { text, hrefs } = await open();
    const entries = menu.parse((await ask(`/api/home/menu/home?l=${lang}`)).json());
    expect(entries.length).toBeGreaterThan(2);
    for (const { title, to } of entries) {
      expect(to.params.lang).toBe("");
      expect(text).toContain(title);
      const href = menuHref(to, lang);
      expect(href).toMatch(new RegExp(`^/${lang}(/|$)`));
      expect(hrefs).toContain(href);
    }
  });
}
