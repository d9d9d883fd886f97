import { expect, test } from "@playwright/test";
import { languages } from "#backend/contract/languages";
import { ask, postForm, setCookieOf } from "../support/ask";
import { findProduct, productPath } from "../support/catalogue";
import { languageCodes } from "../support/languages";
import { alternatesOf, canonicalOf, elementsOf } from "../support/markup";
import { shopUrl } from "../support/shop-url";

const rootOf = (html: string) => elementsOf(html, "html")[0] ?? {};

for (const lang of languageCodes) {
  const id = lang === "en" ? "R-LANG-02[ltr]" : "R-LANG-04[rtl]";
  test(`${id} R-LANG-10[served] R-STARTUP-11[served] /${lang} is served in its language and direction`, async () => {
    const page = await ask(`/${lang}`);
    expect(rootOf(page.text)).toMatchObject({ lang, dir: languages[lang].dir });
    expect(page.headers["content-language"]).toBe(lang);
  });

  test(`R-STORE-11[day] R-LANG-11[cookie] R-CONST-01[value] /${lang} stores its language for a day`, async () => {
    const cookie = setCookieOf(await ask(`/${lang}`), "lang");
    expect(cookie).toContain(`lang=${lang}`);
    expect(cookie).toContain("Max-Age=86400");
    expect(cookie).toContain("Path=/");
    expect(cookie).toMatch(/SameSite=Lax/i);
    expect(cookie).not.toMatch(/HttpOnly/i);
  });

  test(`R-STARTUP-06[cookie] a page without a language follows the cookie ${lang}`, async () => {
    const page = await ask("/home/law", { headers: { Cookie: `lang=${lang}` } });
    expect(rootOf(page.text).lang).toBe(lang);
  });
}

test("R-LANG-07[bootstrap] a fresh client gets fa, right-to-left, where the address names no language", async () => {
  const page = await ask("/home/law");
  expect(rootOf(page.text)).toMatchObject({ lang: "fa", dir: "rtl" });
});

test("R-STORE-11[only-when-changed] a guess of the browser stores nothing", async () => {
  const page = await ask("/en", { headers: { "Sec-Purpose": "prefetch" } });
  expect(page.status).toBe(200);
  expect(setCookieOf(page, "lang")).toBeUndefined();
});

test("R-LANG-15[form] the switch sets the cookie and goes back, inside the shop only", async () => {
  const answer = await postForm("/language", { lang: "en", back: "/home/law" });
  expect(answer.status).toBe(303);
  expect(answer.headers.location).toBe("/home/law");
  expect(setCookieOf(answer, "lang")).toContain("lang=en");
  for (const back of [
    "//evil.example",
    "https://evil.example/",
    "/\\evil.example",
    "javascript:1",
  ]) {
    const bent = await postForm("/language", { lang: "en", back });
    expect(bent.status).toBe(303);
    expect(bent.headers.location).toBe("/");
  }
});

test.describe("one canonical address (decisions 2)", () => {
  const url = shopUrl;

  for (const path of ["/home/products", "/home/law"]) {
    test(`R-ROUTE-32[canonical] ${path}: both forms name the language's one and all alternates`, async () => {
      for (const form of [path, `/fa${path}`]) {
        const { text } = await ask(form, { headers: { Cookie: "lang=fa" } });
        expect(canonicalOf(text)).toBe(`${url()}/fa${path}`);
        expect(alternatesOf(text)).toEqual({
          en: `${url()}/en${path}`,
          fa: `${url()}/fa${path}`,
          "x-default": `${url()}${path}`,
        });
      }
    });
  }

  test("R-ROUTE-08[canonical] a product names its own name in each language", async () => {
    const product = await findProduct("en");
    const { text } = await ask(productPath("en", product));
    expect(canonicalOf(text)).toBe(url() + productPath("en", product));
    expect(alternatesOf(text)).toMatchObject({
      en: url() + productPath("en", product),
      fa: url() + productPath("fa", product),
    });
  });

  test("page 1, the default sort and strangers are left out of the canonical address", async () => {
    const { text } = await ask("/en/home/products/all?page=1&utm_source=x&foo=bar");
    expect(canonicalOf(text)).toBe(`${url()}/en/home/products`);
  });

  test("page 2 is canonical as page 2", async () => {
    const { text } = await ask("/en/home/products?page=2&foo=bar");
    expect(canonicalOf(text)).toBe(`${url()}/en/home/products?page=2`);
  });

  test("the Host header never gets into an address", async () => {
    const { text } = await ask("/en/home/products", { headers: { Host: "evil.example" } });
    expect(text).not.toContain("evil.example");
  });

  test("every link that the shop prints is canonical", async () => {
    for (const lang of languageCodes) {
      const { text } = await ask(`/${lang}`);
      const paths = elementsOf(text, "a")
        .map(({ href = "" }) => href)
        .filter((href) => href.startsWith("/"));
      expect(paths.length).toBeGreaterThan(10);
      const strange = paths.filter(
        (path) => !/^\/(en|fa)(\/|$|\?|#)|^\/user(\/|$)/.test(path) || /.\/$/.test(path),
      );
      expect(strange).toEqual([]);
    }
  });
});
