import { expect, it } from "vitest";
import { shopperCookies } from "~/request/cookie-names";
import { eventually } from "../../tests/support/eventually";
import { openFakeShop, saidPage } from "./fake-shop.fixture";

it.each(["session", "cart", "wish", "flash"])(
  "never answers who carries a %s cookie from memory",
  async (name) => {
    const shop = await openFakeShop();
    await shop.get("/fa");
    const answer = await shop.get("/fa", { cookie: `lang=fa; ${name}=x` });
    expect(answer.status).toBe(299);
  },
);

it.each(["__Host-session", "__Host-cart", "__Host-wish", "flash"])(
  "never answers who carries a %s cookie from memory, over https",
  async (name) => {
    const shop = await openFakeShop({
      shopperCookies: shopperCookies(true),
    });
    await shop.get("/fa");
    expect((await shop.get("/fa", { cookie: `${name}=x` })).status).toBe(299);
  },
);

it("lets no cookie but those bypass it", async () => {
  const shop = await openFakeShop();
  await shop.get("/fa", { cookie: "lang=fa" });
  const answer = await shop.get("/fa", { cookie: "_ga=GA1.2; session=; lang=en; other=1" });
  expect(answer.status).toBe(200);
  expect(shop.cachedAnswers()).toBe(1);
});

it("keeps no page for a language that isn't one, however many a cookie invents", async () => {
  const shop = await openFakeShop();
  for (const lang of ["zz", "qq", "aa", "xx"]) {
    await shop.get("/home/law", { cookie: `lang=${lang}` });
  }
  expect(shop.rendered.map(({ headers }) => headers.get("cookie"))).toEqual(["lite=0"]);
});

const inLook = (theme: string) => ({ cookie: `lang=fa; theme=${theme}` });

it("never answers with the page of another look, whoever came first", async () => {
  const shop = await openFakeShop();
  const looks = ["dark", "light", "<script>", "dark", "light"];
  const answers: string[] = [];
  for (const look of looks) answers.push((await shop.get("/fa", inLook(look))).body.toString());
  const [dark, light, own] = answers;
  expect(dark).toContain("theme=dark");
  expect(light).toContain("theme=light");
  expect(own).not.toContain("theme=");
  expect(answers.slice(3)).toEqual([dark, light]);
  expect([shop.rendered.length, shop.cachedAnswers()]).toEqual([3, 2]);
});

it("renders data once for all looks", async () => {
  const shop = await openFakeShop();
  for (const look of ["dark", "light", "x"]) await shop.get("/fa/home/law.data", inLook(look));
  expect(shop.rendered.map(({ headers }) => headers.get("cookie"))).toEqual(["lite=0; lang=fa"]);
});

it("renders from nothing but the key, so that no header can poison a page", async () => {
  const shop = await openFakeShop();
  await shop.get("/fa?utm_source=<script>", {
    host: "evil.test",
    "x-forwarded-host": "evil.test",
    "user-agent": "evil",
    "accept-language": "xx",
    cookie: "other=evil; lang=en",
  });
  const [asked] = shop.rendered;
  expect(asked?.url).toBe("http://shop.test/fa");
  expect([...(asked?.headers ?? [])]).toEqual([["cookie", "lite=0; lang=fa"]]);
});

it.each([
  "/fa?unknown=1",
  "/fa/carts",
  "/user",
  "/api/user",
  "/",
  "/xx",
  "/login",
  "/fa/login",
  "/fa/home/payment/ok/1",
  `/fa/home/products/all?q=${"x".repeat(3000)}`,
])("leaves %.40s to its own rendering", async (path) => {
  const shop = await openFakeShop();
  expect((await shop.get(path)).status).toBe(299);
});

it("never keeps or shares an answer that sets somebody's cookies", async () => {
  let finish = (_page: Response) => {};
  const shop = await openFakeShop({ render: () => new Promise((done) => (finish = done)) });
  const asked = [shop.get("/fa"), shop.get("/fa"), shop.get("/fa")];
  await eventually(() => expect(shop.waiting()).toBe(3));
  finish(saidPage(new Request("http://shop.test/fa"), { "Set-Cookie": "session=mine" }));
  const statuses = (await Promise.all(asked)).map(({ status }) => status);
  expect(statuses.sort()).toEqual([200, 299, 299]);
  const next = shop.get("/fa");
  await eventually(() => expect(shop.rendered).toHaveLength(2));
  finish(saidPage(new Request("http://shop.test/fa")));
  await next;
  expect(shop.cachedAnswers()).toBe(0);
});

it("keeps only what the storefront marks, and no errors", async () => {
  const unmarked = await openFakeShop({ render: async (page) => saidPage(page, { "X-Keep": "" }) });
  await unmarked.get("/fa");
  await unmarked.get("/fa");
  expect(unmarked.rendered).toHaveLength(2);

  const failing = await openFakeShop({
    render: async () => new Response("gone", { status: 404, headers: { "X-Keep": "page" } }),
  });
  expect((await failing.get("/fa/home/law")).status).toBe(404);
  expect((await failing.get("/fa/home/law")).status).toBe(404);
  expect(failing.rendered).toHaveLength(2);
});

it("stays within its bytes under a flood of addresses", async () => {
  const shop = await openFakeShop({ maxBytes: 10_000 });
  for (let page = 1; page <= 20; page++) await shop.get(`/fa/home/products?page=${page}`);
  await shop.get("/fa/home/products?page=20");
  expect(shop.cachedAnswers()).toBe(1);
  await shop.get("/fa/home/products?page=1");
  expect(shop.rendered).toHaveLength(21);
});
