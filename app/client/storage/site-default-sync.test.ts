import { afterEach, expect, it, vi } from "vitest";
import { guardStorage } from "./guarded-storage";
import { memoryStorage } from "./memory-storage.fixture";
import { syncSiteDefault } from "./site-default-sync";

afterEach(() => vi.unstubAllGlobals());

const page = {
  lang: "fa",
  about: { package: "timcheh", version: "1", hash: "h2", autoTranslate: false },
} as const;

/** Mirrors the page's defaults into a storage; the backend answers so. */
async function mirror(stored: Record<string, string>, answer: () => Promise<Response>) {
  const memory = memoryStorage(stored);
  const setItem = vi.spyOn(memory, "setItem");
  const fetched = vi.fn(async (_path: string, _init: RequestInit) => answer());
  vi.stubGlobal("fetch", fetched);
  await syncSiteDefault(
    guardStorage(() => memory),
    page,
  );
  return { written: memory.getItem("siteDefault"), setItem, fetched };
}

const fresh = async () =>
  Response.json({ hash: "h2", translates: [{ key: "a", fa: "&lt;b&gt;" }] });

it.each([
  ["none", {}],
  ["others", { siteDefault: '{"hash":"h1"}' }],
  ["broken ones", { siteDefault: "{" }],
])(
  "R-STARTUP-03[stored] R-LANG-09[browser] where %s are stored, the page's are asked for in its language, and kept",
  async (_name, stored) => {
    const { written, fetched } = await mirror(stored, fresh);
    expect(JSON.parse(written ?? "")).toEqual({
      hash: "h2",
      translates: [{ key: "a", fa: "<b>" }],
    });
    const [path, init] = fetched.mock.calls[0] ?? [];
    expect(path).toBe("/api/site-default/timcheh/fa?texts=fa&hash=h2");
    expect(new Headers(init?.headers).get("lang")).toBe("fa");
  },
);

it("R-STARTUP-04[untouched] the same ones are neither asked for nor written", async () => {
  const { setItem, fetched } = await mirror({ siteDefault: '{"hash":"h2"}' }, fresh);
  expect(fetched).not.toHaveBeenCalled();
  expect(setItem).not.toHaveBeenCalled();
});

it.each([
  ["an error", async () => new Response(null, { status: 500 })],
  ["no network", async () => Promise.reject(new TypeError("Failed to fetch"))],
])("what was stored stays through %s", async (_name, answer) => {
  const { written } = await mirror({ siteDefault: '{"hash":"h1"}' }, answer);
  expect(written).toBe('{"hash":"h1"}');
});
