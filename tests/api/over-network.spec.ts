import { expect, test } from "@playwright/test";
import { sessionList } from "#backend/contract/auth";
import { messages } from "~/i18n/messages";
import { ask, postForm, setCookieOf } from "../support/ask";
import { handPicturesIn } from "../support/hand-pictures-in";
import { logInByCalls } from "../support/log-in-by-calls";
import { elementsOf, textOf } from "../support/markup";
import { type ShopProcess, startShop, startStorefront } from "../support/shop-process";
import { shopUrl } from "../support/shop-url";

/** Its pages take pictures. */
const lab = { LAB: "1" };

/** Storefronts whose backend is elsewhere: the shared shop's /api, over the network (decisions 15). */
const storefronts = [
  {
    name: "the shop's own server with API_URL",
    start: () => startShop({ env: { API_URL: shopUrl(), ...lab } }),
    wished: 161,
  },
  {
    name: "Remix's own server (remix-serve)",
    start: () => startStorefront(shopUrl(), { env: lab }),
    wished: 162,
  },
];

test("what a storefront elsewhere asks every few seconds says how far the catalogue has come", async () => {
  const { headers } = await ask("/api/user");
  expect(Number(headers["x-catalog-version"])).toBeGreaterThan(0);
});

for (const { name, start, wished } of storefronts) {
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

    test("a login that is ended, a wish that is removed and a logout end at the backend", async () => {
      const base = storefront.url;
      const [token, stolen] = [await logInByCalls(), await logInByCalls()];
      const session = { Cookie: `session=${token}` };
      const post = (path: string, fields: Record<string, string>) =>
        postForm(path, fields, session, base).then(({ status }) => status);
      const call = (path: string, Authorization: string) =>
        ask(`/api/${path}`, { headers: { Authorization } });

      const own = sessionList.parse((await call("user/sessions", stolen)).json());
      const { id = "" } = own.data.find(({ current }) => current) ?? {};
      expect(await post("/user/user-settings", { intent: "session.end", session: id })).toBe(303);
      expect((await call("user/sessions", stolen)).status).toBe(401);

      const wishes = async () =>
        (await call("user/wish-list", token)).json() as { data: { product: { id: number } }[] };
      expect(await post("/user/wish-list", { intent: "wish.add", product: String(wished) })).toBe(
        303,
      );
      expect((await wishes()).data.map(({ product }) => product.id)).toContain(wished);
      expect(
        await post("/user/wish-list", { intent: "wish.remove", product: String(wished) }),
      ).toBe(303);
      expect((await wishes()).data.map(({ product }) => product.id)).not.toContain(wished);

      expect(await post("/logout", {})).toBe(303);
      expect((await call("user/sessions", token)).status).toBe(401);
    });

    test("others' calls without a body and in chunks are forwarded too", async () => {
      const base = storefront.url;
      const path = "/api/user/sessions/0d5c2d4e-0000-4000-8000-000000000000";
      expect((await ask(path, { base, method: "DELETE" })).status).toBe(401);
      const headers = { "Content-Type": "application/json", "Transfer-Encoding": "chunked" };
      const login = { base, method: "POST", headers };
      const right = await ask("/api/login", {
        ...login,
        body: '{"target":"a@b.co","password":"x"}',
      });
      expect(right.json()).toMatchObject({ msg: "login.wrong_password" });
      const large = await ask("/api/login", { ...login, body: "x".repeat(70_000) });
      expect(large.status).toBe(413);
    });

    test("pictures are taken, cut, shown and refused alike", async () => {
      const there = await handPicturesIn(storefront.url);
      expect(there).toEqual(await handPicturesIn(shopUrl()));
      expect(there.map(({ status }) => status)).toEqual([
        200, 200, 200, 200, 200, 200, 400, 400, 413,
      ]);
    });
  });
}

test("R-ERR-06[backend] R-ERR-09[page] R-GEN-06[failing] a backend that can't be reached is a page that says so and can be tried again, not a stack trace", async () => {
  const storefront = await startStorefront("http://127.0.0.1:9");
  try {
    const page = await ask("/en/home/products?page=2", { base: storefront.url });
    expect(page.status).toBe(503);
    expect(textOf(page.text, "h1")).toBeTruthy();
    expect(page.text).not.toMatch(/ECONNREFUSED|\bat .+:\d+:\d+/);
    expect(page.text).toContain(messages.en["error.retry"]);
    const links = elementsOf(page.text, "a").map(({ href }) => href);
    expect(links).toContain("/en/home/products?page=2");
    for (const path of ["/en/home/faqs", "/fa/blogs", "/en/home/pages/shipping"]) {
      const screen = await ask(path, { base: storefront.url });
      expect([path, screen.status]).toEqual([path, 503]);
      expect(textOf(screen.text, "h1")).toBeTruthy();
    }
  } finally {
    await storefront.stop();
  }
});
