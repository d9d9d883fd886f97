import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { hashSource } from "~/request/csp.server";
import { type Answer, fillingOf, openFakeShop, saidPage } from "./fake-shop.fixture";

const path = "/fa/home/products/show/12/name";
const source = (data: string) =>
  `window.handOver=function(own){window.__remixContext.streamController.enqueue("${data}"+own)}`;

/** A newcomer's page of an "é", which is two bytes, its data, and behind it what is its shopper's. */
function newcomersPage(data: string): Response {
  const [before, own] = ["<p>é</p>", '<script>window.handOver("own")</script>'];
  const script = `<script>${source(data)}</script>`;
  const start = Buffer.byteLength(before);
  const end = start + Buffer.byteLength(script);
  return new Response(before + script + own, {
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Security-Policy": `script-src ${hashSource(source(data))}`,
      "X-Keep": "page told",
      "X-Holes": `deferred ${start} ${end}, script ${end} ${end + own.length}`,
    },
  });
}

async function openDeferringShop(dataOf: () => string = () => "all of it") {
  const render = async (asked: Request) =>
    asked.headers.get("cookie")?.includes("lang=") ? saidPage(asked) : newcomersPage(dataOf());
  const shop = await openFakeShop({
    render,
    loadFilling: async () => fillingOf({ script: "<b>mine</b>" }),
  });
  const read = async (headers: Record<string, string> = {}) => {
    const page = await shop.get(path, headers);
    const address = /data-later="([^"]+)"/.exec(page.body.toString())?.[1] ?? "";
    return { page, address };
  };
  return { ...shop, read };
}

/** Runs a page's scripts in their order, as a browser does that starts later; answers what came through the data's stream. */
async function startPage({ page, address }: { page: Answer; address: string }, script: string) {
  const added: { src: string }[] = [];
  const window: Record<string, unknown> = { __remixContext: {} };
  const document = {
    createElement: () => ({ src: "" }),
    querySelector: () => ({ dataset: { later: address } }),
    head: { appendChild: (element: { src: string }) => added.push(element) },
  };
  const run = (code: string) =>
    new Function("window", "document", `with(window){${code}}`)(window, document);
  for (const [, code = ""] of page.body.toString().matchAll(/<script[^>]*>(.*?)<\/script>/g)) {
    run(code);
  }
  run("askData()");
  expect(added).toEqual([{ src: address }]);
  run(script);
  const { stream } = window.__remixContext as { stream: ReadableStream<Uint8Array> };
  return new Response(stream).text();
}

it("a newcomer's page goes without its data, and gets all of it when it starts", async () => {
  const shop = await openDeferringShop();
  const { page, address } = await shop.read();
  const html = page.body.toString();
  expect(html).toMatch(/^<p>é<\/p><script data-later=/);
  expect(html).not.toContain("all of it");
  const [, stub = ""] = /<script data-later[^>]*>(.*?)<\/script>/.exec(html) ?? [];
  expect(page.headers["content-security-policy"]).toBe(`script-src ${hashSource(stub)}`);
  const data = await shop.get(address);
  expect(data.headers["cache-control"]).toContain("immutable");
  expect(await startPage({ page, address }, data.body.toString())).toBe("all of itown");
  expect(shop.rendered).toHaveLength(1);
});

it("who was here before has the page with its data", async () => {
  const { page, address } = await (await openDeferringShop()).read({ cookie: "lang=fa" });
  expect([page.status, address]).toEqual([200, ""]);
});

it("what is the shopper's own stands behind the data's place", async () => {
  const shop = await openDeferringShop();
  const { page } = await shop.read({ cookie: "cart=x" });
  expect(page.body.toString()).toMatch(/^<p>é<\/p><script data-later=.*<\/script><b>mine<\/b>$/);
});

it("a page that is dropped meanwhile still gets the data that it was made with", async () => {
  let data = "before";
  const shop = await openDeferringShop(() => data);
  const { address } = await shop.read();
  data = "after";
  shop.moveCatalog("2");
  expect((await shop.get(address)).body.toString()).toContain("before");
  expect((await shop.read()).address).not.toBe(address);
});

it("another process makes the page itself, and gives data that is the same", async () => {
  const { address } = await (await openDeferringShop()).read();
  const other = await openDeferringShop();
  expect((await other.get(address)).body.toString()).toContain("all of it");
  expect(other.rendered).toHaveLength(1);
});

it("another process whose page is another one gives none", async () => {
  const { address } = await (await openDeferringShop()).read();
  const other = await openDeferringShop(() => "something else");
  expect((await other.get(address)).status).toBe(404);
});

it("sends it as the browser takes it, and to HEAD without a body", async () => {
  const shop = await openDeferringShop();
  const { address } = await shop.read();
  const plain = (await shop.get(address)).body.toString();
  const packed = async (encoding: string) =>
    (await shop.get(address, { "accept-encoding": encoding })).body;
  expect(brotliDecompressSync(await packed("gzip, br")).toString()).toBe(plain);
  expect(gunzipSync(await packed("gzip")).toString()).toBe(plain);
  expect((await shop.get(address, {}, "HEAD")).body).toHaveLength(0);
});

it.each([
  "/fa/user/settings",
  "//elsewhere.test/fa",
  "/api/products",
  "/fa/home/law.data",
  "/\u0000",
])("renders nothing for the data of %s, which no newcomer's page has", async (page) => {
  const shop = await openDeferringShop();
  const address = `/page-data/${"x".repeat(22)}.js?page=${encodeURIComponent(page)}`;
  expect((await shop.get(address)).status).toBe(404);
  expect(shop.rendered).toHaveLength(0);
});

it("makes no page anew for data that the kept one never went without", async () => {
  const shop = await openDeferringShop();
  const { address } = await shop.read();
  const other = address.replace(/[\w-]{22}/, "x".repeat(22));
  expect((await shop.get(other)).status).toBe(404);
  expect(shop.rendered).toHaveLength(1);
});

it.each(["/page-data/", "/page-data/short.js?page=/fa", "/page-data/x.js"])(
  "takes %s for no address of data",
  async (address) => {
    expect((await (await openDeferringShop()).get(address)).status).toBe(299);
  },
);
