import { expect, test } from "@playwright/test";
import type { SiteDefault } from "#backend/contract/site";
import { staffCookie } from "~/request/cookie-names";
import { type AlteredBackend, alterBackend } from "../support/altered-backend";
import { ask } from "../support/ask";
import { languageCodes } from "../support/languages";
import { deskToken } from "../support/log-in-at-desk";
import { elementsOf, textOf } from "../support/markup";
import { type ShopProcess, startStorefront } from "../support/shop-process";
import { say } from "../support/words";

/** What the owner has set, on top of the shared shop's defaults. */
let set: Partial<SiteDefault> = {};
/** Entries with those that the owner has changed. */
function withChanged(entries: SiteDefault["translates"]): SiteDefault["translates"] {
  const changed = set.translates ?? [];
  return [...entries.filter(({ key }) => changed.every((one) => one.key !== key)), ...changed];
}

/** Answers nothing of use to these calls. */
let broken: RegExp | undefined;
/** These calls fail. */
let failing: RegExp | undefined;
/** Answers these calls with a list of nothing. */
let emptied: RegExp | undefined;
let calls: string[] = [];

let backend: AlteredBackend;
let storefront: ShopProcess;

test.describe.configure({ mode: "default" });
test.beforeAll(async () => {
  backend = await alterBackend((path, body) => {
    calls.push(path);
    if (broken?.test(path)) return "{";
    if (failing?.test(path)) return undefined;
    if (emptied?.test(path)) {
      return JSON.stringify({ ...JSON.parse(body), data: [], before: null });
    }
    if (path.includes("/site-default/")) {
      const site: SiteDefault = JSON.parse(body);
      return JSON.stringify({ ...site, ...set, translates: withChanged(site.translates) });
    }
    if (path.includes("/translate/")) {
      return JSON.stringify(withChanged(JSON.parse(body)));
    }
    if (/home\/products\?.*gen=toys/.test(path)) {
      return JSON.stringify({ ...JSON.parse(body), data: [], total: 0 });
    }
    return body;
  });
  storefront = await startStorefront(backend.url);
});
test.afterAll(async () => {
  await storefront.stop();
  backend.close();
});
test.beforeEach(() => {
  set = {};
  broken = undefined;
  failing = undefined;
  emptied = undefined;
  calls = [];
});

const open = async (path: string) => (await ask(path, { base: storefront.url })).text;
const headOf = (html: string) => html.slice(0, html.indexOf("</head>"));
const colorsIn = (html: string) =>
  [...headOf(html).matchAll(/<style[^>]* id="site-colors"[^>]*>([^<]*)</g)].map(([, text]) => text);

/** Answers are kept for five seconds: longer than that nothing of the former defaults is left. */
const soon = { timeout: 15_000 };

test("R-NAV-07[calls] R-STORE-15[held] the home page asks once for the menu and once for the categories, and so do the next ones", async () => {
  await open("/en");
  await open("/en.data");
  await open("/en");
  expect(calls.filter((path) => path === "/api/home/menu/home?l=en")).toHaveLength(1);
  expect(calls.filter((path) => path === "/api/home/categories/")).toHaveLength(1);
});

test("R-ENT-01[head] R-ENT-02[head] the owner's links and meta tags are in the served head, each once", async () => {
  const font = "https://fonts.example/face.css";
  set = {
    hash: "with-head",
    fonts: `<link rel="stylesheet" href="${font}">`,
    meta_tag: '<meta name="x-test" content="7">',
  };
  await expect.poll(() => open("/en"), soon).toContain(font);
  for (const path of ["/en", "/fa/home/law", "/no/such/page"]) {
    await expect.poll(() => open(path), soon).toContain(font);
    const head = headOf(await open(path));
    expect(elementsOf(head, "link").filter(({ href }) => href === font)).toHaveLength(1);
    expect(elementsOf(head, "meta").filter(({ name }) => name === "x-test")).toEqual([
      { name: "x-test", content: "7" },
    ]);
  }
});

test("R-ENT-03[style, replaced] R-STARTUP-03[applied] the colours are one style element, and changed ones take its place", async () => {
  for (const color of ["#123456", "#654321"]) {
    const colors = `:root{--color-primary:${color}}`;
    set = { hash: color, colors };
    await expect.poll(async () => colorsIn(await open("/en")), soon).toEqual([colors]);
  }
});

test("R-STORE-13[version] the page's data carries the site's version", async () => {
  set = { hash: "next", version: "2027-03" };
  await expect.poll(() => open("/en.data"), soon).toContain('"2027-03"');
});

for (const lang of languageCodes) {
  test(`R-LANG-12[changed-entry] an entry that was changed in the backend is said by the next page (${lang})`, async () => {
    const key = "error_page.not_found";
    const title = async () => textOf(await open(`/${lang}/no/such/page`), "h1");
    await expect.poll(title, soon).toBe(say(lang, key));
    const changed = { en: "Nothing here", fa: "چیزی نیست" };
    set = { hash: `texts-${lang}`, translates: [{ key, ...changed }] };
    await expect.poll(title, soon).toBe(changed[lang]);
  });
}

for (const lang of languageCodes) {
  test(`R-ROUTE-26[list] the journal's bare address is in the language that the owner sets, where no cookie names one (${lang})`, async () => {
    set = { hash: `journal-${lang}`, lang };
    const shown = async () => elementsOf(await open("/blogs"), "html")[0]?.lang;
    await expect.poll(shown, soon).toBe(lang);
    const posts = elementsOf(await open("/blogs"), "a").map(({ href = "" }) => href);
    const own = posts.filter((href) => href.startsWith(`/${lang}/home/singleBlog/`));
    expect(own.length).toBeGreaterThan(5);
  });
}

test("R-STARTUP-01[last-good] while the defaults are not to be had, the last good ones stand in", async () => {
  const colors = ":root{--color-primary:#abcdef}";
  set = { hash: "good", colors };
  await expect.poll(async () => colorsIn(await open("/en")), soon).toEqual([colors]);
  broken = /site-default/;
  calls = [];
  const isAskedAgain = async () => {
    expect(colorsIn(await open("/en"))).toEqual([colors]);
    return calls.some((path) => path.includes("site-default"));
  };
  await expect.poll(isAskedAgain, soon).toBe(true);
  expect(colorsIn(await open("/en"))).toEqual([colors]);
});

test("R-ROUTE-06[empty] a department with nothing in it says so", async () => {
  const answer = await ask("/en/home/products/toys", { base: storefront.url });
  expect(answer.status).toBe(200);
  expect(elementsOf(answer.text, "a").some(({ href }) => href?.includes("/show/"))).toBe(false);
  expect(answer.text).toContain(say("en", "list.nothing"));
});

test("R-INF-07[without-script] R-ERR-13[no-js] R-ERR-12[default] a list in a box that can't be had says so, an empty one that nothing is there yet, and neither is a failure of its page", async () => {
  const Cookie = `${staffCookie.nameOf(false)}=${await deskToken()}; lang=en`;
  const open = () => ask("/staff", { base: storefront.url, headers: { Cookie } });
  failing = /\/admin\/audit/;
  const failed = await open();
  expect(failed.status).toBe(200);
  expect(failed.text).toContain(say("en", "infinite.load_failed"));
  [failing, emptied] = [undefined, failing];
  const empty = await open();
  expect(empty.status).toBe(200);
  expect(empty.text).toContain(say("en", "no_item"));
});

test("R-CRUD-15[without-script] a table whose list can't be had says so, and is no failure of its page", async () => {
  failing = /\/admin\/synonyms/;
  const Cookie = `${staffCookie.nameOf(false)}=${await deskToken()}; lang=en`;
  const page = await ask("/staff/synonyms", { base: storefront.url, headers: { Cookie } });
  expect(page.status).toBe(200);
  expect(page.text).toContain(say("en", "crud.load_failed"));
});
