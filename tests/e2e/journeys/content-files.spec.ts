import { formatsFor } from "~/i18n/format";
import { message } from "../../support/buying";
import { expectFits } from "../../support/fits";
import { expect, test } from "../../support/fixtures";
import { languageCodes } from "../../support/languages";
import { logInAtDesk } from "../../support/log-in-at-desk";
import { press } from "../../support/logging-in";
import { shopUrl } from "../../support/shop-url";
import { say } from "../../support/words";

for (const lang of languageCodes) {
  test(`the owner brings pages in from a file, and its wrong line is named (${lang})`, async ({
    context,
    shopper,
  }) => {
    await logInAtDesk(context);
    await context.addCookies([{ name: "lang", value: lang, url: shopUrl() }]);
    const word = crypto.randomUUID().slice(0, 8);
    await shopper.open("/staff/pages");
    const file = shopper.main.getByRole("link", { name: say(lang, "csv.save"), exact: true });
    await expect(file).toHaveAttribute("href", "/staff/content/pages/file");
    await shopper.main.getByRole("link", { name: say(lang, "csv.bring"), exact: true }).click();
    await shopper.settle();
    const take = async (status: string) => {
      await shopper.main.getByLabel(say(lang, "csv.file"), { exact: true }).setInputFiles({
        name: "pages.csv",
        mimeType: "text/csv",
        buffer: Buffer.from(
          `slug,status,title_en,title_fa\na-${word},draft,A ${word},الف ${word}\nb-${word},${status},B ${word},ب ${word}`,
        ),
      });
      await press(shopper, lang, "csv.take");
    };
    await take("sideways");
    const { number } = formatsFor(lang);
    const place = say(lang, "csv.line", { line: number(3), column: "status" });
    await expect(shopper.main.getByText(place)).toBeVisible();
    await expectFits(shopper.page);
    await take("draft");
    await expect(message(shopper.page)).toContainText(
      say(lang, "csv.taken", { added: number(2), changed: number(0) }),
    );
    await expect(shopper.main.getByRole("link", { name: new RegExp(word) })).toHaveCount(2);
    await expectFits(shopper.page);
  });
}
