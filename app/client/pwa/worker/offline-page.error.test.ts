import { afterEach, expect, it, vi } from "vitest";
import type { CachedFiles } from "./cached-files";
import { keepOfflinePage } from "./offline-page";
import { stubCaches } from "./stubbed-caches.fixture";

afterEach(() => vi.unstubAllGlobals());

const page = '<html data-texts="/texts/en.core.1.json"><script src="/assets/shop.js"></script>';

async function keep(lost: string[]) {
  const kept = stubCaches({});
  vi.stubGlobal("fetch", async () => {
    const headers = { "Content-Type": "text/html", "Content-Language": "en" };
    return Object.defineProperty(new Response(page, { headers }), "type", { value: "basic" });
  });
  const keepNamed = (html: string) =>
    lost.filter((file) => html.includes(file)).map(() => Promise.reject(new TypeError()));
  const files = { keepNamed } as unknown as CachedFiles;
  const keeping = keepOfflinePage({ lang: "en", lite: false }, files);
  const result = await keeping.then(
    () => "kept",
    () => "not kept",
  );
  const own = [...kept].find(([name]) => name.startsWith("own-"))?.[1] ?? {};
  return { result, pages: Object.keys(own) };
}

it("the offline page is kept with all of its parts", async () => {
  expect(await keep([])).toEqual({ result: "kept", pages: ["/kept/en/offline/en"] });
});

it("is not kept without one of them", async () => {
  expect(await keep(["/texts/en.core.1.json"])).toEqual({ result: "not kept", pages: [] });
});
