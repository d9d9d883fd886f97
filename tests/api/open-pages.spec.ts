import { expect, test } from "@playwright/test";
import type { Page } from "~/sitemap/page";
import { pages } from "~/sitemap/pages";
import { ask, setCookieOf } from "../support/ask";
import { findProduct } from "../support/catalogue";
import { findPost } from "../support/journal";
import { languageCodes } from "../support/languages";

/** What is there at the parts of an address that vary; the others name nothing. */
async function findParts(): Promise<Readonly<Record<string, string>>> {
  const [product, post] = await Promise.all([findProduct("fa"), findPost("fa")]);
  return {
    product_id: String(product.id),
    product_name: encodeURIComponent(product.slugs.fa ?? ""),
    blog_id: String(post.id),
    title: encodeURIComponent(post.slug),
    gen: "home",
    genum: "food",
    slag: "about",
    lang: "fa",
  };
}

/** The addresses of a page in every form that the sitemap gives it, its parts still named. */
function formsOf({ path, at }: Page): string[] {
  const prefixes = [...(at ? [""] : []), ...(at === "bare" ? [] : languageCodes)];
  const paths = new Set([path.replace(/\/:\w+\?/g, ""), path.replaceAll("?", "")]);
  return prefixes.flatMap((prefix) =>
    [...paths].map((one) => `/${[prefix, one].filter(Boolean).join("/")}`),
  );
}

/** The shop's routes that ask for no login, as the sitemap has them. */
const open = Object.entries(pages).filter(
  ([, { access, layout }]) => access === "public" && layout !== "lab",
);

test("the sitemap has pages that are open", () => {
  expect(open.length).toBeGreaterThan(35);
});

for (const [name, page] of open) {
  test(`R-ROUTE-37[open] ${name} never sends a visitor to the login: neither its page nor its data, in any form`, async () => {
    const parts = await findParts();
    for (const form of formsOf(page)) {
      const path = form.replace(/:(\w+)/g, (_, part) => parts[part] ?? "x");
      const answer = await ask(path);
      expect(answer.status, path).toBeLessThan(500);
      expect(answer.headers.location ?? "", path).not.toMatch(/\/login(\?|$)/);
      expect(setCookieOf(answer, "intended"), path).toBeUndefined();
      const data = await ask(`${path === "/" ? "/_root" : path}.data`);
      if (data.status === 202) expect(data.text, path).not.toContain("/login");
    }
  });
}
