import { expect, test } from "@playwright/test";
import { cookieNames, tokenCookie } from "~/request/cookie-names";
import { match } from "~/sitemap/match";
import type { PageName } from "~/sitemap/pages";
import { ask } from "../support/ask";
import { type LanguageCode, languageCodes } from "../support/languages";
import { logInByCalls } from "../support/log-in-by-calls";
import { elementsOf } from "../support/markup";
import { findForeignLetters, findWrongWords } from "../support/page-words";
import { shopUrl } from "../support/shop-url";

/** Pages of one kind that are opened: beyond these the next is the same page with other words. */
const maxOfAKind = 8;

interface Crawl {
  /** The pages that links led to, by their names; `categories` are lists of one. */
  reached: Set<string>;
  /** Those of them that answered by themselves. */
  read: Set<string>;
  /** Where a page that needs a login led to. */
  asked: Set<string>;
  faults: string[];
}

/** Follows every link from the home page on, as somebody who is logged in, or as a visitor. */
async function crawl(lang: LanguageCode, token?: string): Promise<Crawl> {
  const login = token === undefined ? "" : `${tokenCookie("session", false)}=${token}; `;
  const headers = { Cookie: `${login}${cookieNames.lang}=${lang}` };
  const read = new Set<string>();
  const asked = new Set<string>();
  const waiting = [`/${lang}`];
  const seen = new Set(waiting);
  const opened = new Map<string, number>();
  const faults: string[] = [];
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    const found = match(path.replace(/\?.*/, ""));
    const name = found.params.category ? "categories" : found.name;
    const count = opened.get(name) ?? 0;
    if (count >= maxOfAKind) continue;
    opened.set(name, count + 1);
    const answer = await ask(path, { headers });
    const to = answer.headers.location;
    const isPage = answer.headers["content-type"]?.startsWith("text/html") ?? false;
    if (answer.status !== 200 && !to) faults.push(`${path}: ${answer.status}`);
    if (answer.status === 200) read.add(name);
    if (to && match(new URL(to, shopUrl()).pathname).name === "login") asked.add(name);
    if (answer.headers["x-placeholder"] !== undefined) faults.push(`${path}: is to come`);
    const speaks = elementsOf(answer.text, "html")[0]?.lang;
    if (isPage && !to && speaks === lang) {
      // What somebody has written to the shop is in whatever language they write.
      const foreign = token === undefined ? findForeignLetters(answer.text, lang) : [];
      const wrong = [...findWrongWords(answer.text, lang), ...foreign];
      faults.push(...wrong.map((text) => `${path}: "${text}"`));
    }
    const links = isPage ? elementsOf(answer.text, "a").map(({ href }) => href) : [];
    for (const link of speaks === lang || to ? [...links, to] : []) {
      const next = pathOf(link, path);
      if (next === undefined || seen.has(next)) continue;
      seen.add(next);
      waiting.push(next);
    }
  }
  return { reached: new Set(opened.keys()), read, asked, faults };
}

/** The path of a link on a page, without its place in that page; undefined where it leads out of the shop. */
function pathOf(link: string | undefined, page: string): string | undefined {
  if (!link) return undefined;
  const { origin, pathname, search } = new URL(link, new URL(page, shopUrl()));
  return origin === new URL(shopUrl()).origin ? pathname + search : undefined;
}

/** The screens of the specification that a link can lead to before anything was bought. */
const screens = [
  ...["home", "products", "product", "law", "faqs", "page"],
  ...["blogs", "blog", "carts"],
  ...["user", "orders", "wish-list", "info", "profile", "full-step", "links", "tickets"],
  "user-settings",
] as const satisfies PageName[];

/** The ten areas as a visitor reaches them: those of an account ask for the login, which is the way into the last one. */
const areas = {
  open: ["products", "product", "categories", "blogs", "blog", "faqs", "page"],
  own: ["carts", "wish-list", "orders", "tickets"],
};

for (const lang of languageCodes) {
  test(`R-GEN-01[public, account] links from the home page lead to every screen, none of them nowhere, all in its own words (${lang})`, async () => {
    test.setTimeout(180_000);
    const { reached, faults } = await crawl(lang, await logInByCalls());
    expect(faults).toEqual([]);
    expect(screens.filter((name) => !reached.has(name))).toEqual([]);
  });

  test(`R-GEN-01[public] a visitor's links lead to all ten areas, to no dead end, and speak the page's language (${lang})`, async () => {
    test.setTimeout(180_000);
    const { read, asked, faults } = await crawl(lang);
    expect(faults).toEqual([]);
    expect(areas.open.filter((name) => !read.has(name))).toEqual([]);
    expect(areas.own.filter((name) => !asked.has(name))).toEqual([]);
    expect(read.has("login")).toBe(true);
  });
}
