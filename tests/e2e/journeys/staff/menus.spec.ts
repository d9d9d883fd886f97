import type { Page } from "@playwright/test";
import { message } from "../../../support/buying";
import { expectFits } from "../../../support/fits";
import { expect, test, testWithoutScripts } from "../../../support/fixtures";
import { type LanguageCode, languageCodes } from "../../../support/languages";
import { logInAtDesk } from "../../../support/log-in-at-desk";
import { logInBrowser } from "../../../support/log-in-browser";
import { press } from "../../../support/logging-in";
import { Shopper } from "../../../support/shopper";
import { say } from "../../../support/words";

const names: Record<LanguageCode, string> = { en: "English", fa: "فارسی" };
const title = ({ main }: Shopper, lang: LanguageCode) =>
  main.getByLabel(say(lang, "editors.menus.name", { language: names[lang] }), { exact: true });
const field = (
  { main }: Shopper,
  lang: LanguageCode,
  key: "editors.menus.link" | "editors.menus.parent" | "editors.menus.place",
) => main.getByLabel(say(lang, key), { exact: true });
const newWord = () => crypto.randomUUID().slice(0, 8);

async function save(shopper: Shopper, lang: LanguageCode): Promise<void> {
  await press(shopper, lang, "editors.save");
  await expect(message(shopper.page)).toContainText(say(lang, "editors.saved"));
  await shopper.settle();
}

/** Adds an entry that no shopper meets in the menu, and stays in its editor. */
async function addHidden(shopper: Shopper, lang: LanguageCode, word: string, above?: string) {
  await shopper.open("/staff/menus/new?menu=home");
  await title(shopper, lang).fill(word);
  await field(shopper, lang, "editors.menus.link").fill("/home/law");
  if (above) {
    await field(shopper, lang, "editors.menus.parent").selectOption({ label: above });
    await field(shopper, lang, "editors.menus.place").fill("1");
  }
  await shopper.main.getByLabel(say(lang, "editors.field_shown")).uncheck();
  await save(shopper, lang);
}

/** The links of a name in a part of the page, hidden ones of closed menus with them. */
function linksNamed(page: Page, part: string, name: string) {
  return page.locator(part).getByRole("link", { name, includeHidden: true });
}

/** A change is on the shoppers' pages as soon as the shop has heard of it. */
async function shows(page: Page, lang: LanguageCode, count: (page: Page) => Promise<void>) {
  await expect(async () => {
    await page.goto(`/${lang}/home/faqs`);
    await count(page);
  }).toPass();
}

for (const lang of languageCodes) {
  const other = lang === "en" ? "fa" : "en";

  test.describe(`the menus in ${lang}`, () => {
    // A reader with a login gets pages that no browser has kept.
    test.beforeEach(async ({ context }) => {
      await logInBrowser(context, lang);
      await logInAtDesk(context);
    });

    test("the owner adds a link to the account, below its own pages, and takes it away", async ({
      page,
      shopper,
    }) => {
      const word = newWord();
      const inAccount = async (count: number) => {
        await page.goto("/user/info");
        await expect(linksNamed(page, ".account-nav", word)).toHaveCount(count);
      };
      await shopper.open("/staff/menus/new?menu=user");
      await title(shopper, lang).fill(word);
      await field(shopper, lang, "editors.menus.link").fill("/home/pages/size-guide");
      await save(shopper, lang);
      const editor = page.url();
      await expect(() => inAccount(1)).toPass();
      await expect(linksNamed(page, ".account-nav", word)).toHaveAttribute(
        "href",
        `/${lang}/home/pages/size-guide`,
      );
      await shopper.open(editor);
      await press(shopper, lang, "editors.menus.remove");
      await expect(message(page)).toContainText(say(lang, "editors.menus.removed"));
      await expect(() => inAccount(0)).toPass();
    });

    test("R-API-11[menu] the owner adds an entry, hides it and removes it; a shopper sees each", async ({
      page,
      shopper,
    }) => {
      const word = newWord();
      const link = field(shopper, lang, "editors.menus.link");
      await shopper.open("/staff/menus");
      await shopper.main
        .getByRole("link", {
          name: say(lang, "editors.menus.new_in", { menu: say(lang, "editors.menus.home") }),
        })
        .click();
      await shopper.settle();
      await title(shopper, lang).fill(word);
      await link.fill("/no/such/page");
      await press(shopper, lang, "editors.save");
      await expect(link).toHaveAttribute("aria-invalid", "true");
      await expect(title(shopper, lang)).toHaveValue(word);
      await link.fill("/home/law");
      await save(shopper, lang);
      const isMissing = say(lang, "editors.missing", { language: names[other] });
      await expect(shopper.main.getByText(isMissing)).toBeVisible();
      await expectFits(page);
      const editor = page.url();
      await shows(page, lang, async () => {
        const links = linksNamed(page, "header", word);
        await expect(links.first()).toHaveAttribute("href", `/${lang}/home/law`, { timeout: 1000 });
      });

      await shopper.open(editor);
      await shopper.main.getByLabel(say(lang, "editors.field_shown")).uncheck();
      await save(shopper, lang);
      await shows(page, lang, () =>
        expect(linksNamed(page, "header", word)).toHaveCount(0, { timeout: 1000 }),
      );

      await shopper.open("/staff/menus");
      await expectFits(page);
      await shopper.main.getByRole("link", { name: word }).click();
      await shopper.settle();
      await press(shopper, lang, "editors.menus.remove");
      await expect(message(page)).toContainText(say(lang, "editors.menus.removed"));
      await expect(shopper.main.getByRole("link", { name: word })).toHaveCount(0);
    });

    test("decisions 27 a second editor is told what somebody else changed in a menu", async ({
      page,
      shopper,
    }) => {
      const [above, word] = [newWord(), newWord()];
      await addHidden(shopper, lang, above);
      const aboveAt = page.url();
      // Alone below its own entry, so that no other change of the menu moves it.
      await addHidden(shopper, lang, word, above);

      const second = new Shopper(await page.context().newPage(), shopper.hasScripts);
      await second.open(page.url());
      await field(second, lang, "editors.menus.link").fill("/home/faqs");
      await save(second, lang);
      await second.page.close();

      await title(shopper, lang).fill(`${word} 2`);
      await press(shopper, lang, "editors.save");
      const told = shopper.main.getByRole("alert");
      await expect(told).toContainText(say(lang, "content.changed"));
      await expect(told.getByRole("definition")).toHaveText(["/home/faqs"]);
      await expect(title(shopper, lang)).toHaveValue(`${word} 2`);
      await expectFits(page);
      await save(shopper, lang);
      await shopper.open(aboveAt);
      await press(shopper, lang, "editors.menus.remove");
      await expect(message(page)).toContainText(say(lang, "editors.menus.removed"));
      await expect(shopper.main.getByRole("link", { name: word })).toHaveCount(0);
    });
  });
}

// The shop has one foot for all: it is filled once in a run.
testWithoutScripts(
  "the owner begins with the links at the foot, adds one, and shoppers see it; an empty menu is the shop's own again",
  async ({ page, shopper, context }) => {
    const lang = "en";
    const word = newWord();
    const heading = say(lang, "chrome.help");
    await logInBrowser(context, lang);
    await logInAtDesk(context);
    await shopper.open("/staff/menus");
    await press(shopper, lang, "editors.menus.fill");
    await expect(message(page)).toContainText(say(lang, "editors.saved"));
    await shopper.open("/staff/menus/new?menu=footer");
    await title(shopper, lang).fill(word);
    await field(shopper, lang, "editors.menus.link").fill("https://elsewhere.example/a");
    await field(shopper, lang, "editors.menus.parent").selectOption({ label: heading });
    await field(shopper, lang, "editors.menus.place").fill("1");
    await save(shopper, lang);
    const foot = page.getByRole("contentinfo").getByRole("navigation", { name: heading });
    await shows(page, lang, async () => {
      const first = foot.getByRole("link").first();
      await expect(first).toHaveAttribute("href", "https://elsewhere.example/a", { timeout: 1000 });
      await expect(foot.getByRole("link").nth(1)).toHaveAttribute("href", "/en/home/faqs");
    });
    await expectFits(page);

    for (const key of ["chrome.shop", "chrome.help", "chrome.about"] as const) {
      await shopper.open("/staff/menus");
      await shopper.main.getByRole("link", { name: say(lang, key), exact: true }).click();
      await shopper.settle();
      await press(shopper, lang, "editors.menus.remove");
      await expect(message(page)).toContainText(say(lang, "editors.menus.removed"));
    }
    await shows(page, lang, () =>
      expect(foot.getByRole("link").first()).toHaveAttribute("href", "/en/home/faqs", {
        timeout: 1000,
      }),
    );
  },
);
