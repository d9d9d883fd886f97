import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { eventually } from "../../tests/support/eventually";
import { openFakeShop, saidPage } from "./fake-shop.fixture";

it("renders a public page once and answers from memory after that", async () => {
  const shop = await openFakeShop();
  const first = await shop.get("/fa");
  const second = await shop.get("/fa");
  expect(shop.rendered).toHaveLength(1);
  expect(shop.cachedAnswers()).toBe(1);
  expect(second.body).toEqual(first.body);
  expect(second.headers["x-keep"]).toBeUndefined();
  expect(second.headers).toMatchObject({
    "content-type": "text/html; charset=utf-8",
    "cache-control": "private, no-cache",
    vary: "Cookie, Save-Data, Accept-Encoding",
    etag: first.headers.etag,
  });
});

it("is rendered by one request while others wait for the same page", async () => {
  let finish = (_page: Response) => {};
  const shop = await openFakeShop({ render: () => new Promise((done) => (finish = done)) });
  const asked = Array.from({ length: 20 }, () => shop.get("/fa", { "accept-encoding": "br" }));
  await eventually(() => expect(shop.rendered).toHaveLength(1));
  finish(saidPage(new Request("http://shop.test/fa")));
  const answers = await Promise.all(asked);
  expect(shop.rendered).toHaveLength(1);
  // Who comes a moment later gets the same page, packed once more at leisure.
  const pages = answers.map(({ body }) => brotliDecompressSync(body).toString());
  expect(new Set(pages).size).toBe(1);
});

it("serves one rendering in brotli, gzip and plain", async () => {
  const shop = await openFakeShop();
  const plain = await shop.get("/fa");
  const br = await shop.get("/fa", { "accept-encoding": "gzip, br" });
  const gzip = await shop.get("/fa", { "accept-encoding": "gzip, br;q=0" });
  expect([br, gzip, plain].map(({ headers }) => headers["content-encoding"])).toEqual([
    "br",
    "gzip",
    undefined,
  ]);
  expect(brotliDecompressSync(br.body)).toEqual(plain.body);
  expect(gunzipSync(gzip.body)).toEqual(plain.body);
  expect(shop.rendered).toHaveLength(1);
});

it("makes a page that many ask for as small as it gets, with the same content", async () => {
  const shop = await openFakeShop();
  const ask = () => shop.get("/fa", { "accept-encoding": "br" });
  const quick = await ask();
  for (let hit = 0; hit < 20; hit++) await ask();
  await eventually(async () => {
    const { body } = await ask();
    expect(body.length).toBeLessThan(quick.body.length);
  });
  expect(brotliDecompressSync((await ask()).body)).toEqual(brotliDecompressSync(quick.body));
});

it("answers 304 to who has the page, and HEAD without a body", async () => {
  const shop = await openFakeShop();
  const { headers } = await shop.get("/fa");
  const again = await shop.get("/fa", { "if-none-match": String(headers.etag) });
  expect(again.status).toBe(304);
  expect(again.body).toHaveLength(0);
  expect(again.headers["cache-control"]).toBe("private, no-cache");
  const head = await shop.get("/fa", {}, "HEAD");
  expect(head.status).toBe(200);
  expect(head.body).toHaveLength(0);
});

it("keeps languages, lite and full, pages and their data apart", async () => {
  const shop = await openFakeShop();
  const bodies = [
    await shop.get("/fa"),
    await shop.get("/en"),
    await shop.get("/fa", { "save-data": "on" }),
    await shop.get("/fa.data"),
    await shop.get("/home/law", { cookie: "lang=en" }),
    await shop.get("/home/law", { cookie: "lang=fa" }),
    await shop.get("/home/law"),
  ].map(({ body }) => body.toString());
  expect(new Set(bodies).size).toBe(7);
});

it("lets the lite cookie win over Save-Data both ways", async () => {
  const shop = await openFakeShop();
  const full = await shop.get("/fa", { "save-data": "on", cookie: "lite=0" });
  const lite = await shop.get("/fa", { cookie: "lite=1" });
  expect(full.body.toString()).toContain("lite=0");
  expect(lite.body.toString()).toContain("lite=1");
});

it("counts known parameters in any order as one page, and leaves advertisers' out", async () => {
  const shop = await openFakeShop();
  await shop.get("/fa/home/products/all?sort=newest&brand=a&brand=b");
  await shop.get("/fa/home/products/all?brand=a&utm_source=x&brand=b&sort=newest&gclid=1");
  expect(shop.rendered.map(({ url }) => url)).toEqual([
    "http://shop.test/fa/home/products/all?brand=a&brand=b&sort=newest",
  ]);
});

it("sets the language's cookie outside the kept bytes, and never on a prefetch", async () => {
  const shop = await openFakeShop();
  const first = await shop.get("/fa");
  const prefetched = await shop.get("/fa", { "sec-purpose": "prefetch;prerender" });
  const older = await shop.get("/fa", { purpose: "prefetch" });
  const cached = await shop.get("/fa");
  expect(first.headers["set-cookie"]).toEqual(["lang=fa; Path=/"]);
  expect(cached.headers["set-cookie"]).toEqual(["lang=fa; Path=/"]);
  expect(prefetched.headers["set-cookie"]).toBeUndefined();
  expect(older.headers["set-cookie"]).toBeUndefined();
});

it("renders anew when the catalogue has moved on, also while a page was being rendered", async () => {
  let finish = (_page: Response) => {};
  const shop = await openFakeShop({ render: () => new Promise((done) => (finish = done)) });
  const page = () => saidPage(new Request("http://shop.test/fa"));
  const first = shop.get("/fa");
  await eventually(() => expect(shop.rendered).toHaveLength(1));
  shop.moveCatalog("2");
  finish(page());
  await first;
  const second = shop.get("/fa");
  await eventually(() => expect(shop.rendered).toHaveLength(2));
  finish(page());
  await second;
  await shop.get("/fa");
  expect(shop.cachedAnswers()).toBe(1);
  shop.moveCatalog("3");
  void shop.get("/fa").catch(() => {});
  await eventually(() => expect(shop.rendered).toHaveLength(3));
  finish(page());
});

it("keeps a newcomer's page, with its styles inside, apart from the one for others", async () => {
  const shop = await openFakeShop();
  const product = "/fa/home/products/show/12/name";
  await shop.get(product);
  await shop.get(product, { cookie: "lang=en" });
  await shop.get(product, { cookie: "other=1" });
  await shop.get(product, { cookie: "cart=x" });
  await shop.get("/fa/home/compare");
  await shop.get("/fa/home/compare", { cookie: "lang=fa" });
  expect(shop.rendered.map(({ headers }) => headers.get("cookie"))).toEqual([
    "lite=0",
    "lite=0; lang=fa",
    "lite=0; lang=fa",
  ]);
});

it("leaves a redirect to whoever has more in their query than the page reads", async () => {
  const render = async () =>
    new Response(null, { status: 301, headers: { Location: "/fa/blogs" } });
  const shop = await openFakeShop({ render });
  expect((await shop.get("/fa")).status).toBe(301);
  expect((await shop.get("/fa?utm_source=mail")).status).toBe(299);
});

it("a sale drops the pages that show the product, and keeps the others", async () => {
  const shows = (page: string) =>
    new Response(`<a href="${page}">`, saidPage(new Request("http://shop.test/")));
  const product = (id: number) => `/fa/home/products/show/${id}/name`;
  const shop = await openFakeShop({
    render: async ({ url }) => shows(url.endsWith("/fa") ? product(12) : new URL(url).pathname),
  });
  const asked = ["/fa", product(12), product(123), "/en/home/law"];
  const renderedOf = async () => {
    const before = shop.rendered.length;
    for (const path of asked) await shop.get(path);
    return shop.rendered.slice(before).map(({ url }) => new URL(url).pathname);
  };
  expect(await renderedOf()).toEqual(asked);
  expect(await renderedOf()).toEqual([]);
  shop.moveCatalog("2", [12, 9]);
  expect(await renderedOf()).toEqual(["/fa", product(12)]);
  shop.moveCatalog("3", []);
  expect(await renderedOf()).toEqual([]);
  shop.moveCatalog("4");
  expect(await renderedOf()).toEqual(asked);
});

it("a page that shows what is sold while it is being rendered isn't kept, another one is", async () => {
  const finish: (() => void)[] = [];
  const shop = await openFakeShop({
    render: ({ url }) =>
      new Promise((done) => {
        finish.push(() => done(new Response(new URL(url).pathname, saidPage(new Request(url)))));
      }),
  });
  const paths = [12, 13].map((id) => `/fa/home/products/show/${id}/name`);
  const first = paths.map((path) => shop.get(path));
  await eventually(() => expect(finish).toHaveLength(2));
  shop.moveCatalog("2", [12]);
  for (const end of finish.splice(0)) end();
  await Promise.all(first);
  const again = paths.map((path) => shop.get(path));
  await eventually(() => expect(shop.cachedAnswers()).toBe(1));
  await eventually(() => expect(finish).toHaveLength(1));
  for (const end of finish) end();
  await Promise.all(again);
});
