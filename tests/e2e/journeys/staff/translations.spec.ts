import { message } from "../../../support/buying";
import { expectFits } from "../../../support/fits";
import { expect, test } from "../../../support/fixtures";
import { type LanguageCode, languageCodes } from "../../../support/languages";
import { logInAtDesk } from "../../../support/log-in-at-desk";
import { logInBrowser } from "../../../support/log-in-browser";
import { press } from "../../../support/logging-in";
import type { Shopper } from "../../../support/shopper";
import { say } from "../../../support/words";

const names: Record<LanguageCode, string> = { en: "English", fa: "فارسی" };

/** Texts of the questions' page; as a language and its two kinds of browser are tried side by side, each has its own. */
const keyOf = {
  en: { scripts: "faqs.more_help", none: "faqs.yes" },
  fa: { scripts: "faqs.ask", none: "faqs.no" },
} as const;

const listed = "blog.empty";

const field = ({ main }: Shopper, lang: LanguageCode) =>
  main.getByLabel(say(lang, "texts.said", { language: names[lang] }), { exact: true });

async function find(shopper: Shopper, lang: LanguageCode, words: string): Promise<void> {
  await shopper.main.getByLabel(say(lang, "texts.search"), { exact: true }).fill(words);
  await press(shopper, lang, "texts.find");
  await shopper.settle();
}

for (const lang of languageCodes) {
  test.describe(`translations in ${lang}`, () => {
    test.beforeEach(async ({ context }) => {
      await logInBrowser(context, lang);
      await logInAtDesk(context);
    });

    test("the owner words a text anew, readers find it at once, and it is taken back", async ({
      page,
      shopper,
    }) => {
      const word = crypto.randomUUID().slice(0, 8);
      const key = keyOf[lang][shopper.hasScripts ? "scripts" : "none"];
      const delivered = say(lang, key);
      await shopper.open("/staff/translations");
      await expectFits(page);
      await find(shopper, lang, key);
      await shopper.main.getByRole("link", { name: key, exact: true }).click();
      await shopper.settle();
      await expect(shopper.main.getByText(delivered, { exact: true })).toBeVisible();
      await field(shopper, lang).fill(`{{who}} ${word}`);
      await press(shopper, lang, "editors.save");
      await expect(field(shopper, lang)).toHaveAttribute("aria-invalid", "true");
      await expect(shopper.main.getByText(say(lang, "text.unknown_place"))).toBeVisible();
      await expectFits(page);
      await field(shopper, lang).fill(`Nothing ${word}`);
      await press(shopper, lang, "editors.save");
      await expect(message(page)).toContainText(say(lang, "editors.saved"));
      await shopper.settle();
      const editor = page.url();
      await expect(async () => {
        await page.goto(`/${lang}/home/faqs`);
        await expect(page.getByRole("main")).toContainText(`Nothing ${word}`, { timeout: 1000 });
      }).toPass();

      await shopper.open("/staff/translations?show=changed");
      await expect(shopper.main.getByRole("listitem").filter({ hasText: key })).toContainText(
        say(lang, "texts.worded"),
      );
      await shopper.open(editor);
      await field(shopper, lang).fill("");
      await press(shopper, lang, "editors.save");
      await expect(message(page)).toContainText(say(lang, "editors.saved"));
      await expect(async () => {
        await page.goto(`/${lang}/home/faqs`);
        await expect(page.getByRole("main")).toContainText(delivered, { timeout: 1000 });
      }).toPass();
    });

    test("texts go to a translator as a file and come back, whole or not at all", async ({
      page,
      shopper,
    }) => {
      await shopper.open(`/staff/translations?q=${listed}`);
      const waits = page.waitForEvent("download");
      await shopper.main.getByRole("link", { name: say(lang, "csv.save"), exact: true }).click();
      const file = await waits;
      expect(file.suggestedFilename()).toBe("translations.csv");

      await shopper.open("/staff/translations");
      await shopper.main.getByRole("link", { name: say(lang, "csv.bring"), exact: true }).click();
      await shopper.settle();
      const choose = (text: string) =>
        shopper.main.getByLabel(say(lang, "csv.file"), { exact: true }).setInputFiles({
          name: "texts.csv",
          mimeType: "text/csv",
          buffer: Buffer.from(text),
        });
      await choose(`key,${lang}\n${listed},x\nno.such.key,y`);
      await press(shopper, lang, "csv.take");
      await expect(shopper.main.getByText(say(lang, "text.unknown_key"))).toBeVisible();
      await expectFits(page);
      await choose(`key;${lang}\n${listed};${say(lang, listed)}`);
      await press(shopper, lang, "csv.take");
      const none = lang === "fa" ? "۰" : "0";
      await expect(message(page)).toContainText(
        say(lang, "csv.taken", { added: none, changed: none }),
      );
    });
  });
}
