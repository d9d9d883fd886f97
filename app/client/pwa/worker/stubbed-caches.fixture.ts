import { vi } from "vitest";

/** What lies in each cache: texts by path. */
export type CacheContent = Record<string, Record<string, string>>;

const origin = "https://shop.example";
type Asked = string | { url: string };

/** The browser's caches as far as the tests need them; answers what lies in them, which changes as they do. */
export function stubCaches(content: CacheContent): Map<string, Record<string, string>> {
  const kept = new Map(Object.entries(content).map(([name, texts]) => [name, { ...texts }]));
  const pathOf = (asked: Asked) => {
    const { pathname, search } = new URL(typeof asked === "string" ? asked : asked.url, origin);
    return pathname + search;
  };
  const find = (name: string, asked: Asked) => {
    const text = kept.get(name)?.[pathOf(asked)];
    return text === undefined ? undefined : new Response(text);
  };
  vi.stubGlobal("caches", {
    keys: async () => [...kept.keys()],
    delete: async (name: string) => kept.delete(name),
    match: async (asked: Asked, { cacheName }: { cacheName?: string } = {}) => {
      const names = cacheName === undefined ? [...kept.keys()] : [cacheName];
      return names.map((name) => find(name, asked)).find(Boolean);
    },
    open: async (name: string) => {
      const entries = kept.get(name) ?? {};
      kept.set(name, entries);
      return {
        keys: async () => Object.keys(entries).map((path) => ({ url: origin + path })),
        match: async (asked: Asked) => find(name, asked),
        put: async (asked: Asked, response: Response) => {
          entries[pathOf(asked)] = await response.text();
        },
        delete: async (asked: Asked) => delete entries[pathOf(asked)],
      };
    },
  });
  return kept;
}
