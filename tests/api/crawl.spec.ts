import { expect, test } from "@playwright/test";
import { cookieNames, tokenCookie } from "~/request/cookie-names";
import { match } from "~/sitemap/match";
import type { PageName } from "~/sitemap/pages";
import { ask } from "../support/ask";
import { type LanguageCode, languageCodes } from "../support/languages";
import { logInByCalls } from "../support/log-in-by-calls";
import { elementsOf } from "../support/markup";
import { findWrongWords } from "../support/page-words";
import { shopUrl } from "../support/shop-url";

/** Pages of one kind that are opened: beyond these the next is the same page with other words. */
const maxOfAKind = 8;

interface Crawl {
  reached: Set<string>;
  faults: string[];
}

/** Follows every link from the home page on, as somebody who is logged in. */
async function crawl(lang: LanguageCode, token: string): Promise<Crawl> {
  const headers = {
    Cookie: `${tokenCookie("session", false)}=${token}; ${cookieNames.lang}=${lang}`,
  };
  const waiting = [`/${lang}`];
  const seen = new Set(waiting);
  const opened = new Map<string, number>();
  const faults: string[] = [];
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    const { name } = match(path.replace(/\?.*/, ""));
    const count = opened.get(name) ?? 0;
    if (count >= maxOfAKind) continue;
    opened.set(name, count + 1);
    const answer = await ask(path, { headers });
    const to = answer.headers.location;
    const isPage = answer.headers["content-type"]?.startsWith("text/html") ?? false;
    if (answer.status !== 200 && !to) faults.push(`${path}: ${answer.status}`);
    if (answer.headers["x-placeholder"] !== undefined) faults.push(`${path}: is to come`);
    const speaks = elementsOf(answer.text, "html")[0]?.lang;
    if (isPage && !to && speaks === lang) {
      faults.push(...findWrongWords(answer.text, lang).map((text) => `${path}: "${text}"`));
    }
    const links = isPage ? elementsOf(answer.text, "a").map(({ href }) => href) : [];
    for (const link of speaks === lang || to ? [...links, to] : []) {
      const next = pathOf(link, path);
      if (next === undefined || seen.has(next)) continue;
      seen.add(next);
      waiting.push(next);
    }
  }
  return { reached: new Set(opened.keys()), faults };
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

for (const lang of languageCodes) {
  test(`R-GEN-01[public, account] links from the home page lead to every screen, none of them nowhere, all in its own words (${lang})`, async () => {
    test.setTimeout(180_000);
    const { reached, faults } = await crawl(lang, await logInByCalls());
    expect(faults).toEqual([]);
    expect(screens.filter((name) => !reached.has(name))).toEqual([]);
  });
}
