import { expect, test } from "@playwright/test";
import { languages } from "#backend/contract/languages";
import { ask, postForm, setCookieOf } from "../support/ask";
import { findProduct, productPath } from "../support/catalogue";
import { languageCodes } from "../support/languages";
import { elementsOf, textOf } from "../support/markup";
import { say } from "../support/words";

test("R-ROUTE-21[form] /login has a form that posts", async () => {
  const { status, text } = await ask("/login");
  expect(status).toBe(200);
  const main = text.slice(text.indexOf("<main"), text.indexOf("</main>"));
  expect(elementsOf(main, "form").map(({ method }) => method)).toEqual(["post"]);
  expect(elementsOf(main, "input").map(({ name }) => name)).toContain("target");
});

test("R-ROUTE-22[refused] a link that nobody sent logs nobody in, and shows the login with a message", async () => {
  const posted = await postForm("/login/no-such-token", { intent: "link" }, { Cookie: "lang=en" });
  expect(setCookieOf(posted, "session")).toBeUndefined();
  expect(posted.text).toContain(say("en", "login.link_dead"));
  expect(elementsOf(posted.text, "input").map(({ name }) => name)).toContain("target");
});

for (const lang of languageCodes) {
  test(`R-ROUTE-32[opens] law, login and product open under /${lang}, in its language and direction`, async () => {
    const product = productPath(lang, await findProduct(lang));
    for (const path of [`/${lang}/home/law`, `/${lang}/login`, `/${lang}/login/x`, product]) {
      const other = lang === "en" ? "fa" : "en";
      const { status, text } = await ask(path, { headers: { Cookie: `lang=${other}` } });
      expect([path, status]).toEqual([path, 200]);
      expect(elementsOf(text, "html")[0]).toMatchObject({
        lang,
        dir: languages[lang].dir,
      });
      expect(textOf(text, "h1")).toBeTruthy();
    }
  });
}

test("R-LANG-14[translated] a refused form says in the page's language what is wrong", async () => {
  const said = await Promise.all(
    languageCodes.map(async (lang) => {
      const { status, text } = await postForm(`/${lang}/login`, { intent: "target", target: "" });
      expect(status).toBe(400);
      expect(text).toContain(say(lang, "required_error"));
      return say(lang, "required_error");
    }),
  );
  expect(new Set([...said, "required_error"]).size).toBe(3);
});
