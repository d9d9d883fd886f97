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
  const cache = {
    keys: async () => [...kept.keys()].map((name) => new Request(`https://shop.example${name}`)),
    match: vi.fn(async (asked: string | Request) => kept.get(path(asked))),
    delete: async (asked: Request) => kept.delete(path(asked)),
    put: async (asked: string, answer: Response) => {
      kept.delete(path(asked));
      kept.set(path(asked), answer);
    },
  };
  vi.stubGlobal("caches", { open: async () => cache, match: async () => undefined });
  const { match } = cache;
  return { names: () => [...kept.keys()], answers: () => [...kept.values()], match };
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

it("what pages name is looked for once, and each part that can't be had is told", async () => {
  stubCache({ "/assets/shop.js": 30, "/assets/shop.css": 30 });
  const origin = "https://shop.example";
  const WholeRequest = Request;
  vi.stubGlobal(
    "Request",
    class extends WholeRequest {
      constructor(asked: string) {
        super(new URL(asked, origin));
      }
    },
  );
  const files = new CachedFiles("files-1", { entries: 9, bytes: 100 }, "pages");
  const asked = vi.spyOn(files, "handleRequest");
  const names = (all: string[]) => all.map((name) => `<link href="/assets/${name}">`).join("");
  await Promise.all(files.keepNamed(names(["shop.js", "shop.css", "shop.js"])));
  expect(files.keepNamed(names(["shop.js", "shop.css"]))).toEqual([]);
  expect(asked).toHaveBeenCalledTimes(2);
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  const [lost] = files.keepNamed(names(["shop.js", "lost.js"]));
  await expect(lost).rejects.toThrow("Failed to fetch");
});

it("an entry's size is asked for once", async () => {
  const { match } = stubCache({ "/a": 30, "/b": 30 });
  const files = new CachedFiles("pictures-1", { entries: 9, bytes: 100 }, "pictures");
  await files.trim();
  await files.trim();
  expect(match).toHaveBeenCalledTimes(2);
});
