import type { Locator } from "@playwright/test";
import { message } from "../../../support/buying";
import { expectFits } from "../../../support/fits";
import { expect, test } from "../../../support/fixtures";
import { type LanguageCode, languageCodes } from "../../../support/languages";
import { logInAtDesk } from "../../../support/log-in-at-desk";
import { logInBrowser } from "../../../support/log-in-browser";
import { press } from "../../../support/logging-in";
import { drawPicture } from "../../../support/pictures";
import { Shopper } from "../../../support/shopper";
import { say } from "../../../support/words";

const names: Record<LanguageCode, string> = { en: "English", fa: "فارسی" };
const newWord = () => crypto.randomUUID().slice(0, 8);

/** A picture that the shop has not yet: its size says which one it is. */
async function fileOf(name: string) {
  const [width, height] = [200, 200].map((edge) => edge + Math.floor(Math.random() * 1500));
  const buffer = await drawPicture({ width, height }).png().toBuffer();
  return { name, mimeType: "image/png", buffer };
}

const noPicture = (name: string) => ({
  name,
  mimeType: "image/png",
  buffer: Buffer.from("This is a text."),
});

async function add(
  shopper: Shopper,
  lang: LanguageCode,
  files: Awaited<ReturnType<typeof fileOf>>[],
): Promise<void> {
  await shopper.main.getByLabel(say(lang, "library.files")).setInputFiles(files);
  await press(shopper, lang, "library.send");
}

const altField = ({ main }: Shopper, lang: LanguageCode, written: LanguageCode) =>
  main.getByLabel(say(lang, "library.alt", { language: names[written] }), { exact: true });

async function save(shopper: Shopper, lang: LanguageCode): Promise<void> {
  await press(shopper, lang, "editors.save");
  await expect(message(shopper.page)).toContainText(say(lang, "editors.saved"));
  await shopper.settle();
}

/** Whether the browser has drawn it: a broken picture has no width. */
async function isDrawn(picture: Locator): Promise<void> {
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
    .not.toBe(0);
}

for (const lang of languageCodes) {
  const other = lang === "en" ? "fa" : "en";

  test.describe(`the media library in ${lang}`, () => {
    test.beforeEach(async ({ context }) => {
      await logInBrowser(context, lang);
      await logInAtDesk(context);
    });

    test("a picture is added, described, found and shown in a page; from then on it can't be removed", async ({
      page,
      shopper,
    }) => {
      const word = newWord();
      await shopper.open("/staff/media");
      await add(shopper, lang, [await fileOf(`${word}.png`)]);
      await expect(message(page)).toContainText(say(lang, "library.added_one"));
      await shopper.settle();
      await expect(shopper.title).toHaveText(`${word}.png`);
      for (const code of languageCodes) {
        const isMissing = say(lang, "editors.missing", { language: names[code] });
        await expect(shopper.main.getByText(isMissing)).toBeVisible();
      }
      await altField(shopper, lang, lang).fill(`A jug ${word}`);
      await save(shopper, lang);
      const missing = say(lang, "editors.missing", { language: names[other] });
      await expect(shopper.main.getByText(missing)).toBeVisible();
      await isDrawn(shopper.main.getByRole("img", { name: `A jug ${word}` }));
      await expectFits(page);
      const picture = page.url();
      const markdown = await shopper.main
        .getByRole("textbox", { name: say(lang, "library.markdown") })
        .inputValue();
      expect(markdown).toMatch(/^!\[\]\(\/api\/media\/[0-9a-f]{20}\)$/);

      await shopper.open("/staff/media");
      await shopper.main.getByLabel(say(lang, "library.search")).fill(word);
      await shopper.main.getByLabel(say(lang, "library.only_missing")).check();
      await press(shopper, lang, "library.find");
      await shopper.settle();
      await expect(shopper.main.getByLabel(say(lang, "library.only_missing"))).toBeChecked();
      await expect(shopper.main.getByRole("listitem")).toHaveCount(1);
      const noWords = say(lang, "library.no_alt", { language: names[other] });
      await expect(shopper.main.getByText(noWords)).toBeVisible();
      await expectFits(page);

      const remover = new Shopper(await page.context().newPage(), shopper.hasScripts);
      await remover.open(picture);
      await shopper.open("/staff/pages/new");
      const written = { language: names[lang] };
      const field = (key: "editors.pages.name" | "editors.pages.body") =>
        shopper.main.getByLabel(say(lang, key, written), { exact: true });
      await field("editors.pages.name").fill(`Page ${word}`);
      await field("editors.pages.body").fill(markdown);
      await shopper.main
        .getByLabel(say(lang, "editors.field_slug"), { exact: true })
        .fill(`p-${word}`);
      await shopper.main.getByLabel(say(lang, "editors.field_shown")).check();
      await save(shopper, lang);
      const editor = page.url();

      await press(remover, lang, "library.remove");
      await expect(remover.main.getByRole("alert")).toContainText(say(lang, "library.in_use"));
      const shownIn = remover.main.getByRole("link", { name: `Page ${word}` });
      await expect(shownIn).toHaveAttribute("href", new URL(editor).pathname);
      const remove = remover.main.getByRole("button", { name: say(lang, "library.remove") });
      await expect(remove).toHaveCount(0);
      await expectFits(remover.page);
      await remover.page.close();

      await expect(async () => {
        await page.goto(`/${lang}/home/pages/p-${word}`);
        await expect(page.getByRole("img", { name: `A jug ${word}` })).toBeVisible({
          timeout: 1000,
        });
      }).toPass();
      await isDrawn(shopper.main.getByRole("img", { name: `A jug ${word}` }));
    });

    test("a post gets its cover out of the library, and keeps what is written while one is looked for", async ({
      page,
      shopper,
    }) => {
      const word = newWord();
      await shopper.open("/staff/media");
      await add(shopper, lang, [await fileOf(`${word}.png`)]);
      await shopper.settle();
      await altField(shopper, lang, lang).fill(`Cover ${word}`);
      await save(shopper, lang);

      await shopper.open("/staff/posts/new");
      const written = { language: names[lang] };
      const field = (key: "blog.staff.field_title" | "blog.staff.field_source") =>
        shopper.main.getByLabel(say(lang, key, written), { exact: true });
      const cover = (name: string) => shopper.main.getByRole("radio", { name, exact: true });
      await field("blog.staff.field_title").fill(`Post ${word}`);
      await field("blog.staff.field_source").fill("Words.");
      await expect(cover(say(lang, "library.cover_none"))).toBeChecked();
      await shopper.main.getByLabel(say(lang, "library.cover_search")).fill(`no such ${word}`);
      await press(shopper, lang, "library.cover_find");
      await expect(shopper.main.getByText(say(lang, "library.none_found"))).toBeVisible();
      await shopper.settle();
      await shopper.main.getByLabel(say(lang, "library.cover_search")).fill(`cover ${word}`);
      await press(shopper, lang, "library.cover_find");
      await expect(field("blog.staff.field_title")).toHaveValue(`Post ${word}`);
      await shopper.settle();
      await cover(`${word}.png`).check();
      await expectFits(page);
      await save(shopper, lang);
      await expect(cover(`${word}.png`)).toBeChecked();
      await press(shopper, lang, "blog.staff.publish");
      await expect(message(page)).toContainText(say(lang, "editors.saved"));
      await shopper.settle();
      const editor = page.url();
      await expect(async () => {
        await page.goto(`/${lang}/blogs`);
        const post = page.getByRole("main").getByRole("link", { name: `Post ${word}` });
        await expect(post.first()).toBeVisible({ timeout: 1000 });
      }).toPass();
      await page
        .getByRole("main")
        .getByRole("link", { name: `Post ${word}` })
        .first()
        .click();
      await isDrawn(page.locator(".post-cover img"));

      await shopper.open(editor);
      await cover(say(lang, "library.cover_none")).check();
      await save(shopper, lang);
      await expect(cover(say(lang, "library.cover_none"))).toBeChecked();
    });

    test("a part of a picture becomes one of its own", async ({ page, shopper }) => {
      const word = newWord();
      const label = (key: "library.ratio" | "library.crop_place") =>
        shopper.main.getByLabel(say(lang, key), { exact: true });
      await shopper.open("/staff/media");
      await add(shopper, lang, [await fileOf(`${word}.png`)]);
      await shopper.settle();
      const whole = page.url();
      await label("library.ratio").selectOption("1:1");
      if (shopper.hasScripts) {
        await press(shopper, lang, "library.crop_choose");
        const dialog = page.getByRole("dialog", { name: say(lang, "crop.title") });
        await dialog.getByRole("button", { name: say(lang, "crop.confirm") }).click();
      } else {
        await label("library.crop_place").selectOption("end");
        await press(shopper, lang, "library.crop_do");
      }
      await expect(message(page)).toContainText(say(lang, "library.cropped"));
      expect(page.url()).not.toBe(whole);
      await shopper.settle();
      await expect(shopper.title).toHaveText(`${word}.png`);
      const picture = shopper.main.getByRole("img", { name: say(lang, "library.picture") });
      await isDrawn(picture);
      const [width, height] = await picture.evaluate((img: HTMLImageElement) => [
        img.naturalWidth,
        img.naturalHeight,
      ]);
      expect(width).toBe(height);
      await expectFits(page);
      await shopper.open(`/staff/media?q=${word}`);
      await expect(shopper.main.getByRole("link", { name: word })).toHaveCount(2);
    });

    test("of several files the good ones are kept, and each bad one is named", async ({
      page,
      shopper,
    }) => {
      const word = newWord();
      await shopper.open("/staff/media");
      await add(shopper, lang, [
        await fileOf(`${word} 1.png`),
        noPicture(`${word} 2.png`),
        await fileOf(`${word} 3.png`),
      ]);
      const told = shopper.main.getByRole("alert");
      await expect(told).toContainText(say(lang, "library.refused"));
      await expect(told.getByRole("listitem")).toHaveText([
        `${word} 2.png: ${say(lang, "upload.not_a_picture")}`,
      ]);
      await expectFits(page);
      await shopper.open(`/staff/media?q=${word}`);
      await expect(shopper.main.getByRole("link", { name: word })).toHaveText([
        `${word} 3.png`,
        `${word} 1.png`,
      ]);
    });

    test("two editors of a picture hear of each other; one that nothing shows is removed", async ({
      page,
      shopper,
    }) => {
      const word = newWord();
      await shopper.open("/staff/media");
      await add(shopper, lang, [await fileOf(`${word}.png`)]);
      await shopper.settle();

      const second = new Shopper(await page.context().newPage(), shopper.hasScripts);
      await second.open(page.url());
      await altField(second, lang, other).fill(`Other ${word}`);
      await save(second, lang);
      await second.page.close();

      await altField(shopper, lang, lang).fill(`Mine ${word}`);
      await press(shopper, lang, "editors.save");
      const told = shopper.main.getByRole("alert");
      await expect(told).toContainText(say(lang, "content.changed"));
      await expect(told.getByRole("definition")).toHaveText([`Other ${word}`]);
      await expect(altField(shopper, lang, lang)).toHaveValue(`Mine ${word}`);
      await expectFits(page);
      await save(shopper, lang);

      await press(shopper, lang, "library.remove");
      await expect(message(page)).toContainText(say(lang, "library.removed"));
      await shopper.open(`/staff/media?q=${word}`);
      await expect(shopper.main.getByText(say(lang, "library.none_found"))).toBeVisible();
    });
  });
}
