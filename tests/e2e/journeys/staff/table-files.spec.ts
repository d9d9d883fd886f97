import { readFile } from "node:fs/promises";
import { formatsFor } from "~/i18n/format";
import { brandsWith, findBrand } from "../../../support/brands";
import { message } from "../../../support/buying";
import { send } from "../../../support/checking-out";
import { chooseCsv, csvPreview } from "../../../support/csv-files";
import { expectFits } from "../../../support/fits";
import { expect, test } from "../../../support/fixtures";
import { type LanguageCode, languageCodes } from "../../../support/languages";
import { deskToken, logInAtDesk } from "../../../support/log-in-at-desk";
import { press } from "../../../support/logging-in";
import { methodsWith, removeMethod } from "../../../support/shipping-methods";
import { shopUrl } from "../../../support/shop-url";
import { ownWord } from "../../../support/synonyms";
import { say } from "../../../support/words";

/** A table of the back-office, and a file that adds a line to it. */
interface FileTable {
  name: string;
  file: string;
  list: (word: string) => string;
  csv: (word: string, names: Record<LanguageCode, string>) => string;
  /** What is put in place of what, for a line that can't be taken, and the column that is named for it. */
  wrong: { from: string; to: string; column: string };
  remove: (word: string) => Promise<void>;
}

async function removeBrand(slug: string): Promise<void> {
  const brand = await findBrand(slug);
  if (brand) await send(await deskToken(), "en", "DELETE", `admin/brands/${brand._id}`);
}

const tables: FileTable[] = [
  {
    name: "brands",
    file: "brands.csv",
    list: brandsWith,
    csv: (word, { en, fa }) => `slug;name_en;name_fa;picture\r\n${word};${en};${fa};`,
    wrong: { from: "\r\n", to: "\r\nNot an address ", column: "slug" },
    remove: removeBrand,
  },
  {
    name: "ways to send",
    file: "shipping.csv",
    list: methodsWith,
    csv: (word, { en, fa }) =>
      "code,active,name_en,name_fa,countries,days_from,days_to,price_usd,price_irr,sort\n" +
      `${word},no,${en},${fa},NZ,۲۰,30,40.00,500000,90`,
    wrong: { from: "40.00", to: "much", column: "price_usd" },
    remove: removeMethod,
  },
];

for (const lang of languageCodes) {
  const { number } = formatsFor(lang);
  for (const { name, file, list, csv, wrong, remove } of tables) {
    test(`the ${name} come in from a file, tried first, and go out as one that changes nothing (${lang})`, async ({
      context,
      page,
      shopper,
    }) => {
      const word = ownWord();
      const names = { en: `House ${word}`, fa: `خانهٔ ${word}` };
      const lines = csv(word, names);
      const row = shopper.main.locator("tbody").getByRole("row").filter({ hasText: names[lang] });
      await logInAtDesk(context);
      await context.addCookies([{ name: "lang", value: lang, url: shopUrl() }]);
      try {
        await page.setViewportSize({ width: 360, height: 740 });
        await shopper.open(list(word));
        await shopper.main.getByRole("link", { name: say(lang, "csv.bring"), exact: true }).click();
        await shopper.settle();
        await chooseCsv(shopper, lang, file, lines.replace(wrong.from, wrong.to));
        await press(shopper, lang, "csv.try");
        const place = say(lang, "csv.line", { line: number(2), column: wrong.column });
        await expect(shopper.main.getByText(place)).toBeVisible();
        await expectFits(page);
        await chooseCsv(shopper, lang, file, lines);
        await press(shopper, lang, "csv.try");
        const would = say(lang, "csv.would", { added: number(1), changed: number(0) });
        await expect(csvPreview(shopper, lang).getByRole("status")).toHaveText(would);
        await expectFits(page);
        await press(shopper, lang, "csv.take_these");
        const taken = say(lang, "csv.taken", { added: number(1), changed: number(0) });
        await expect(message(page)).toContainText(taken);
        await shopper.open(list(word));
        await expect(row).toBeVisible();

        const waits = page.waitForEvent("download");
        await shopper.main.getByRole("link", { name: say(lang, "csv.save"), exact: true }).click();
        const download = await waits;
        const out = await readFile(await download.path(), "utf8");
        expect(out).toContain(names.fa);
        await shopper.main.getByRole("link", { name: say(lang, "csv.bring"), exact: true }).click();
        await shopper.settle();
        await chooseCsv(shopper, lang, file, out);
        await press(shopper, lang, "csv.try");
        const nothing = say(lang, "csv.would_nothing");
        await expect(csvPreview(shopper, lang).getByRole("status")).toHaveText(nothing);
      } finally {
        await remove(word);
      }
    });
  }
}
