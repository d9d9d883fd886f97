import { randomUUID } from "node:crypto";
import type { BrowserContext } from "@playwright/test";
import { cookieNames } from "~/request/cookie-names";
import { newTicketPath, profilePath } from "~/sitemap/account-paths";
import { match } from "~/sitemap/match";
import { cartsPath, checkoutPath, loginPath, paymentPath } from "~/sitemap/paths";
import { makeAccountScreens } from "../support/account-screens";
import { ask } from "../support/ask";
import { comeToReview, homes, keepAddress, placeAndPay } from "../support/checking-out";
import { expect, test } from "../support/fixtures";
import { mistakesOf } from "../support/html-mistakes";
import { languageCodes } from "../support/languages";
import { logInBrowser } from "../support/log-in-browser";
import { newEmail } from "../support/logging-in";
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

  test(`every screen of an account is valid HTML (${lang})`, async ({ context }) => {
    test.setTimeout(120_000);
    const screens = await makeAccountScreens(context, lang);
    await expectValid(
      context,
      screens.map(({ path }) => path),
    );
  });

  test(`the way from a filled cart to what became of its payment is valid HTML (${lang})`, async ({
    context,
  }) => {
    const buyer = await comeToReview(context, lang);
    const edited = await keepAddress(buyer, lang, homes[lang].input);
    await expectValid(context, [
      cartsPath(lang),
      ...[
        "address",
        "address?new=1",
        `address?edit=${edited}`,
        "shipping",
        "payment",
        "review",
      ].map((step) => checkoutPath(lang, step)),
    ]);
    const { refId } = await placeAndPay(buyer, lang);
    await expectValid(context, [paymentPath(lang, "success", refId), cartsPath(lang)]);
  });

  test(`the login's step that asks for the code is valid HTML (${lang})`, async ({ request }) => {
    const form = { intent: "target.code", target: newEmail() };
    const html = await (await request.post(loginPath(lang), { form })).text();
    expect(elementsOf(html, "input").map(({ name }) => name)).toContain("code");
    expect(await mistakesOf(html)).toEqual([]);
  });

  for (const [what, path, form, field] of [
    ["an address", "/user/addresses?new=1", { intent: "address.save" }, "recipient_name"],
    ["an identity", profilePath, { intent: "profile.save" }, "name"],
    ["a ticket", newTicketPath(), { intent: "send", client_id: randomUUID() }, "subject"],
  ] as const) {
    test(`${what} that is refused comes back as valid HTML (${lang})`, async ({ context }) => {
      await logInBrowser(context, lang);
      const answer = await context.request.post(path, { form });
      expect(answer.status()).toBe(400);
      const html = await answer.text();
      const wrong = elementsOf(html, "input").filter((input) => input["aria-invalid"] === "true");
      expect(wrong.map(({ name }) => name)).toContain(field);
      expect(await mistakesOf(html)).toEqual([]);
    });
  }

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

/** Fails on pages that are not there or not valid, as the context's cookies let them be seen. */
async function expectValid(context: BrowserContext, paths: string[]): Promise<void> {
  const faults: string[] = [];
  for (const path of paths) {
    const answer = await context.request.get(path);
    if (answer.status() !== 200) faults.push(`${path}: ${answer.status()}`);
    if (new URL(answer.url()).pathname !== new URL(path, shopUrl()).pathname) {
      faults.push(`${path}: led to ${answer.url()}`);
    }
    faults.push(...(await mistakesOf(await answer.text())).map((mistake) => `${path}: ${mistake}`));
  }
  expect(faults).toEqual([]);
}

/** Which page an address is of the back-office's, and what of it: pages that differ in nothing else are alike. */
function kindOf(path: string): string {
  const { pathname, searchParams } = new URL(path, shopUrl());
  return [match(pathname).name, ...new Set([...searchParams.keys()].sort())].join(" ");
}
