import { expect, test } from "@playwright/test";
import { languageCodes } from "~/i18n/languages";
import { ask, setCookieOf } from "../support/ask";
import { findProduct, listProducts, productPath } from "../support/catalogue";
import { elementsOf, textOf } from "../support/markup";

/** Pages that open for a visitor: the whole table of specification 2, bare and under a language. */
const openPages: readonly [id: string, path: string][] = [
  ["R-ROUTE-02", "/en"],
  ["R-ROUTE-02", "/fa"],
  ["R-ROUTE-05", "/home/products"],
  ["R-ROUTE-05", "/en/home/products"],
  ["R-ROUTE-05", "/fa/home/products"],
  ["R-ROUTE-06", "/fa/home/products/all"],
  ["R-ROUTE-06", "/en/home/products/new"],
  ["R-ROUTE-06", "/en/home/products/sale"],
  ["R-ROUTE-06", "/en/home/products/popular"],
  ["R-ROUTE-06", "/en/home/products/available"],
  ["R-ROUTE-20", "/home/law"],
  ["R-ROUTE-32", "/en/home/law"],
  ["R-ROUTE-21", "/login"],
  ["R-ROUTE-32", "/fa/login"],
  ["R-ROUTE-32", "/en/login/some-token"],
  ["R-ROUTE-22", "/login/some-token"],
  ["R-ROUTE-23", "/en/home/faqs"],
  ["R-ROUTE-25", "/fa/blogs"],
  ["R-ROUTE-26", "/blogs"],
  ["R-ROUTE-30", "/login/carts"],
  ["R-ROUTE-30", "/login/blogs"],
  ["R-ROUTE-30", "/blogs/carts"],
  ["R-ROUTE-30", "/blogs/blogs"],
  ["R-ROUTE-30", "/blogs/blogs/t"],
  ["R-ROUTE-34", "/home/law/"],
  ["R-ROUTE-34", "/Home/Law"],
];

/** Addresses that name nothing. */
const nowhere: readonly [id: string, path: string][] = [
  ["R-LANG-01", "/de"],
  ["R-ROUTE-03", "/xx"],
  ["R-ROUTE-03", "/home"],
  ["R-ROUTE-03", "/carts"],
  ["R-ROUTE-03", "/xx/carts"],
  ["R-ROUTE-03", "/xx/home/products"],
  ["R-ROUTE-03", "/home/blogs"],
  ["R-ROUTE-06", "/en/home/products/no-such-kind"],
  ["R-ROUTE-07", "/en/home/products/all/no-such-category"],
  ["R-ROUTE-07", "/en/home/products/a/b/c"],
  ["R-ROUTE-08", "/en/home/products/show/999999999/nothing"],
  ["R-ROUTE-08", "/en/home/products/show/abc/nothing"],
  ["R-ROUTE-09", "/home/products/show"],
  ["R-ROUTE-09", "/home/products/show/999999999"],
  ["R-ROUTE-29", "/no/such/page"],
  ["R-ROUTE-29", "/home/nothing"],
  ["R-ROUTE-31", "/home/faqs"],
  ["R-ROUTE-31", "/home/pages/about"],
  ["R-ROUTE-32", "/en/user"],
  ["R-ROUTE-34", "/EN"],
  ["R-ROUTE-36", "/user/no-such-screen"],
];

/** Everything that needs login (R-ROUTE-37). */
const account: readonly [id: string, path: string][] = [
  ["R-ROUTE-04", "/en/carts"],
  ["R-ROUTE-04", "/fa/carts"],
  ["R-ROUTE-11", "/user"],
  ["R-ROUTE-12", "/user/orders"],
  ["R-ROUTE-13", "/user/wish-list"],
  ["R-ROUTE-14", "/user/info"],
  ["R-ROUTE-15", "/user/full-step"],
  ["R-ROUTE-16", "/user/links"],
  ["R-ROUTE-17", "/user/user-settings"],
  ["R-ROUTE-18", "/user/profile"],
  ["R-ROUTE-19", "/user/tickets"],
];

for (const [id, path] of openPages) {
  test(`${id} R-ROUTE-37 R-CONST-42 R-GEN-03 ${path} opens for a visitor, with a title and a heading`, async () => {
    const page = await ask(path);
    expect(page.status).toBe(200);
    expect(textOf(page.text, "title")).toBeTruthy();
    expect(textOf(page.text, "h1")).toBeTruthy();
    expect(elementsOf(page.text, "div").filter((one) => one.id === "app")).toHaveLength(1);
  });
}

for (const [id, path] of nowhere) {
  test(`${id} ${path} is a real 404 with the not-found page`, async () => {
    const page = await ask(path);
    expect(page.status).toBe(404);
    expect(page.headers["content-type"]).toContain("text/html");
    expect(textOf(page.text, "h1")).toBeTruthy();
    expect(elementsOf(page.text, "a").length).toBeGreaterThan(2);
  });
}

for (const [id, path] of account) {
  test(`${id} R-ROUTE-37 ${path} sends a visitor to the login page`, async () => {
    const page = await ask(`${path}?page=2`);
    expect(page.status).toBe(302);
    expect(page.headers.location).toMatch(/^(\/(en|fa))?\/login$/);
    expect(page.headers["cache-control"]).toContain("no-store");
    expect(decodeURIComponent(setCookieOf(page, "intended") ?? "")).toContain(`${path}?page=2`);
  });
}

test.describe("R-ROUTE-01 / leads home", () => {
  const cases: readonly [name: string, headers: Record<string, string>, location: string][] = [
    ["without a hint", {}, "/en"],
    ["with the cookie fa", { Cookie: "lang=fa" }, "/fa"],
    ["with an unknown cookie", { Cookie: "lang=zz" }, "/en"],
    ["by the browser's languages", { "Accept-Language": "fa-IR,fa;q=0.9,en;q=0.5" }, "/fa"],
    ["with languages that the shop lacks", { "Accept-Language": "de,fr;q=0.5" }, "/en"],
    ["with both, the cookie", { Cookie: "lang=en", "Accept-Language": "fa" }, "/en"],
  ];
  for (const [name, headers, location] of cases) {
    test(`R-ROUTE-01 R-LANG-08 ${name}: ${location}`, async () => {
      const answer = await ask("/", { headers });
      expect(answer.status).toBe(302);
      expect(answer.headers.location).toBe(location);
      expect(answer.headers.vary).toContain("Cookie");
    });
  }
});

for (const lang of languageCodes) {
  test(`R-ROUTE-08 R-ROUTE-32 a product opens under /${lang} and bare`, async () => {
    const path = productPath(lang, await findProduct(lang));
    const page = await ask(path);
    expect(page.status).toBe(200);
    const bare = await ask(path.slice(3), { headers: { Cookie: `lang=${lang}` } });
    expect(bare.status).toBe(200);
  });

  test(`R-ROUTE-08 a wrong product name leads to the right one (${lang})`, async () => {
    const product = await findProduct(lang);
    const path = productPath(lang, product);
    const wrong = await ask(`/${lang}/home/products/show/${product.id}/wrong`);
    expect(wrong.status).toBe(301);
    expect(wrong.headers.location).toBe(path);
    const bare = await ask(`/home/products/show/${product.id}/wrong`, {
      headers: { Cookie: `lang=${lang}` },
    });
    expect(bare.status).toBe(302);
    expect(bare.headers.location).toBe(path.slice(3));
  });
}

test("R-ROUTE-08 on the bare form any language's name is right", async () => {
  const product = await findProduct("fa");
  const english = `/home/products/show/${product.id}/${product.slugs.en}`;
  expect((await ask(english, { headers: { Cookie: "lang=fa" } })).status).toBe(200);
});

test("R-ROUTE-09 a product's code alone leads to its page", async () => {
  const product = await findProduct("en");
  const answer = await ask(`/en/home/products/show/${product.id}`);
  expect([301, 302]).toContain(answer.status);
  expect(answer.headers.location).toBe(productPath("en", product));
});

test("R-ROUTE-06 a kind's listing has only its products", async () => {
  const { data } = await listProducts("en");
  const gen = data[0]?.gen ?? "";
  const page = await ask(`/en/home/products/${gen}`);
  expect(page.status).toBe(200);
  const own = (await listProducts("en", `?gen=${gen}&per_page=48`)).data;
  expect(own.every((card) => card.gen === gen)).toBe(true);
});

test.describe("R-ROUTE-33 technical paths are no pages", () => {
  test("R-ROUTE-33 /sw.js is a script, never kept by caches", async () => {
    const answer = await ask("/sw.js");
    expect(answer.status).toBe(200);
    expect(answer.headers["content-type"]).toContain("javascript");
    expect(answer.headers["cache-control"]).toMatch(/no-cache|no-store|max-age=0/);
  });

  for (const path of ["/assets/nothing.js", "/favicon.ico.map", "/img/nothing"]) {
    test(`R-ROUTE-33 ${path} is a plain 404`, async () => {
      const answer = await ask(path);
      expect(answer.status).toBe(404);
    });
  }

  test("R-ROUTE-33 /robots.txt and /sitemap.xml answer as what they are", async () => {
    expect((await ask("/robots.txt")).text).toContain("Sitemap:");
    const sitemap = await ask("/sitemap.xml");
    expect(sitemap.status).toBe(200);
    expect(sitemap.headers["content-type"]).toContain("xml");
  });
});
