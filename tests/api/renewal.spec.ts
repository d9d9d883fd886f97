import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "@playwright/test";
import { ask, setCookieOf } from "../support/ask";
import { type ShopProcess, startShop, startStorefront } from "../support/shop-process";

const old = "o".repeat(43);
const fresh = "f".repeat(43);

/** The shared shop's /api, but for a reader whose token has to be renewed. */
const backend = createServer(async ({ url = "", headers }, res) => {
  const say = (status: number, body: unknown) =>
    res.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(body));
  const { authorization } = headers;
  if (url === "/api/user/renew-token") return say(200, { token: fresh });
  if (authorization === old) return say(401, { token: "renew", requestId: "r" });
  if (url === "/api/user") return say(200, { login: false, info: {} });
  const answer = await ask(url, { headers: { lang: headers.lang } });
  return res.writeHead(answer.status, { "Content-Type": "application/json" }).end(answer.body);
});

test.beforeAll(() => new Promise<void>((ready) => backend.listen(0, "127.0.0.1", ready)));
test.afterAll(() => new Promise((closed) => backend.close(closed)));

const servers: readonly [name: string, start: (apiUrl: string) => Promise<ShopProcess>][] = [
  ["the shop's own server", (apiUrl) => startShop({ env: { API_URL: apiUrl } })],
  ["Remix's own server (remix-serve)", (apiUrl) => startStorefront(apiUrl)],
];

for (const [name, start] of servers) {
  test(`R-TOKEN-02[cookie] on ${name} every answer brings its reader the renewed token`, async () => {
    const storefront = await start(`http://127.0.0.1:${(backend.address() as AddressInfo).port}`);
    try {
      const missing: string[] = [];
      for (const path of [
        "/fa",
        "/fa/home/law.data",
        "/fa/no/such/page",
        "/who",
        "/sitemap.xml",
        "/fa/suggest?search=ab",
        "/fa/home/cards?page=2",
        "/fa/home/products?search=",
        "/user/orders",
      ]) {
        const asUser = { base: storefront.url, headers: { Cookie: `session=${old}` } };
        const answer = await ask(path, asUser);
        if (!setCookieOf(answer, "session")?.includes(fresh)) missing.push(path);
        expect(answer.headers["cache-control"]).not.toContain("public");
      }
      expect(missing).toEqual([]);

      const forAll = await ask("/sitemap.xml", { base: storefront.url });
      expect(forAll.headers["set-cookie"]).toBeUndefined();
      expect(forAll.headers["cache-control"]).toContain("public");
    } finally {
      await storefront.stop();
    }
  });
}
