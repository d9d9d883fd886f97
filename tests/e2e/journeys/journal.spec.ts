import { languages } from "#backend/contract/languages";
import { formatsFor } from "~/i18n/format";
import { ask } from "../../support/ask";
import { message } from "../../support/buying";
import { expectInSitemap, findByFoot, findBySearch } from "../../support/finding-content";
import { expectFits } from "../../support/fits";
import { expect, test } from "../../support/fixtures";
import { findPostPath } from "../../support/journal";
import { type LanguageCode, languageCodes } from "../../support/languages";
import { logInAtDesk } from "../../support/log-in-at-desk";
import { logInBrowser } from "../../support/log-in-browser";
import { logInByCode, newEmail, press } from "../../support/logging-in";
import { shopUrl } from "../../support/shop-url";
import { Shopper } from "../../support/shopper";
import { say } from "../../support/words";

const names: Record<LanguageCode, string> = { en: "English", fa: "فارسی" };

for (const lang of languageCodes) {
  test.describe(`the journal in ${lang}`, () => {
    test("domain 4.4 R-ROUTE-28[post] the owner writes, previews and publishes; a reader finds it and comments", async ({
      page,
      shopper,
    }) => {
      const title = `${lang} ${crypto.randomUUID().slice(0, 8)}`;
      const language = names[lang];
      await logInBrowser(page.context(), lang, newEmail());
      await logInAtDesk(page.context());

      await shopper.open("/staff/posts/new");
      const field = (key: Parameters<typeof say>[1]) =>
        shopper.main.getByLabel(say(lang, key, { language }), { exact: true });
      await field("blog.staff.field_title").fill(title);
      await field("blog.staff.field_source").fill("## One\n\nTwo <script>x</script> **three**.");
      await press(shopper, lang, "editors.preview");
      const preview = shopper.main.locator(".rich-text-preview");
      await expect(preview.getByRole("heading", { name: "One" })).toBeVisible();
      await expect(preview).toContainText("<script>x</script>");
      await expect(field("blog.staff.field_title")).toHaveValue(title);
      await press(shopper, lang, "editors.save");
      await expect(message(page)).toContainText(say(lang, "editors.saved"));
      await press(shopper, lang, "blog.staff.publish");
      // The message of the first saving may still be there: what is out can't be published again.
      const publish = say(lang, "blog.staff.publish");
      await expect(shopper.main.getByRole("button", { name: publish, exact: true })).toHaveCount(0);

      await shopper.open(`/${lang}/blogs`);
      await shopper.main.getByRole("link", { name: title, exact: true }).first().click();
      await shopper.settle();
      await expect(shopper.title).toHaveText(title);
      await expectFits(page);
      const address = new URL(page.url()).pathname;
      expect((await ask(`/${lang}/home/feed`)).text).toContain(`${address}</id>`);
      await expectInSitemap("posts", address);
      await findByFoot(shopper, lang, "/blogs");
      await expect(
        shopper.main.getByRole("link", { name: title, exact: true }).first(),
      ).toBeVisible();
      await findBySearch(shopper, lang, title);
      await expect(shopper.title).toHaveText(title);
      await shopper.settle();
      await shopper.main
        .getByLabel(say(lang, "blog.comment"), { exact: true })
        .fill("Good to know");
      await press(shopper, lang, "blog.comment_send");
      await expect(message(page)).toContainText(say(lang, "blog.comment_taken"));
      await expect(shopper.main).not.toContainText("Good to know");

      await shopper.open("/staff/comments");
      const waiting = shopper.main.getByRole("article").filter({ hasText: title });
      await expect(waiting).toContainText("Good to know");
      await waiting.getByRole("button", { name: say(lang, "blog.staff.approve") }).click();
      await shopper.settle();
      await shopper.open(address);
      await expect(shopper.main).toContainText("Good to know");
    });

    test("who wants to comment is led to the login, and from there back to the post", async ({
      shopper,
    }) => {
      const path = await findPostPath(lang);
      await shopper.open(path);
      await press(shopper, lang, "blog.comment_login");
      await expect(shopper.page).toHaveURL(/\/login$/);
      await logInByCode(shopper, lang, newEmail());
      await expect(shopper.page).toHaveURL(new URL(path, shopUrl()).href);
      await expect(
        shopper.main.getByLabel(say(lang, "blog.comment"), { exact: true }),
      ).toBeVisible();
    });

    test("a post says its day in the reader's calendar and in the other one, and how long it takes to read", async ({
      shopper,
    }) => {
      await shopper.open(await findPostPath(lang));
      const said = shopper.main.locator("article.post header time");
      const at = new Date((await said.getAttribute("datetime")) ?? "");
      const [own, other] = (await said.innerText()).replace(/[\u2066-\u2069]/g, "").split(" · ");
      const { timeZone } = languages[lang];
      const print = (locale: string, parts: Intl.DateTimeFormatOptions) =>
        new Intl.DateTimeFormat(locale, { timeZone, ...parts }).format(at);
      const parts = { day: "numeric", year: "numeric" } as const;
      const gregorian = print(lang === "en" ? "en-US" : "en-GB", {
        ...parts,
        month: lang === "en" ? "long" : "short",
      });
      const persian = print("fa-IR-u-ca-persian-nu-arabext", { ...parts, month: "long" });
      expect([own, other]).toEqual(lang === "en" ? [gregorian, persian] : [persian, gregorian]);
      expect(gregorian).toMatch(/ 20\d\d$/);
      expect(persian).toMatch(/ ۱۴[۰-۹]{2}$/);
      const minutes = lang === "en" ? /^\d+ minutes? to read$/ : /^[۰-۹]+ دقیقه/;
      await expect(shopper.main.locator("article.post header").getByText(minutes)).toBeVisible();
      await expectFits(shopper.page);
    });

    test("bad input: a paste of five megabytes is told to be too long, and all else stays filled in", async ({
      page,
      shopper,
    }) => {
      await page.context().addCookies([{ name: "lang", value: lang, url: shopUrl() }]);
      await logInAtDesk(page.context());
      await shopper.open("/staff/posts/new");
      const field = (key: Parameters<typeof say>[1]) =>
        shopper.main.getByLabel(say(lang, key, { language: names[lang] }), { exact: true });
      await field("blog.staff.field_title").fill("Long");
      await field("blog.staff.field_source").focus();
      await page.keyboard.insertText("word ".repeat(1_000_000));
      await press(shopper, lang, "editors.save");
      await expect(
        shopper.main
          .getByText(say(lang, "content.text_too_long", { bound: formatsFor(lang).number(40_000) }))
          .first(),
      ).toBeVisible();
      await expect(field("blog.staff.field_title")).toHaveValue("Long");
      expect((await field("blog.staff.field_source").inputValue()).length).toBeGreaterThan(40_000);
    });

    test("decisions 27 a second editor of a post is told what somebody else changed, and saves knowingly", async ({
      page,
      shopper,
    }) => {
      const word = crypto.randomUUID().slice(0, 8);
      await logInBrowser(page.context(), lang, newEmail());
      await logInAtDesk(page.context());
      const field = (who: Shopper, key: Parameters<typeof say>[1]) =>
        who.main.getByLabel(say(lang, key, { language: names[lang] }), { exact: true });
      await shopper.open("/staff/posts/new");
      await field(shopper, "blog.staff.field_title").fill(word);
      await press(shopper, lang, "editors.save");
      await expect(message(page)).toContainText(say(lang, "editors.saved"));
      await shopper.settle();

      const second = new Shopper(await page.context().newPage(), shopper.hasScripts);
      await second.open(page.url());
      await field(second, "blog.staff.field_source").fill(`The quicker ${word}`);
      await press(second, lang, "editors.save");
      await expect(message(second.page)).toContainText(say(lang, "editors.saved"));

      await field(shopper, "blog.staff.field_title").fill(`${word} of the slower one`);
      await press(shopper, lang, "editors.save");
      const told = shopper.main.getByRole("alert");
      await expect(told).toContainText(say(lang, "blog.changed"));
      await expect(told.getByRole("definition").last()).toHaveText(`The quicker ${word}`);
      await expect(field(shopper, "blog.staff.field_title")).toHaveValue(
        `${word} of the slower one`,
      );
      await expectFits(page);
      await press(shopper, lang, "editors.save");
      await expect(message(page)).toContainText(say(lang, "editors.saved"));
      await second.page.close();
    });
  });
}
