import { expect, it } from "vitest";
import { languageCodes } from "#backend/contract/languages";
import { match } from "./match";
import { pages } from "./pages";
import { speculationRules } from "./speculation";

interface Rules {
  prefetch: { eagerness: string; where: { and: [{ href_matches: string[] }, object] } }[];
}

it.each(languageCodes)(
  "in %s a browser may fetch ahead what is kept for everyone, and that alone",
  (lang) => {
    const { prefetch } = speculationRules(lang) as Rules;
    expect(prefetch.map(({ eagerness }) => eagerness)).toEqual(["conservative"]);
    const patterns = prefetch[0]?.where.and[0].href_matches ?? [];
    expect(patterns).toContain(`/${lang}/home/products/show/:product_id/:product_name`);
    expect(patterns).toContain(`/${lang}`);
    for (const pattern of patterns) {
      const { page } = match(pattern.replace(/:(\w+)\??/g, "x1"));
      expect([page.access, Array.isArray(page.cache)], pattern).toEqual(["public", true]);
    }
    const others = Object.values(pages).filter(({ cache }) => !Array.isArray(cache));
    for (const { path } of others) expect(patterns).not.toContain(`/${lang}/${path}`);
  },
);
