import { languages } from "#backend/contract/languages";
import { formatsFor } from "~/i18n/format";
import { productPath } from "~/sitemap/paths";
import { brandsWith, productOf, takePictureOff, usedBrands } from "../../../support/brands";
import { message } from "../../../support/buying";
import { choosePng, chooseText } from "../../../support/chosen-files";
import { expectFits } from "../../../support/fits";
import { expect, test } from "../../../support/fixtures";
import { type LanguageCode, languageCodes } from "../../../support/languages";
import { logInAtDesk } from "../../../support/log-in-at-desk";
import { shopUrl } from "../../../support/shop-url";
import type { Shopper } from "../../../support/shopper";
import { ownWord } from "../../../support/synonyms";
import { say } from "../../../support/words";

const rows = ({ main }: Shopper) => main.locator("tbody").getByRole("row");

/** The form or question over the list: a dialog where scripts run, else the page. */
const form = ({ page, hasScripts, main }: Shopper) =>
  hasScripts ? page.getByRole("dialog") : main.locator(".crud-form");

/** A picture that the shop has not yet: its size says which one it is. */
const newPicture = (name: string) => choosePng(name, edge(), edge());
const edge = () => 200 + Math.floor(Math.random() * 1500);

for (const lang of languageCodes) {
  const press = (shopper: Shopper, key: "crud.save" | "crud.remove") =>
    form(shopper)
      .getByRole("button", { name: say(lang, key) })
      .click();
  const nameField = (shopper: Shopper, written: LanguageCode) =>
    form(shopper).getByRole("textbox", {
      name: `${say(lang, "brands.name")} (${languages[written].name})`,
    });
  const open = async (shopper: Shopper, slug: string, name: string) => {
    await shopper.open(brandsWith(slug));
    await rows(shopper)
      .getByRole("link", { name: say(lang, "crud.edit_row", { name }) })
      .click();
  };
  const picture = (shopper: Shopper, name: string) =>
    form(shopper).getByRole("radio", { name, exact: true });

  /** Looks for a picture in the form: as it is typed where scripts run, else by the button. */
  const find = async (shopper: Shopper, text: string) => {
    const column = say(lang, "brands.picture");
    await form(shopper)
      .getByLabel(say(lang, "crud.find_others", { column }))
      .fill(text);
    if (!shopper.hasScripts) {
      await form(shopper)
        .getByRole("button", { name: say(lang, "crud.find"), exact: true })
        .click();
    }
  };

  test.describe(`the shop's brands in ${lang}`, () => {
    test.beforeEach(async ({ context }) => {
      await logInAtDesk(context);
      await context.addCookies([{ name: "lang", value: lang, url: shopUrl() }]);
    });

    test("a brand is made in both languages with a picture from the device, gets another, and goes", async ({
      page,
      shopper,
    }) => {
      const slug = ownWord();
      const [en, fa] = [`House ${slug}`, `خانهٔ ${slug}`];
      const own = lang === "en" ? en : fa;
      await page.setViewportSize({ width: 360, height: 740 });
      await shopper.open(brandsWith(slug));
      await shopper.main.getByRole("link", { name: say(lang, "crud.add"), exact: true }).click();
      await form(shopper)
        .getByLabel(say(lang, "crud.hand_in"))
        .setInputFiles(await newPicture(`${slug}.png`));
      await form(shopper).getByLabel(say(lang, "brands.slug")).fill(slug);
      await expectFits(page);
      await press(shopper, "crud.save");
      await expect(form(shopper).getByRole("alert")).toContainText(say(lang, "required_error"));
      await expect(picture(shopper, `${slug}.png`)).toBeChecked();
      await nameField(shopper, "en").fill(en);
      await nameField(shopper, "fa").fill(fa);
      await press(shopper, "crud.save");
      await expect(message(page)).toContainText(say(lang, "crud.added"));
      await shopper.open(brandsWith(slug));
      await expect(rows(shopper)).toContainText([own]);
      await expect(rows(shopper).getByRole("img", { name: `${slug}.png` })).toBeVisible();
      await expectFits(page);

      await open(shopper, slug, own);
      await expect(nameField(shopper, "fa")).toHaveValue(fa);
      await expect(picture(shopper, `${slug}.png`)).toBeChecked();
      await picture(shopper, say(lang, "crud.no_picture")).check();
      await nameField(shopper, "fa").press("Enter");
      await expect(form(shopper)).toHaveCount(0);
      await expect(rows(shopper).getByRole("img")).toHaveCount(0);

      await open(shopper, slug, own);
      await nameField(shopper, "en").fill(`${en} again`);
      await find(shopper, slug);
      await picture(shopper, `${slug}.png`).check();
      await expect(nameField(shopper, "en")).toHaveValue(`${en} again`);
      await press(shopper, "crud.save");
      await expect(form(shopper)).toHaveCount(0);
      await expect(rows(shopper).getByRole("img", { name: `${slug}.png` })).toBeVisible();

      await rows(shopper)
        .getByRole("link", { name: say(lang, "crud.remove") })
        .click();
      await press(shopper, "crud.remove");
      await expect(rows(shopper)).toHaveCount(0);
    });

    test("shoppers see a brand's picture at once, and a brand that products are of stays", async ({
      page,
      shopper,
    }) => {
      const place = languageCodes.indexOf(lang) * 2 + (shopper.hasScripts ? 1 : 0);
      const brand = (await usedBrands())[place];
      const slug = String(brand?.slug);
      const names = brand?.name as Record<string, string>;
      await open(shopper, slug, names[lang] ?? "");
      await form(shopper)
        .getByLabel(say(lang, "crud.hand_in"))
        .setInputFiles(await newPicture("mark.png"));
      await press(shopper, "crud.save");
      await expect(form(shopper)).toHaveCount(0);
      try {
        await shopper.open(productPath(lang, await productOf(slug, lang)));
        const mark = shopper.main.getByRole("link", { name: names[lang], exact: true }).first();
        await expect(mark.locator("img")).toBeVisible();

        await shopper.open(brandsWith(slug));
        await rows(shopper)
          .getByRole("link", { name: say(lang, "crud.remove") })
          .click();
        await press(shopper, "crud.remove");
        const count = Number(brand?.products);
        const n = formatsFor(lang).number(count);
        const told = say(lang, count === 1 ? "brands.in_use_one" : "brands.in_use_other", { n });
        await expect(page.getByRole("alert").filter({ hasText: told })).toBeVisible();
      } finally {
        await takePictureOff(slug);
      }
    });

    test("a file that is no picture is refused, and what was typed stays", async ({ shopper }) => {
      await shopper.open(`${brandsWith("")}&new=1`);
      const opened = shopper.main;
      await opened.getByLabel(say(lang, "brands.slug")).fill("kept");
      await opened.getByLabel(say(lang, "crud.hand_in")).setInputFiles(chooseText());
      await opened.getByRole("button", { name: say(lang, "crud.save") }).click();
      await expect(opened.getByRole("alert")).toContainText(say(lang, "upload.not_a_picture"));
      await expect(opened.getByLabel(say(lang, "brands.slug"))).toHaveValue("kept");
    });
  });
}
