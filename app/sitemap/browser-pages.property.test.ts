import fc from "fast-check";
import { expect, it, vi } from "vitest";
import { browserPages } from "./browser-pages";
import { match } from "./match";
import { pages } from "./pages";

/** `match` as a browser has it. */
async function matchInBrowser(): Promise<typeof match> {
  vi.stubEnv("BROWSER_PAGES", browserPages());
  vi.resetModules();
  const { match: inBrowser } = await import("./match");
  vi.unstubAllEnvs();
  vi.resetModules();
  return inBrowser;
}

const words = [...new Set(Object.values(pages).flatMap(({ path }) => path.split("/")))].map(
  (word) => word.replace(/^:|\?$/g, ""),
);
const part = fc.constantFrom(...words, "fa", "xx", "FA", "STAFF", "12", "نام", "");

it("a browser finds the page that the shop finds, and what it asks of it", async () => {
  const inBrowser = await matchInBrowser();
  fc.assert(
    fc.property(fc.array(part, { maxLength: 6 }), (parts) => {
      const address = `/${parts.join("/")}`;
      const found = inBrowser(address);
      if (/^\/(staff|([^/]+\/)?__lab)(\/|$)/i.test(address)) {
        expect(found.page.worker).toBe("off");
        return;
      }
      const { page, ...whole } = match(address);
      const { screen, layout, body, listed, texts, ...asked } = page;
      expect(found).toEqual({ ...whole, page: asked });
    }),
    { numRuns: 2000 },
  );
});

it("security: a browser isn't told of the back-office's pages, nor which modules there are", () => {
  const named = Object.values(pages).flatMap(({ path }) => path.split("/"));
  const staffWords = named.filter((word, index) => named[index - 1] === "staff" && word.length > 8);
  expect(staffWords.length).toBeGreaterThan(5);
  for (const word of staffWords) expect(browserPages()).not.toContain(word);
  expect(browserPages()).not.toMatch(/\.tsx?"/);
});
