import { afterEach, expect, it, vi } from "vitest";
import { listSavedPages, searchSavedPages } from "./saved-pages";

afterEach(() => vi.unstubAllGlobals());

const hour = 3_600_000;
const page = (title: string, main = "") =>
  `<html><title>${title} | Timcheh</title><header>frame</header><main><p>${main}</p></main></html>`;

function stubCaches(content: Record<string, Record<string, { html: string; ageMs?: number }>>) {
  vi.stubGlobal("caches", {
    keys: async () => Object.keys(content),
    open: async (name: string) => ({
      keys: async () =>
        Object.keys(content[name] ?? {}).map((path) => ({ url: `https://s.example${path}` })),
      match: async ({ url }: { url: string }) => {
        const { html, ageMs = 0 } = content[name]?.[new URL(url).pathname] ?? { html: "" };
        const headers = { "sw-cache-timestamp": String(Date.now() - ageMs) };
        return new Response(html, { headers });
      },
    }),
  });
}

const saved = {
  "help-1": {
    "/kept/en/en/home/law": { html: page("Law", "returns within 30 days") },
    "/kept/en/en": { html: page("Home, kept as help"), ageMs: 50 * hour },
  },
  "pages-1": {
    "/kept/fa/fa": { html: page("خانه") },
    "/kept/en/en": { html: page("Home"), ageMs: 30 * hour },
    "/kept/en/en/home/law.data": { html: page("Data") },
    "/kept/en/en/blogs": {
      html: page("Journal &amp; more", "<script>secret</script>کتاب‌هاي خوب"),
      ageMs: 30 * hour,
    },
  },
};

it("saved pages are the language's own, visited ones first, each once with its time", async () => {
  stubCaches(saved);
  const pages = await listSavedPages("en");
  expect(pages.map(({ title }) => title)).toEqual(["Journal & more", "Home", "Law"]);
  expect(pages.map(({ isOld }) => isOld)).toEqual([false, true, false]);
  expect(Date.now() - (pages[1]?.savedAt ?? 0)).toBeGreaterThan(29 * hour);
});

it.each([
  ["returns", ["Law"]],
  ["RETURNS 30", ["Law"]],
  ["كتابهای", ["Journal & more"]],
  ["home", ["Home"]],
  ["secret", []],
  ["frame", []],
  ["  ", []],
])("%j is looked for in titles and in what pages say", async (query, titles) => {
  stubCaches(saved);
  expect((await searchSavedPages("en", query)).map(({ title }) => title)).toEqual(titles);
});

it("where caches can't be read there is nothing saved", async () => {
  vi.stubGlobal("caches", { keys: async () => Promise.reject(new Error("refused")) });
  expect(await listSavedPages("en")).toEqual([]);
});
