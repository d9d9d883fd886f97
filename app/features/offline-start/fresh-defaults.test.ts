import { afterEach, expect, it, vi } from "vitest";
import { guardStorage } from "~/client/storage/guarded-storage";
import { memoryStorage } from "~/client/storage/memory-storage.fixture";
import { freshenDefaults } from "./fresh-defaults";

afterEach(() => vi.unstubAllGlobals());

const site = { lang: "fa", fonts: "", meta_tag: "", colors: "", translates: [] };
const stored = JSON.stringify({ hash: "h1", ...site });

async function freshen(answer: () => Promise<Response>, before: Record<string, string>) {
  const memory = memoryStorage(before);
  const setItem = vi.spyOn(memory, "setItem");
  const fetched = vi.fn(async (_path: string) => answer());
  vi.stubGlobal("fetch", fetched);
  const apply = vi.fn();
  await freshenDefaults(
    guardStorage(() => memory),
    { package: "timcheh", lang: "en" },
    apply,
  );
  return { memory, setItem, fetched, apply };
}

it.each([
  ["none", {}],
  ["others", { siteDefault: stored }],
])(
  "R-STARTUP-02[device] R-STARTUP-03[device] where %s are stored, the shop's are asked for, stored and applied",
  async (_name, before) => {
    const fresh = { ...site, hash: "h2" };
    const { memory, fetched, apply } = await freshen(async () => Response.json(fresh), before);
    expect(fetched.mock.calls[0]?.[0]).toBe("/api/site-default/timcheh/en?texts=en");
    expect(JSON.parse(memory.getItem("siteDefault") ?? "")).toEqual(fresh);
    expect(apply.mock.calls).toEqual([[fresh]]);
  },
);

it.each([
  ["R-STARTUP-04[device] the same ones", async () => Response.json({ ...site, hash: "h1" })],
  ["an error", async () => new Response(null, { status: 500 })],
  ["something else", async () => Response.json({ hash: "h2" })],
  ["no line", () => Promise.reject(new TypeError("Failed to fetch"))],
])("%s change nothing", async (_name, answer) => {
  const { setItem, apply } = await freshen(answer, { siteDefault: stored });
  expect(setItem).not.toHaveBeenCalled();
  expect(apply).not.toHaveBeenCalled();
});
