import { expect, test } from "@playwright/test";
import { ask, setCookieOf } from "../support/ask";
import type { LanguageCode } from "../support/languages";
import { elementsOf, stylesheetAhead, textOf } from "../support/markup";
import { say } from "../support/words";

/** The whole table of R-ROUTE as a visitor has it, bare and under a language. */
const openPages = [
  "/en",
  "/fa",
  "/home/products",
  "/en/home/products",
  "/fa/home/products/all",
  "/en/home/products/new",
  "/en/home/products/sale",
  "/home/law",
  "/en/home/law",
  "/home/law/",
  "/Home/Law",
  "/login",
  "/fa/login",
  "/login/some-token",
  "/en/login/some-token",
  "/en/home/faqs",
  "/en/home/pages/about",
  "/blogs",
  "/fa/blogs",
  "/fa/blogs/food/tea",
];

/** Addresses that name nothing. */
const nowhere: readonly [id: string, path: string][] = [
  ["R-LANG-01[unknown]", "/de"],
  ["R-ROUTE-03[unknown]", "/xx"],
  ["R-ROUTE-03[unknown]", "/home"],
  ["R-ROUTE-03[unknown]", "/xx/carts"],
  ["R-ROUTE-03[unknown]", "/xx/home/products"],
  ["R-ROUTE-03[unknown]", "/home/blogs"],
  ["R-ROUTE-06[unknown]", "/en/home/products/no-such-kind"],
  ["R-ROUTE-07[unknown]", "/en/home/products/all/no-such-category"],
  ["R-ROUTE-07[unknown]", "/en/home/products/a/b/c"],
  ["R-ROUTE-08[unknown]", "/en/home/products/show/999999999/nothing"],
  ["R-ROUTE-08[unknown]", "/en/home/products/show/abc/nothing"],
  ["R-ROUTE-09[bare-show]", "/home/products/show"],
  ["R-ROUTE-09[unknown]", "/home/products/show/999999999"],
  ["R-ROUTE-23[bare] R-ROUTE-31[bare]", "/home/faqs"],
  ["R-ROUTE-24[bare] R-ROUTE-31[bare]", "/home/pages/about"],
  ["R-ROUTE-29[not-found]", "/no/such/page"],
  ["R-ROUTE-29[not-found]", "/home/nothing"],
  ["R-ROUTE-31[bare]", "/carts"],
  ["R-ROUTE-32[account]", "/en/user"],
  ["R-ROUTE-34[language-code]", "/EN"],
  ["R-ROUTE-36[visitor]", "/user/no-such-screen"],
];

/** Everything that needs login. */
const account: readonly [id: string, path: string][] = [
  ["R-ROUTE-04[visitor]", "/en/carts"],
  ["R-ROUTE-04[visitor]", "/fa/carts"],
  ["R-ROUTE-11[visitor]", "/user"],
  ["R-ROUTE-12[visitor]", "/user/orders"],
  ["R-ROUTE-13[visitor]", "/user/wish-list"],
  ["R-ROUTE-14[visitor]", "/user/info"],
  ["R-ROUTE-15[visitor]", "/user/full-step"],
  ["R-ROUTE-16[visitor]", "/user/links"],
  ["R-ROUTE-17[visitor]", "/user/user-settings"],
  ["R-ROUTE-18[visitor]", "/user/profile"],
  ["R-ROUTE-19[visitor]", "/user/tickets"],
];

const langOf = (path: string): LanguageCode => (path.startsWith("/en/") ? "en" : "fa");

for (const path of openPages) {
  test(`R-ROUTE-37[open] R-CONST-42[value] R-GEN-03[one] ${path} opens for a visitor, with a title and a heading`, async () => {
    const page = await ask(path);
    expect(page.status).toBe(200);
    expect(textOf(page.text, "title")).toBeTruthy();
    expect(textOf(page.text, "h1")).toBeTruthy();
    const ids = elementsOf(page.text, "[a-z][a-z0-9]*").filter(({ id }) => id === "app");
    expect(ids).toHaveLength(1);
    expect(page.text.indexOf("<h1")).toBeGreaterThan(page.text.indexOf('id="app"'));
  });
}

test("R-ROUTE-37[open] a payment's result asks for no login", async () => {
  for (const path of ["/home/payment/success/0", "/en/home/payment/success/0"]) {
    expect((await ask(path)).status).toBe(404);
  }
});

for (const [id, path] of nowhere) {
  test(`${id} ${path} is a real 404 with the not-found page`, async () => {
    const page = await ask(path);
    expect(page.status).toBe(404);
    expect(page.headers["content-type"]).toContain("text/html");
    expect(textOf(page.text, "h1")).toBe(say(langOf(path), "error_page.not_found"));
    expect(elementsOf(page.text, "a").length).toBeGreaterThan(2);
  });
}

for (const [id, path] of account) {
  test(`${id} R-ROUTE-37[login-needed] ${path} sends a visitor to the login page`, async () => {
    const page = await ask(`${path}?page=2`);
    expect(page.status).toBe(302);
    expect(page.headers.location).toMatch(/^(\/(en|fa))?\/login$/);
    expect(page.headers["cache-control"]).toContain("no-store");
    expect(decodeURIComponent(setCookieOf(page, "intended") ?? "")).toContain(`${path}?page=2`);
  });
}

test("R-ROUTE-34[slash, case] a slash at the end and capitals lead to the same page", async () => {
  const title = textOf((await ask("/home/law")).text, "h1");
  expect(title).toBe(say("fa", "law.title"));
  for (const path of ["/home/law/", "/Home/Law"]) {
    expect(textOf((await ask(path)).text, "h1")).toBe(title);
  }
});

test("R-ROUTE-20[page] the legal page has its text", async () => {
  for (const path of ["/home/law", "/en/home/law"]) {
    const lang = langOf(path);
    const { text } = await ask(path);
    expect(textOf(text, "h1")).toBe(say(lang, "law.title"));
    const sections = elementsOf(text, "h2").filter(({ id }) => id?.startsWith("s-"));
    expect(sections.length).toBeGreaterThan(8);
    const links = elementsOf(text, "a").map(({ href }) => href);
    for (const { id } of sections) expect(links).toContain(`#${id}`);
  }
});

test("R-ROUTE-30[login] /login/carts and /login/blogs are the login, with a token", async () => {
  for (const path of ["/login/carts", "/login/blogs"]) {
    const { status, text } = await ask(path);
    expect([status, textOf(text, "h1")]).toEqual([200, textOf((await ask("/login")).text, "h1")]);
  }
});

test("R-ROUTE-30[blogs] /blogs/carts and /blogs/blogs are the journal's, which has no such topics (decisions 128)", async () => {
  for (const path of ["/blogs/carts", "/blogs/blogs", "/blogs/blogs/t"]) {
    const { status, text } = await ask(path);
    expect([status, textOf(text, "h1")]).toEqual([
      404,
      textOf((await ask("/blogs/no-such-topic")).text, "h1"),
    ]);
  }
});

test.describe("/ leads home", () => {
  const cases: readonly [name: string, headers: Record<string, string>, location: string][] = [
    ["R-LANG-08[default] without a hint", {}, "/en"],
    ["R-LANG-08[cookie] with the cookie fa", { Cookie: "lang=fa" }, "/fa"],
    ["R-ROUTE-01[unknown-cookie] with an unknown cookie", { Cookie: "lang=zz" }, "/en"],
    [
      "R-LANG-08[browser] by the browser's languages",
      { "Accept-Language": "fa-IR,fa;q=0.9,en;q=0.5" },
      "/fa",
    ],
    ["with languages that the shop lacks", { "Accept-Language": "de,fr;q=0.5" }, "/en"],
    ["with both, the cookie", { Cookie: "lang=en", "Accept-Language": "fa" }, "/en"],
  ];
  for (const [name, headers, location] of cases) {
    test(`R-ROUTE-01[redirect, not-cached] ${name}: ${location}`, async () => {
      const answer = await ask("/", { headers });
      expect(answer.status).toBe(302);
      expect(answer.headers.location).toBe(location);
      expect(answer.headers["cache-control"]).toBe("no-store");
      expect(answer.headers.vary).toContain("Cookie");
    });
  }
});

test.describe("technical paths are no pages", () => {
  test("R-ROUTE-33[worker] /sw.js is a script, never kept by caches", async () => {
    const answer = await ask("/sw.js");
    expect(answer.status).toBe(200);
    expect(answer.headers["content-type"]).toContain("javascript");
    expect(answer.headers["cache-control"]).toMatch(/no-cache|no-store|max-age=0/);
  });

  test("R-ROUTE-33[api] an unknown path under /api is a 404 in JSON", async () => {
    for (const path of ["/api/x", "/api/home/products/show/x/y/z", "/api/user/nothing"]) {
      const answer = await ask(path);
      expect(answer.status, path).toBe(404);
      expect(answer.headers["content-type"], path).toContain("application/json");
    }
  });

  test("R-ROUTE-33[files] manifest, icon and built files are what they are", async () => {
    const { text } = await ask("/en");
    const style = stylesheetAhead(text);
    for (const [path, type] of [
      ["/manifest/en.webmanifest", "json"],
      ["/favicon.ico", "image/"],
      [style, "text/css"],
      ["/robots.txt", "text/plain"],
      ["/sitemap.xml", "xml"],
    ]) {
      const answer = await ask(path ?? "");
      expect([path, answer.status]).toEqual([path, 200]);
      expect(answer.headers["content-type"], path).toContain(type);
    }
  });

  test("R-ROUTE-33[files] a built file that is not there is a plain 404, no page", async () => {
    for (const path of ["/assets/nothing.js", "/assets/nothing.css", "/assets/a/b.png"]) {
      const answer = await ask(path);
      expect([path, answer.status, answer.text]).toEqual([path, 404, ""]);
    }
  });
});
