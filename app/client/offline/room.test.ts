import { afterEach, expect, test, vi } from "vitest";
import { askToPersist, isPersisted } from "./keep-promise";
import { clearRoom, measureRoom } from "./room";

afterEach(() => vi.unstubAllGlobals());

function stubCaches(content: Record<string, Record<string, string>>) {
  const kept = new Map(Object.entries(content));
  vi.stubGlobal("caches", {
    keys: async () => [...kept.keys()],
    delete: async (name: string) => kept.delete(name),
    open: async (name: string) => ({
      keys: async () =>
        Object.keys(kept.get(name) ?? {}).map((path) => ({ url: `https://shop.example${path}` })),
      match: async ({ url }: { url: string }) =>
        new Response(kept.get(name)?.[new URL(url).pathname]),
    }),
  });
  return kept;
}

const content = {
  "pages-1": { "/kept/en/en/home/law": "12345", "/kept/fa/fa/home/law": "123" },
  "help-1": { "/kept/en/en/home/law": "1", "/kept/en/en/home/faqs": "1" },
  "pictures-1": { "/media/1.avif": "1234" },
  "saved-en-home": { "/kept/about": "1", "/kept/en/en/home/products/home": "12" },
  "own-1": { "/kept/en/offline/en": "1" },
};

test("pages and pictures are counted with their bytes, the worker's own are not; without a shelf nothing is on it", async () => {
  stubCaches(content);
  expect(await measureRoom()).toEqual({
    pages: { count: 3, bytes: 10 },
    pictures: { count: 1, bytes: 4 },
    departments: { count: 1, bytes: 3 },
    shelf: { count: 0, bytes: 0 },
  });
});

test("one kind is cleared and the others stay", async () => {
  const kept = stubCaches(content);
  expect(await clearRoom(["pages"])).toBe(true);
  expect([...kept.keys()]).toEqual(["pictures-1", "saved-en-home", "own-1"]);
});

test("without caches and storage nothing is said to be kept, cleared or promised", async () => {
  vi.stubGlobal("caches", undefined);
  vi.stubGlobal("navigator", {});
  expect(await measureRoom()).toBeUndefined();
  expect(await clearRoom(["pages", "pictures"])).toBe(false);
  expect(await isPersisted()).toBeUndefined();
  expect(await askToPersist()).toBe(false);
});
