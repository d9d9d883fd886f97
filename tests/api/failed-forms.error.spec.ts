import { expect, test } from "@playwright/test";
import { tokenCookie } from "~/request/cookie-names";
import { postForm } from "../support/ask";
import { languageCodes } from "../support/languages";
import { logInByCalls } from "../support/log-in-by-calls";
import { say } from "../support/words";

for (const lang of languageCodes) {
  test(`the page of a form that is not taken knows who sent it, and needs no script (${lang})`, async () => {
    const session = await logInByCalls();
    const cookie = `${tokenCookie("session", false)}=${session}; lang=${lang}`;
    const page = await postForm(`/${lang}/home/products`, { a: "1" }, { cookie });
    expect(page.status).toBe(405);
    expect(page.text).toContain(say(lang, "chrome.account"));
    expect(page.text).not.toContain(`href="/${lang}/login"`);
    expect(page.text).not.toContain("__remixContext");
    expect(page.headers["cache-control"]).toContain("private");
  });
}
