import { gunzipSync } from "node:zlib";
import { expect, it, vi } from "vitest";
import type { Filling } from "~/fill-holes.server";
import { type Answer, openFakeShop } from "./fake-shop.fixture";

const head = "<p>for everybody</p><main>";
const tail = "</main><p>the end</p>";

/** A page with one hole. */
const holedPage = (headers: Record<string, string> = {}) =>
  new Response(head + tail, {
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Cache-Control": "private, no-cache",
      "X-Keep": "page",
      "X-Holes": `bar ${head.length} ${head.length}`,
      "Set-Cookie": "lang=fa; Path=/",
      ...headers,
    },
  });

const fillingOf = (bar: string, more: Partial<Filling> = {}): Filling => ({
  contents: { menu: "", bar, flash: "", waiting: "", comment: "", script: "", data: "" },
  scriptHash: "",
  heart: { pressed: "", open: "" },
  wishes: [],
  cookies: [],
  once: false,
  noStore: false,
  ...more,
});

/** A shop whose shoppers see their own cookies in the hole. */
async function openFilledShop(more: (asked: Request) => Partial<Filling> = () => ({})) {
  const loadFilling = vi.fn(async (asked: Request) => {
    await new Promise((done) => setImmediate(done));
    return fillingOf(`<b>${asked.headers.get("cookie")}</b>`, more(asked));
  });
  const shop = await openFakeShop({ render: async () => holedPage(), loadFilling });
  const get = (cookie?: string, headers: Record<string, string> = {}) =>
    shop.get("/fa/home/products", {
      "accept-encoding": "gzip",
      ...(cookie && { cookie }),
      ...headers,
    });
  return { ...shop, get, loadFilling };
}

const textOf = ({ body, headers }: Answer) =>
  (headers["content-encoding"] === "gzip" ? gunzipSync(body) : body).toString();

it("says whether a page that had to wait for its shopper's part came from memory", async () => {
  const shop = await openFilledShop();
  const statuses = [];
  for (const cookie of ["cart=a", "cart=b", "cart=a"]) {
    statuses.push((await shop.get(cookie)).headers["cache-status"]);
  }
  expect(statuses).toEqual(["pages; fwd=miss", "pages; hit", undefined]);
});

it("fills one kept page for each shopper, and renders it once for all", async () => {
  const shop = await openFilledShop();
  for (const cookie of ["cart=a", "cart=b", "cart=a", "session=c; wish=d"]) {
    expect(textOf(await shop.get(cookie))).toBe(`${head}<b>${cookie}</b>${tail}`);
  }
  expect(textOf(await shop.get("lang=fa"))).toBe(head + tail);
  expect(shop.rendered).toHaveLength(1);
  expect(shop.rendered[0]?.headers.get("cookie")).toBe("lite=0; lang=fa");
  expect(shop.loadFilling).toHaveBeenCalledTimes(3);
});

it("gives no byte of one shopper to another, however many ask at once", async () => {
  const shop = await openFilledShop();
  const asked = Array.from({ length: 300 }, (_, n) => n);
  const pages = await Promise.all(
    asked.map(async (n) => {
      const cookie = n % 10 === 0 ? undefined : `cart=own${n % 40}x`;
      return { cookie, text: textOf(await shop.get(cookie)) };
    }),
  );
  for (const { cookie, text } of pages) {
    expect(text).toBe(`${head}${cookie ? `<b>${cookie}</b>` : ""}${tail}`);
  }
});

it("tells shoppers' pages apart by their ETag, and says 304 to none but the same", async () => {
  const shop = await openFilledShop();
  const etags = await Promise.all(
    [undefined, "cart=a", "cart=b"].map(async (cookie) =>
      String((await shop.get(cookie)).headers.etag),
    ),
  );
  expect(new Set(etags).size).toBe(3);
  const [everybodys = "", a = "", b = ""] = etags;
  expect((await shop.get("cart=a", { "if-none-match": a })).status).toBe(304);
  for (const known of [everybodys, b]) {
    expect((await shop.get("cart=a", { "if-none-match": known })).status).toBe(200);
  }
  for (const known of [a, b]) {
    expect((await shop.get(undefined, { "if-none-match": known })).status).toBe(200);
  }
});

it("says to every cache that a filled page is one reader's", async () => {
  const shop = await openFilledShop();
  const { headers } = await shop.get("cart=a");
  expect(headers).toMatchObject({ "cache-control": "private, no-cache", "x-personal": "1" });
  expect(headers["x-holes"]).toBeUndefined();
});

it("keeps nothing of a message or of a cookie that is set, and stores such a page nowhere", async () => {
  const shop = await openFilledShop(() => ({
    once: true,
    noStore: true,
    cookies: ["flash=; Max-Age=0"],
  }));
  for (let n = 0; n < 2; n++) {
    const { headers } = await shop.get("cart=a; flash=x");
    expect(headers["cache-control"]).toBe("no-store");
    expect(headers["set-cookie"]).toEqual(["lang=fa; Path=/", "flash=; Max-Age=0"]);
  }
  expect(shop.loadFilling).toHaveBeenCalledTimes(2);
  expect((await shop.get()).headers["set-cookie"]).toEqual(["lang=fa; Path=/"]);
});

it("asks anew after a change of this browser, when the catalogue has moved on, and after 30 s", async () => {
  vi.useFakeTimers({ toFake: ["performance", "Date"] });
  vi.advanceTimersByTime(1);
  const shop = await openFilledShop();
  await shop.get("cart=a");
  await shop.get("cart=a; changed=1");
  expect(shop.loadFilling).toHaveBeenCalledTimes(2);
  shop.moveCatalog("2");
  await shop.get("cart=a");
  expect(shop.loadFilling).toHaveBeenCalledTimes(3);
  vi.advanceTimersByTime(29_000);
  await shop.get("cart=a");
  expect(shop.loadFilling).toHaveBeenCalledTimes(3);
  vi.advanceTimersByTime(2_000);
  await shop.get("cart=a");
  expect(shop.loadFilling).toHaveBeenCalledTimes(4);
  vi.useRealTimers();
});

it("fills no page that says nothing of its holes, and none that is not for everybody", async () => {
  const loadFilling = async () => fillingOf("own");
  const unmarked = { "X-Keep": "" };
  for (const render of [
    async () => holedPage(unmarked),
    async () => new Response("gone", { status: 404 }),
  ]) {
    const shop = await openFakeShop({ render, loadFilling });
    expect((await shop.get("/fa", { cookie: "cart=a" })).status).toBe(299);
  }
  const silent = await openFakeShop({ loadFilling });
  expect((await silent.get("/fa", { cookie: "cart=a" })).status).toBe(299);
});

it("takes no message away with data that says nothing of the reader", async () => {
  const loadFilling = vi.fn(async () => fillingOf("own"));
  const shop = await openFakeShop({
    render: async () => holedPage({ "X-Holes": "" }),
    loadFilling,
  });
  const { status, body } = await shop.get("/fa.data", { cookie: "flash=x" });
  expect([status, body.toString()]).toEqual([200, head + tail]);
  expect(loadFilling).not.toHaveBeenCalled();
});
