import { expect, test } from "@playwright/test";
import { ask, postForm, setCookieOf } from "../support/ask";
import { handPicturesIn } from "../support/hand-pictures-in";
import { elementsOf, textOf } from "../support/markup";
import { type ShopProcess, startShop, startStorefront } from "../support/shop-process";
import { shopUrl } from "../support/shop-url";

/** Its pages take pictures. */
const lab = { LAB: "1" };

/** Storefronts whose backend is elsewhere: the shared shop's /api, over the network (decisions 15). */
const storefronts: readonly [name: string, start: () => Promise<ShopProcess>][] = [
  ["the shop's own server with API_URL", () => startShop({ env: { API_URL: shopUrl(), ...lab } })],
  ["Remix's own server (remix-serve)", () => startStorefront(shopUrl(), { env: lab })],
];

for (const [name, start] of storefronts) {
  test.describe(name, () => {
    test.describe.configure({ mode: "default" });
    let storefront: ShopProcess;
    test.beforeAll(async () => {
      storefront = await start();
    });
    test.afterAll(async () => {
      await storefront.stop();
    });

    for (const path of ["/fa", "/en/home/products?in_stock=1&sort=price_asc", "/en/home/law"]) {
      test(`${path} is the same page as with the embedded backend`, async () => {
        const there = await ask(path, { base: storefront.url });
        const here = await ask(path);
        expect(there.status).toBe(200);
        expect(textOf(there.text, "title")).toBe(textOf(here.text, "title"));
        const links = (html: string) => elementsOf(html, "a").map(({ href }) => href);
        expect(links(there.text)).toEqual(links(here.text));
      });
    }

    test("missing pages, redirects and refused forms are the same", async () => {
      const base = storefront.url;
      expect((await ask("/no/such/page", { base })).status).toBe(404);
      const login = await ask("/user/orders", { base });
      expect(login.status).toBe(302);
      expect(setCookieOf(login, "intended")).toBeTruthy();
      const foreign = { Origin: "https://evil.example" };
      expect((await postForm("/language", { lang: "en" }, foreign, base)).status).toBe(403);
      expect((await postForm("/language", { lang: "en" }, {}, base)).status).toBe(303);
    });

    test("pages carry the headers that keep them safe", async () => {
      const { headers } = await ask("/en", { base: storefront.url });
      expect(headers["content-security-policy"]).toContain("default-src 'self'");
      expect(headers["x-content-type-options"]).toBe("nosniff");
    });

    test("others' calls of /api are forwarded unchanged", async () => {
      const base = storefront.url;
      for (const path of ["/api/site-default/timcheh/fa", "/api/home/products?per_page=2"]) {
        expect((await ask(path, { base })).json()).toEqual((await ask(path)).json());
      }
      const dead = await ask("/api/user", { base, headers: { Authorization: "dead" } });
      expect(dead.status).toBe(401);
    });

    test("R-FILE-03 R-CROP-01 R-AVATAR-01 pictures are taken, cut, shown and refused alike", async () => {
      const there = await handPicturesIn(storefront.url);
      expect(there).toEqual(await handPicturesIn(shopUrl()));
      expect(there.map(({ status }) => status)).toEqual([
        200, 200, 200, 200, 200, 200, 400, 400, 413,
      ]);
    });
  });
}

test("a backend that can't be reached is a page that says so, not a stack trace", async () => {
  const storefront = await startStorefront("http://127.0.0.1:9");
  try {
    const page = await ask("/en/home/products", { base: storefront.url });
    expect(page.status).toBe(503);
    expect(textOf(page.text, "h1")).toBeTruthy();
    expect(page.text).not.toMatch(/ECONNREFUSED|\bat .+:\d+:\d+/);
  } finally {
    await storefront.stop();
  }
});
