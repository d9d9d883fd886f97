import type { BrowserContext, Page } from "@playwright/test";
import { cookieNames } from "~/request/cookie-names";
import { cartsPath, checkoutPath, loginPath } from "~/sitemap/paths";
import { makeAccountScreens } from "../support/account-screens";
import { comeToReview, homes, keepAddress } from "../support/checking-out";
import { expect, test } from "../support/fixtures";
import { type LanguageCode, languageCodes } from "../support/languages";
import { screens } from "../support/screens";
import { shopUrl } from "../support/shop-url";
import { makeStaffScreens } from "../support/staff-screens";
import { say } from "../support/words";

/** What a button of a form sends when nothing was filled in, or when what was chosen is none of the choices. */
interface Sending {
  action: string;
  isMultipart: boolean;
  fields: Record<string, string>;
}

/** Runs in the browser: the sendings of every posted form of a page that asks for something. */
function readSendings({ html, path }: { html: string; path: string }): Sending[] {
  const page = new DOMParser().parseFromString(html, "text/html");
  const isButton = (one: Element) => one.matches("button, input[type=submit]");
  const isHidden = (one: Element) => one.matches("input[type=hidden]");
  return [...page.forms]
    .filter((form) => form.method === "post")
    .flatMap((form) => {
      const controls = [...form.elements].filter((one) => one.getAttribute("name"));
      const asked = controls.filter((one) => !isButton(one) && !isHidden(one));
      if (asked.length === 0) return [];
      const buttons = [...form.elements].filter((one) => one.matches("button:not([type=button])"));
      return buttons.flatMap((button) =>
        ["", "no such choice"].map((chosen) => {
          const fields: Record<string, string> = {};
          for (const one of controls.filter(isHidden)) {
            fields[one.getAttribute("name") ?? ""] = one.getAttribute("value") ?? "";
          }
          for (const one of asked) {
            if (!chosen && one.matches("input[type=radio], input[type=checkbox]")) continue;
            const isTicked = one.matches("input[type=checkbox]");
            const isChoice = one.matches("select, input[type=radio]");
            const value = isTicked ? (one.getAttribute("value") ?? "on") : isChoice ? chosen : "";
            fields[one.getAttribute("name") ?? ""] = value;
          }
          // Nothing that has a version is changed: nobody was shown this one.
          if ("version" in fields) fields.version = "999999999";
          const name = button.getAttribute("name");
          if (name) fields[name] = button.getAttribute("value") ?? "";
          const action = button.getAttribute("formaction") ?? form.getAttribute("action") ?? path;
          return { action, isMultipart: form.enctype === "multipart/form-data", fields };
        }),
      );
    });
}

/**
 * Runs in the browser: whether a page says why: an alert, the description of a field that is wrong, or that the whole page is
 * about what was asked for.
 */
function saysWhy({ html, wholePages }: { html: string; wholePages: string[] }): boolean {
  const page = new DOMParser().parseFromString(html, "text/html");
  const main = page.querySelector("main")?.textContent ?? "";
  if (wholePages.some((words) => main.includes(words))) return true;
  const wordsOf = (one: Element | null) => one?.textContent?.trim() ?? "";
  const alerts = [...page.querySelectorAll('[role="alert"]')].map(wordsOf);
  const wrong = [...page.querySelectorAll('[aria-invalid="true"]')].flatMap((field) =>
    (field.getAttribute("aria-describedby") ?? "")
      .split(" ")
      .map((id) => wordsOf(page.getElementById(id))),
  );
  return [...alerts, ...wrong].some(Boolean);
}

/** Sends every form of the pages with nothing in it; answers how many were refused, and what was wrong with that. */
async function sendAll(
  { page, context, lang }: { page: Page; context: BrowserContext; lang: LanguageCode },
  paths: readonly string[],
) {
  const wholePages = (["bad_request", "not_found"] as const).map((name) =>
    say(lang, `error_page.${name}_text`),
  );
  const faults: string[] = [];
  let refused = 0;
  for (const path of paths) {
    const html = await (await context.request.get(path)).text();
    for (const { action, fields, isMultipart } of await page.evaluate(readSendings, {
      html,
      path,
    })) {
      const body = isMultipart ? { multipart: fields } : { form: fields };
      const answer = await context.request.post(new URL(action, new URL(path, shopUrl())).href, {
        ...body,
        maxRedirects: 0,
        headers: { Accept: "text/html", Origin: shopUrl() },
      });
      const status = answer.status();
      // A button that only fills in more of the form answers the form.
      if (status === 303 || status === 200) continue;
      refused++;
      const isTold = await page.evaluate(saysWhy, { html: await answer.text(), wholePages });
      if (!isTold || ![400, 404].includes(status))
        faults.push(`${status} ${path}: ${JSON.stringify(fields)}`);
    }
  }
  return { refused, faults };
}

for (const lang of languageCodes) {
  test(`every form for everyone that is refused says why (${lang})`, async ({ context, page }) => {
    const paths = await Promise.all(screens.map(({ path }) => path(lang)));
    const sent = await sendAll({ page, context, lang }, [...paths, loginPath(lang)]);
    expect(sent.faults).toEqual([]);
    expect(sent.refused).toBeGreaterThan(5);
  });

  test(`every form of the account and the checkout that is refused says why (${lang})`, async ({
    context,
    page,
  }) => {
    test.setTimeout(120_000);
    const screens = await makeAccountScreens(context, lang);
    const account = await sendAll(
      { page, context, lang },
      screens.map(({ path }) => path),
    );
    const buyer = await comeToReview(context, lang);
    const edited = await keepAddress(buyer, lang, homes[lang].input);
    const steps = ["address?new=1", `address?edit=${edited}`, "shipping", "payment", "review"];
    const checkout = await sendAll({ page, context, lang }, [
      cartsPath(lang),
      ...steps.map((step) => checkoutPath(lang, step)),
    ]);
    expect([...account.faults, ...checkout.faults]).toEqual([]);
    expect(account.refused).toBeGreaterThan(10);
    expect(checkout.refused).toBeGreaterThan(5);
  });

  test(`every form of the back-office that is refused says why (${lang})`, async ({
    context,
    page,
  }) => {
    test.setTimeout(240_000);
    const screens = await makeStaffScreens(context, lang);
    await context.addCookies([{ name: cookieNames.lang, value: lang, url: shopUrl() }]);
    const sent = await sendAll(
      { page, context, lang },
      screens.map(({ path }) => path),
    );
    expect(sent.faults).toEqual([]);
    expect(sent.refused).toBeGreaterThan(10);
  });
}
