import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { stubCaches } from "~/client/pwa/worker/stubbed-caches.fixture";
import { memoryStorage } from "~/client/storage/memory-storage.fixture";
import { planDepartment } from "./plan-department";
import { saveDepartment } from "./save-department";

const origin = "https://shop.example";
const listing = "/en/home/products/home";
const product = (id: number) => `/en/home/products/show/${id}/thing`;
const picture = (id: number) =>
  `<img src="/api/media/${id}?w=600" srcset="/api/media/${id}?w=300 300w">`;
const page = (main: string) => `<link href="/assets/a.css"><main>${main}</main>`;

let shop: Record<string, string>;
let isCut: (address: string) => boolean;

beforeEach(() => {
  shop = {
    [listing]: page(
      `<a href="${product(1)}">1</a>${picture(1)}<a href="${product(2)}?color=red&amp;size=l">2</a><a href="/en/blogs">x</a><a href="${listing}?page=2">next</a>`,
    ),
    [`${listing}?page=2`]: page(`<a href="${product(1)}">1</a><a href="${product(3)}">3</a>`),
    [product(1)]: page([1, 4, 5, 6].map(picture).join("")),
    [`${product(2)}?color=red&size=l`]: page(picture(2)),
    "/assets/a.css": "css",
  };
  isCut = () => false;
  const fetched = async (address: string, { credentials }: RequestInit = {}) => {
    if (isCut(address)) throw new TypeError("line");
    const isPage = address.startsWith("/en/");
    if (isPage) expect(credentials).toBe("omit");
    const text = address.startsWith("/api/media/") ? "pic" : shop[address];
    const response = new Response(text ?? null, { status: text === undefined ? 404 : 200 });
    Object.defineProperty(response, "type", { value: "basic" });
    return response;
  };
  vi.stubGlobal("fetch", fetched);
  const location = { origin };
  vi.stubGlobal("window", { localStorage: memoryStorage(), location, __remixManifest: {} });
});
afterEach(() => vi.unstubAllGlobals());

async function plan() {
  const planned = await planDepartment(listing, "Home");
  if (!planned) throw new Error("Nothing to save");
  return planned;
}

it("its pages, products, files and small pictures are saved, each once, for its language", async () => {
  const kept = stubCaches({});
  const planned = await plan();
  expect(planned.products).toEqual([product(1), `${product(2)}?color=red&size=l`, product(3)]);
  expect(planned.bytes).toBeGreaterThan(0);
  const progress: number[] = [];
  const onProgress = (done: number) => void progress.push(done);
  expect(await saveDepartment(planned, { onProgress })).toMatchObject({
    products: 2,
    name: "Home",
  });
  expect(progress).toEqual([1, 2, 3]);
  expect(Object.keys(kept.get("saved-en-home") ?? {}).sort()).toEqual(
    [
      "/api/media/1?w=300",
      "/api/media/2?w=300",
      "/api/media/4?w=300",
      "/api/media/5?w=300",
      "/assets/a.css",
      "/kept/about",
      `/kept/en${listing}`,
      `/kept/en${listing}?page=2`,
      `/kept/en${product(1)}`,
      `/kept/en${product(2)}?color=red&size=l`,
    ].sort(),
  );
});

it("saved anew, what is no part of it any more goes", async () => {
  const kept = stubCaches({});
  await saveDepartment(await plan());
  shop[listing] = page(`<a href="${product(2)}?color=red&amp;size=l">2</a>`);
  await saveDepartment(await plan());
  const paths = Object.keys(kept.get("saved-en-home") ?? {});
  expect(paths).toContain(`/kept/en${product(2)}?color=red&size=l`);
  expect(paths).not.toContain(`/kept/en${product(1)}`);
  expect(paths).not.toContain(`/kept/en${listing}?page=2`);
});

it("a line that breaks leaves a part of a new one, and an old one as it was", async () => {
  const kept = stubCaches({});
  const planned = await plan();
  isCut = (address) => address.startsWith(product(2));
  await expect(saveDepartment(planned)).rejects.toThrow("line");
  const about = () => JSON.parse(kept.get("saved-en-home")?.["/kept/about"] ?? "null");
  expect(about()).toMatchObject({ savedAt: null, products: 1 });
  isCut = () => false;
  await saveDepartment(planned);
  const whole = about();
  isCut = (address) => address.startsWith(product(2));
  await expect(saveDepartment(planned)).rejects.toThrow("line");
  expect(about()).toEqual(whole);
  expect(kept.get("saved-en-home")).toHaveProperty([`/kept/en${product(1)}`]);
});

it("a department without products is nothing to save", async () => {
  stubCaches({});
  shop[listing] = page("");
  expect(await planDepartment(listing, "Home")).toBeUndefined();
});
