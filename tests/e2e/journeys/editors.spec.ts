import type { Locator, Page } from "@playwright/test";
import { dayParts, monthNames, todayIn } from "~/i18n/calendar";
import { inDigitsOf } from "~/i18n/digits";
import { type DatePartName, dayPartNames, timeCounts } from "~/ui/date-input/date-parts";
import { ask } from "../../support/ask";
import { message } from "../../support/buying";
import {
  expectInSitemap,
  expectNotInSitemap,
  findByFoot,
  findBySearch,
} from "../../support/finding-content";
import { expectFits } from "../../support/fits";
import { expect, test } from "../../support/fixtures";
import { type LanguageCode, languageCodes } from "../../support/languages";
import { logInAtDesk } from "../../support/log-in-at-desk";
import { logInBrowser } from "../../support/log-in-browser";
import { press } from "../../support/logging-in";
import { Shopper } from "../../support/shopper";
import { say } from "../../support/words";

const names: Record<LanguageCode, string> = { en: "English", fa: "فارسی" };
type Key = Parameters<typeof say>[1];

/** A field of the editor: one that both languages have is named with its own. */
function fieldOf({ main }: Shopper, lang: LanguageCode, key: Key, written = lang) {
  return main.getByLabel(say(lang, key, { language: names[written] }), { exact: true });
}

const newWord = () => crypto.randomUUID().slice(0, 8);

/** Presses Save and waits until it is said to be saved. */
async function save(shopper: Shopper, lang: LanguageCode): Promise<void> {
  await press(shopper, lang, "editors.save");
  await expect(message(shopper.page)).toContainText(say(lang, "editors.saved"));
  await shopper.settle();
}

/** Who was given the link reads what is saved; readers don't. */
async function seesByLink(shopper: Shopper, lang: LanguageCode, words: string): Promise<void> {
  const name = say(lang, "editors.preview_link", { language: names[lang] });
  const link = await shopper.main.getByRole("link", { name, exact: true }).getAttribute("href");
  const { page } = shopper;
  await page.goto(link ?? "");
  await expect(page.getByRole("main")).toContainText(say(lang, "preview.notice"));
  await expect(page.getByRole("main")).toContainText(words);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
  await expectFits(page);
}

/** A change is on the readers' page as soon as the shop has heard of it. */
async function readsSoon(page: Page, path: string, words: string): Promise<void> {
  await expect(async () => {
    await page.goto(path);
    await expect(page.getByRole("main")).toContainText(words, { timeout: 1000 });
  }).toPass();
}

type PartOf = (name: DatePartName) => Locator;

/** The last second of the year's first day, part by part. */
async function chooseLastSecond(part: PartOf): Promise<void> {
  for (const name of ["month", "day"] as const) await part(name).selectOption("1");
  for (const [name, value] of lastSecond) await part(name).selectOption(value);
}

/** The same on the calendar: from its days to the years, and over months and days to the time. */
async function pickLastSecond(page: Page, from: Locator, lang: LanguageCode, year: string) {
  await from.getByRole("button", { name: say(lang, "date.open") }).click();
  const calendar = page.getByRole("dialog");
  const button = (name: string) => calendar.getByRole("button", { name, exact: true });
  await expect(calendar.getByRole("grid")).toBeVisible();
  await calendar.locator("button.calendar-title").click();
  const shown = inDigitsOf(year, lang);
  while ((await button(shown).count()) === 0) await button(say(lang, "date.next_years")).click();
  await button(shown).click();
  const [month = ""] = monthNames(lang, "long");
  await button(month).click();
  await calendar.locator("button.calendar-day").first().click();
  for (const [name, value] of lastSecond) {
    const select = calendar.getByLabel(say(lang, `date.${name}`), { exact: true });
    await expect(select.getByRole("option")).toHaveCount(timeCounts[name]);
    await select.selectOption(value);
  }
  await button(say(lang, "ok")).click();
  await expect(calendar).toHaveCount(0);
}

const lastSecond = [
  ["hour", "23"],
  ["minute", "59"],
  ["second", "59"],
] as const;

for (const lang of languageCodes) {
  const other = lang === "en" ? "fa" : "en";

  test.describe(`the editors in ${lang}`, () => {
    // A reader with a login gets pages that no browser has kept.
    test.beforeEach(async ({ context }) => {
      await logInBrowser(context, lang);
      await logInAtDesk(context);
    });

    test("R-ROUTE-23[list] the owner writes, previews and shows a question; a reader finds it by menu and search, and an engine by the sitemap", async ({
      page,
      shopper,
    }) => {
      const word = newWord();
      await shopper.open("/staff/faqs");
      await shopper.main.getByRole("link", { name: say(lang, "editors.faqs.new") }).click();
      await shopper.settle();
      await fieldOf(shopper, lang, "editors.faqs.question").fill(`What is ${word}?`);
      await fieldOf(shopper, lang, "editors.faqs.answer").fill(`It is **${word}**.`);
      await press(shopper, lang, "editors.preview");
      // The address is still to be written.
      const slug = shopper.main.getByLabel(say(lang, "editors.field_slug"), { exact: true });
      await expect(slug).toHaveAttribute("aria-invalid", "true");
      await slug.fill(`q-${word}`);
      await press(shopper, lang, "editors.preview");
      await expect(shopper.main.locator(".rich-text-preview strong")).toHaveText(word);
      await shopper.main
        .getByLabel(say(lang, "editors.faqs.group"), { exact: true })
        .selectOption("payment");
      await save(shopper, lang);
      const isMissing = say(lang, "editors.missing", { language: names[other] });
      await expect(shopper.main.getByText(isMissing)).toBeVisible();
      await expectFits(page);
      await page.goto(`/${lang}/home/faqs`);
      await expect(page.getByRole("main")).not.toContainText(word);

      await shopper.open("/staff/faqs");
      await shopper.main.getByRole("link", { name: `What is ${word}?` }).click();
      await shopper.settle();
      await shopper.main.getByLabel(say(lang, "editors.field_shown")).check();
      await save(shopper, lang);
      await readsSoon(page, `/${lang}/home/faqs`, `What is ${word}?`);

      await findByFoot(shopper, lang, "/home/faqs");
      await expect(shopper.main).toContainText(`What is ${word}?`);
      await findBySearch(shopper, lang, `What is ${word}?`);
      await expect(page).toHaveURL(`/${lang}/home/faqs?open=q-${word}#q-${word}`);
      await expect(shopper.main.locator("strong", { hasText: word })).toBeVisible();
      await expectInSitemap("pages", `/${lang}/home/faqs`);

      // Nobody has written it in the other language: there it says whose words it is in.
      await page.goto(`/${other}/home/faqs?open=q-${word}`);
      const elsewhere = shopper.main.locator(`#q-${word}`);
      for (const words of [elsewhere.locator("summary"), elsewhere.locator(".rich-text")]) {
        await expect(words).toContainText(word);
        await expect(words).toHaveAttribute("lang", lang);
        await expect(words).toHaveAttribute("dir", lang === "fa" ? "rtl" : "ltr");
      }
    });

    test("R-ROUTE-35[page] domain 4.4 a page with a Persian address that the owner shows and puts into the menu is found by menu, search and sitemap, its draft by none", async ({
      page,
      shopper,
    }) => {
      const word = newWord();
      const slug = `راهنمای\u200cاندازه-${word}`;
      const address = `/${lang}/home/pages/${encodeURIComponent(slug)}`;
      await shopper.open("/staff/pages/new");
      await fieldOf(shopper, lang, "editors.pages.name").fill(`About ${word}`);
      await fieldOf(shopper, lang, "editors.pages.body").fill("Words.");
      await shopper.main.getByLabel(say(lang, "editors.field_slug"), { exact: true }).fill(slug);
      await save(shopper, lang);
      await expectNotInSitemap("pages", address);
      await shopper.main.getByLabel(say(lang, "editors.field_shown")).check();
      await save(shopper, lang);
      await expectInSitemap("pages", address);
      await findBySearch(shopper, lang, `About ${word}`);
      await expect(page).toHaveURL(address);
      await expect(shopper.title).toHaveText(`About ${word}`);

      await shopper.open("/staff/menus/new?menu=home");
      await fieldOf(shopper, lang, "editors.menus.name").fill(word);
      await shopper.main
        .getByLabel(say(lang, "editors.menus.link"), { exact: true })
        .fill(`/home/pages/${slug}`);
      await save(shopper, lang);
      const entry = page.url();
      const inMenu = page
        .locator("header")
        .getByRole("link", { name: word, exact: true, includeHidden: true });
      await expect(async () => {
        await page.goto(`/${lang}/home/faqs`);
        await expect(inMenu.first()).toHaveAttribute("href", address, { timeout: 1000 });
      }).toPass();
      await shopper.open(entry);
      await press(shopper, lang, "editors.menus.remove");
      await expect(message(page)).toContainText(say(lang, "editors.menus.removed"));
    });

    test("R-ROUTE-24[page] the owner shows a page, and brings an earlier state of it back; a reader finds each", async ({
      page,
      shopper,
    }) => {
      const word = newWord();
      const address = `/${lang}/home/pages/p-${word}`;
      await shopper.open("/staff/pages/new");
      await fieldOf(shopper, lang, "editors.pages.name").fill(`First ${word}`);
      await fieldOf(shopper, lang, "editors.pages.body").fill(`## Part\n\nAbout ${word}.`);
      await shopper.main
        .getByLabel(say(lang, "editors.field_slug"), { exact: true })
        .fill(`p-${word}`);
      await shopper.main.getByLabel(say(lang, "editors.field_shown")).check();
      await press(shopper, lang, "editors.preview");
      const preview = shopper.main.locator(".rich-text-preview");
      await expect(preview).toContainText(`First ${word}`);
      await expect(preview.getByRole("heading", { name: "Part" })).toBeVisible();
      await save(shopper, lang);
      await readsSoon(page, address, `First ${word}`);
      await page.goBack();

      await shopper.open("/staff/pages");
      await shopper.main.getByRole("link", { name: `First ${word}` }).click();
      await shopper.settle();
      await fieldOf(shopper, lang, "editors.pages.name").fill(`Second ${word}`);
      await save(shopper, lang);
      const editor = page.url();
      await readsSoon(page, address, `Second ${word}`);

      await shopper.open(editor);
      await shopper.main.getByText(say(lang, "editors.versions"), { exact: true }).click();
      await shopper.main
        .getByRole("button", { name: new RegExp(`^${say(lang, "editors.restore")}`) })
        .click();
      await expect(message(page)).toContainText(say(lang, "editors.restored"));
      await expectFits(page);
      await readsSoon(page, address, `First ${word}`);
    });

    test("R-DATE-01[views, without-script] R-DATE-06[ranges, without-script] domain 4.4 a page waits for its time, and appears at once where there is none", async ({
      page,
      shopper,
    }) => {
      const word = newWord();
      const address = `/${lang}/home/pages/p-${word}`;
      const from = shopper.main.getByRole("group", { name: say(lang, "editors.field_from") });
      const part = (name: DatePartName) =>
        from.getByLabel(say(lang, `date.${name}`), { exact: true });
      const year = String(dayParts(lang, todayIn(lang, new Date())).year + 5);
      await shopper.open("/staff/pages/new");
      await fieldOf(shopper, lang, "editors.pages.name").fill(`Later ${word}`);
      await fieldOf(shopper, lang, "editors.pages.body").fill(`About ${word}.`);
      await shopper.main
        .getByLabel(say(lang, "editors.field_slug"), { exact: true })
        .fill(`p-${word}`);
      await shopper.main.getByLabel(say(lang, "editors.field_shown")).check();
      for (const [name, count] of Object.entries(timeCounts)) {
        const options = part(name as DatePartName).getByRole("option");
        await expect(options).toHaveCount(count + 1);
      }
      await part("year").selectOption(year);
      await press(shopper, lang, "editors.save");
      await expect(from).toHaveAccessibleDescription(
        new RegExp(say(lang, "date.incomplete").slice(0, -1)),
      );
      await expect(part("year")).toHaveValue(year);
      await shopper.settle();
      if (shopper.hasScripts) await pickLastSecond(page, from, lang, year);
      else await chooseLastSecond(part);
      await save(shopper, lang);
      await expect(part("year")).toHaveValue(year);
      await expect(part("second")).toHaveValue("59");
      const editor = page.url();
      expect((await ask(address)).status).toBe(404);
      await seesByLink(shopper, lang, `About ${word}.`);

      await shopper.open("/staff/pages");
      const row = shopper.main.getByRole("listitem").filter({ hasText: word });
      await expect(row).toContainText(inDigitsOf(year, lang));
      await shopper.open(editor);
      for (const name of dayPartNames) await part(name).selectOption("");
      await save(shopper, lang);
      await readsSoon(page, address, `Later ${word}`);
    });

    test("domain 4.4 the owner writes, previews and publishes a version of a legal text; a reader finds it from its day on, by menu, and an engine by the sitemap", async ({
      page,
      shopper,
    }) => {
      const word = newWord();
      const { year, month, day } = dayParts(lang, todayIn(lang, new Date()));
      await shopper.open("/staff/law");
      const kind = say(lang, "law.kind.complaints");
      await shopper.main
        .getByRole("link", { name: say(lang, "editors.law.new_of", { kind }) })
        .click();
      await shopper.settle();
      const body = fieldOf(shopper, lang, "editors.law.body");
      // It begins with the words that hold.
      await expect(body).not.toHaveValue("");
      await body.fill(`## Part\n\nAbout ${word}.`);
      await fieldOf(shopper, lang, "editors.law.changes").fill(`All of ${word}.`);
      await fieldOf(shopper, lang, "editors.law.name").fill(`v-${word}`);
      const from = fieldOf(shopper, lang, "editors.law.from");
      await from.fill("2026-13-40");
      await press(shopper, lang, "editors.preview");
      await expect(from).toHaveAttribute("aria-invalid", "true");
      await expect(body).toHaveValue(`## Part\n\nAbout ${word}.`);
      await from.fill(`${year}-${month}-${day}`);
      await press(shopper, lang, "editors.preview");
      const preview = shopper.main.getByRole("region", {
        name: say(lang, "editors.preview_of", { language: names[lang] }),
      });
      await expect(preview.getByRole("heading", { name: "Part" })).toBeVisible();
      await save(shopper, lang);
      await expectFits(page);
      const editor = page.url();
      await seesByLink(shopper, lang, `About ${word}.`);
      await shopper.open(editor);
      const address = `/${lang}/home/law?kind=complaints`;
      await page.goto(address);
      await expect(page.getByRole("main")).not.toContainText(word);
      await page.goBack();
      await shopper.settle();

      await press(shopper, lang, "editors.law.publish");
      await expect(message(page)).toContainText(say(lang, "editors.law.published"));
      await expect(shopper.main).toContainText(say(lang, "editors.law.fixed"));
      await readsSoon(page, address, `v-${word}`);
      await page.getByRole("link", { name: `v-${word}` }).click();
      await expect(page.getByRole("main")).toContainText(`About ${word}.`);
      await expect(page.getByRole("main")).toContainText(`All of ${word}.`);

      await findByFoot(shopper, lang, "/home/law");
      await shopper.main.getByRole("link", { name: kind, exact: true }).click();
      await expect(page).toHaveURL(address);
      await expect(shopper.main).toContainText(`v-${word}`);
      await expectInSitemap("pages", `/${lang}/home/law`);
    });

    test("decisions 27 a second editor is told what somebody else changed, keeps their own words, and saves them knowingly", async ({
      page,
      shopper,
    }) => {
      const word = newWord();
      const title = (who: Shopper) => fieldOf(who, lang, "editors.pages.name");
      await shopper.open("/staff/pages/new");
      await title(shopper).fill(word);
      await shopper.main
        .getByLabel(say(lang, "editors.field_slug"), { exact: true })
        .fill(`p-${word}`);
      await save(shopper, lang);

      const second = new Shopper(await page.context().newPage(), shopper.hasScripts);
      await second.open(page.url());
      await title(second).fill(`${word} of the quicker one`);
      await save(second, lang);

      await title(shopper).fill(`${word} of the slower one`);
      await press(shopper, lang, "editors.save");
      const told = shopper.main.getByRole("alert");
      await expect(told).toContainText(say(lang, "content.changed"));
      await expect(told.getByRole("definition")).toHaveText([`${word} of the quicker one`]);
      await expect(title(shopper)).toHaveValue(`${word} of the slower one`);
      await expectFits(page);
      await save(shopper, lang);
      await expect(title(shopper)).toHaveValue(`${word} of the slower one`);
      await second.page.close();
    });
  });
}
