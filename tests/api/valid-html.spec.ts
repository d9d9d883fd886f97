import { HtmlValidate } from "html-validate";
import { languageCodes } from "#backend/contract/languages";
import { cookieNames, tokenCookie } from "~/request/cookie-names";
import { ask } from "../support/ask";
import { expect, test } from "../support/fixtures";
import { logInBrowser } from "../support/log-in-browser";
import { screens } from "../support/screens";

/** React writes void elements and some names in its own way, which HTML allows. */
const validator = new HtmlValidate({
  extends: ["html-validate:standard"],
  rules: { "void-style": "off", "attr-case": "off", "doctype-style": "off" },
});

/** What is wrong with a page: rule, place and words, one a line. */
async function mistakesOf(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
}

for (const lang of languageCodes) {
  test(`pages for everyone are valid HTML (${lang})`, async () => {
    for (const { name, path } of screens) {
      const { text } = await ask(await path(lang));
      expect(text).toMatch(/<\/body><\/html>$/);
      expect(await mistakesOf(text), name).toEqual([]);
    }
  });

  test(`an account's pages are valid HTML (${lang})`, async ({ context }) => {
    const token = await logInBrowser(context, lang);
    const cookie = `${tokenCookie("session", false)}=${token}; ${cookieNames.lang}=${lang}`;
    for (const path of [
      "/user",
      "/user/orders",
      "/user/wish-list",
      "/user/user-settings",
      `/${lang}/carts`,
    ]) {
      const { status, text } = await ask(path, { headers: { Cookie: cookie } });
      expect(status, path).toBe(200);
      expect(await mistakesOf(text), path).toEqual([]);
    }
  });
}
