import { afterEach, expect, it, vi } from "vitest";
import { CachedPages } from "./cached-pages";
import { currentReader } from "./reader";
import { stubCaches } from "./stubbed-caches.fixture";

afterEach(() => vi.unstubAllGlobals());

const answerOf = (type: string, more: Record<string, string> = {}) =>
  new Response("", { headers: { "Content-Type": type, "Content-Language": "en", ...more } });

it("a look that was chosen stands until a document has another: data has none", async () => {
  stubCaches({});
  const pages = new CachedPages("pages", async () => {});
  await pages.noteReader(answerOf("text/html; charset=utf-8", { "X-Theme": "dark" }));
  await pages.noteReader(answerOf("text/x-script", { "X-Lite": "1" }));
  expect(await currentReader()).toEqual({ lang: "en", lite: true, theme: "dark" });
  await pages.noteReader(answerOf("text/html; charset=utf-8"));
  expect(await currentReader()).toEqual({ lang: "en", lite: false });
});
