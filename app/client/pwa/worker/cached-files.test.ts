import { afterEach, expect, it, vi } from "vitest";
import { CachedFiles } from "./cached-files";

afterEach(() => vi.unstubAllGlobals());

const path = (asked: string | { url: string }) =>
  new URL(typeof asked === "string" ? asked : asked.url, "https://shop.example").pathname;

/** A cache that knows answers of a byte with their headers, the one that was put first in front. */
function stubCache(sizes: Record<string, number>) {
  const kept = new Map(
    Object.entries(sizes).map(([name, bytes]) => [
      name,
      new Response("x", { headers: { "X-Kept-Bytes": String(bytes) } }),
    ]),
  );
  vi.stubGlobal("caches", {
    open: async () => ({
      keys: async () => [...kept.keys()],
      match: async (asked: string | Request) => kept.get(path(asked)),
      delete: async (asked: string) => kept.delete(path(asked)),
      put: async (asked: string, answer: Response) => {
        kept.delete(path(asked));
        kept.set(path(asked), answer);
      },
    }),
  });
  return { names: () => [...kept.keys()], answers: () => [...kept.values()] };
}

it.each([
  { bounds: { entries: 2, bytes: 100 }, left: ["/b", "/c"] },
  { bounds: { entries: 9, bytes: 65 }, left: ["/b", "/c"] },
  { bounds: { entries: 9, bytes: 40 }, left: ["/c"] },
  { bounds: { entries: 9, bytes: 100 }, left: ["/a", "/b", "/c"] },
])(
  "within $bounds those that stand there longest go until both bounds hold",
  async ({ bounds, left }) => {
    const { names } = stubCache({ "/a": 30, "/b": 30, "/c": 35 });
    await new CachedFiles("pictures-1", bounds, "pictures").trim();
    expect(names()).toEqual(left);
  },
);

it("what was read stays longer than what only stands there, and is written anew only where something has to go", async () => {
  const { names } = stubCache({ "/a": 30, "/b": 30, "/c": 35 });
  const files = new CachedFiles("pictures-1", { entries: 3, bytes: 100 }, "pictures");
  await files.handleRequest(new Request("https://shop.example/a"));
  await files.trim();
  expect(names()).toEqual(["/a", "/b", "/c"]);
  const smaller = new CachedFiles("pictures-1", { entries: 2, bytes: 100 }, "pictures");
  await smaller.handleRequest(new Request("https://shop.example/a"));
  await smaller.trim();
  expect(names()).toEqual(["/c", "/a"]);
});

it("no answer is left open by counting: it would keep its room after its entry was deleted", async () => {
  const { answers } = stubCache({ "/a": 30, "/b": 30, "/c": 35 });
  const counted = answers();
  await new CachedFiles("pictures-1", { entries: 2, bytes: 100 }, "pictures").trim();
  for (const answer of counted) expect(answer.bodyUsed).toBe(true);
});
