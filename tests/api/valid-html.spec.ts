import { randomUUID } from "node:crypto";
import { cookieNames, tokenCookie } from "~/request/cookie-names";
import { match } from "~/sitemap/match";
import { ask } from "../support/ask";
import { comeToReview, placeOrder, send } from "../support/checking-out";
import { expect, test } from "../support/fixtures";
import { mistakesOf } from "../support/html-mistakes";
import { languageCodes } from "../support/languages";
import { elementsOf } from "../support/markup";
import { screens } from "../support/screens";
import { shopUrl } from "../support/shop-url";
import { makeStaffScreens } from "../support/staff-screens";

for (const lang of languageCodes) {
  test(`pages for everyone are valid HTML (${lang})`, async () => {
    for (const { name, path } of screens) {
      const { text } = await ask(await path(lang));
      expect(text).toMatch(/<\/body><\/html>$/);
      expect(await mistakesOf(text), name).toEqual([]);
    }
  });

  test(`an account's pages are valid HTML (${lang})`, async ({ context }) => {
    const buyer = await comeToReview(context, lang, "cod");
    const number = await placeOrder(buyer, lang);
    const { token } = buyer;
    const cookie = `${tokenCookie("session", false)}=${token}; ${cookieNames.lang}=${lang}`;
    for (const path of [
      "/user",
      "/user/orders",
      `/user/orders/${number}`,
      "/user/wish-list",
      "/user/info",
      "/user/profile",
      "/user/full-step",
      "/user/addresses",
      "/user/addresses?new=1",
      "/user/links",
      "/user/tickets",
      "/user/tickets/new",
      "/user/user-settings",
      `/${lang}/carts`,
    ]) {
      const { status, text } = await ask(path, { headers: { Cookie: cookie } });
      expect(status, path).toBe(200);
      expect(await mistakesOf(text), path).toEqual([]);
    }
    // Other tests want what it holds.
    await send(token, lang, "POST", `user/orders/${number}/cancel`, { op_id: randomUUID() });
  });

  test(`the back-office's pages are valid HTML (${lang})`, async ({ context }) => {
    test.setTimeout(240_000);
    const faults: string[] = [];
    const start = await makeStaffScreens(context, lang);
    await context.addCookies([{ name: cookieNames.lang, value: lang, url: shopUrl() }]);
    const waiting = start.map(({ path }) => path);
    const opened = new Set(waiting.map(kindOf));
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      const answer = await context.request.get(path);
      if (!answer.headers()["content-type"]?.startsWith("text/html")) continue;
      const html = await answer.text();
      if (answer.status() !== 200) faults.push(`${path}: ${answer.status()}`);
      faults.push(...(await mistakesOf(html)).map((mistake) => `${path}: ${mistake}`));
      const links = elementsOf(html, "a").map(({ href = "" }) => href);
      for (const link of links.filter((one) => one.startsWith("/staff/"))) {
        if (!opened.has(kindOf(link))) waiting.push(link);
        opened.add(kindOf(link));
      }
    }
    expect(faults).toEqual([]);
    // Each table's form and question, and what is listed, besides the lists.
    expect(opened.size).toBeGreaterThan(start.length + 10);
  });
}

/** Which page an address is of the back-office's, and what of it: pages that differ in nothing else are alike. */
function kindOf(path: string): string {
  const { pathname, searchParams } = new URL(path, shopUrl());
  return [match(pathname).name, ...new Set([...searchParams.keys()].sort())].join(" ");
}
