import { expect, test } from "@playwright/test";
import { ask, postForm } from "../support/ask";
import { startDemoShop } from "../support/demo-shop";
import { elementsOf, stylesheetAhead } from "../support/markup";
import { startNginx } from "../support/nginx";
import { type RunningProxy, startRewritingProxy } from "../support/rewriting-proxy";
import type { ShopProcess } from "../support/shop-process";
import { shopUrl } from "../support/shop-url";

const publicUrl = "https://shop.example";
const nginx = process.env.NGINX_PATH;

/** What a browser sends that sees the shop at PUBLIC_URL. */
const browser = { Host: "shop.example", Origin: publicUrl, "Sec-Fetch-Site": "same-origin" };

let shop: ShopProcess;
test.describe.configure({ mode: "default" });
test.beforeAll(async () => {
  shop = await startDemoShop({ PUBLIC_URL: publicUrl });
});
test.afterAll(() => shop.stop());

for (const [name, start] of [
  ["a proxy that replaces Host", () => startRewritingProxy(shop.url)],
  ["nginx with nothing but proxy_pass", () => startNginx(nginx ?? "", shop.url)],
] as const) {
  test.describe(name, () => {
    // biome-ignore lint/suspicious/noSkippedTests: it counts as skipped where there is no nginx to be had
    test.skip(name.startsWith("nginx") && !nginx, "no nginx is installed: NGINX_PATH names one");
    let proxy: RunningProxy;
    test.beforeAll(async () => {
      proxy = await start();
    });
    test.afterAll(() => proxy?.stop());

    for (const [path, fields, status] of [
      ["/fa/login", { target: "somebody@shop.example" }, 303],
      ["/language", { lang: "en", back: "/en" }, 303],
      ["/fa/home/products/show/161/x", { intent: "cart.add" }, 301],
      ["/fa/carts", { intent: "nonsense" }, 302],
      ["/fa/carts.data", { intent: "nonsense" }, 202],
    ] as const) {
      test(`the form ${path} of its own page is taken, and that of another is 403`, async () => {
        const own = await postForm(path, fields, browser, proxy.url);
        expect(own.status).toBe(status);
        for (const origin of ["https://evil.example", "http://shop.example", "null"]) {
          const foreign = { ...browser, Origin: origin };
          expect((await postForm(path, fields, foreign, proxy.url)).status).toBe(403);
        }
        const site = { Host: "shop.example", "Sec-Fetch-Site": "cross-site" };
        expect((await postForm(path, fields, site, proxy.url)).status).toBe(403);
      });
    }

    test("pages name the shop by PUBLIC_URL alone", async () => {
      const { text } = await ask("/en", { base: proxy.url, headers: { Host: "evil.example" } });
      const canonical = elementsOf(text, "link").find(({ rel }) => rel === "canonical");
      expect(canonical?.href).toBe(`${publicUrl}/en`);
      expect(text).not.toContain("evil.example");
      expect(text).not.toContain(new URL(shop.url).host);
    });

    test("calls in chunks and without a body arrive", async () => {
      const headers = { "Content-Type": "application/json", "Transfer-Encoding": "chunked" };
      const body = '{"target":"a@b.co","password":"x"}';
      const sent = { base: proxy.url, method: "POST", headers, body };
      expect((await ask("/api/login", sent)).json()).toMatchObject({ msg: "login.wrong_password" });
      const path = "/api/user/sessions/0d5c2d4e-0000-4000-8000-000000000000";
      expect((await ask(path, { base: proxy.url, method: "DELETE" })).status).toBe(401);
    });
  });
}

test("every answer of a shop at https keeps browsers on https", async () => {
  const { text, headers: first } = await ask("/en", { base: shop.url });
  const sheet = stylesheetAhead(text);
  const known = { "If-None-Match": String(first.etag) };
  const answers = [
    await ask("/en", { base: shop.url }),
    await ask("/en", { base: shop.url, headers: known }),
    await ask("/en/login", { base: shop.url }),
    await ask("/en.data", { base: shop.url }),
    await ask("/no/such/page", { base: shop.url }),
    await ask(sheet, { base: shop.url }),
    await ask("/api/user", { base: shop.url }),
    await ask("/healthz", { base: shop.url }),
    await postForm("/language", { lang: "en" }, { Origin: "https://evil.example" }, shop.url),
  ];
  expect(answers.map(({ status }) => status)).toEqual([
    200, 304, 200, 200, 404, 200, 200, 200, 403,
  ]);
  for (const { headers } of [{ headers: first }, ...answers]) {
    expect(headers["strict-transport-security"]).toBe("max-age=31536000");
  }
});

test("a shop's forms work under every name that it is asked by: localhost, 127.0.0.1", async () => {
  const { port } = new URL(shopUrl());
  for (const host of [`localhost:${port}`, `127.0.0.1:${port}`]) {
    for (const origin of [`http://${host}`, shopUrl()]) {
      const own = { Host: host, Origin: origin };
      const answer = await postForm("/fa/login", { target: "somebody@shop.example" }, own);
      expect(answer.status).toBe(303);
    }
    const other = { Host: host, Origin: "http://localhost:1" };
    expect((await postForm("/fa/login", { target: "x" }, other)).status).toBe(403);
  }
});
