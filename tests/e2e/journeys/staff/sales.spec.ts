import { readFile } from "node:fs/promises";
import { languages } from "#backend/contract/languages";
import { unitName } from "~/i18n/money-in-words.server";
import { staffSalesPath } from "~/sitemap/staff-paths";
import { comeToReview, placeOrder } from "../../../support/checking-out";
import { deliver } from "../../../support/deliver";
import { expectFits } from "../../../support/fits";
import { expect, test } from "../../../support/fixtures";
import { languageCodes } from "../../../support/languages";
import { logInAtDesk } from "../../../support/log-in-at-desk";
import { shopUrl } from "../../../support/shop-url";
import type { Shopper } from "../../../support/shopper";
import { say } from "../../../support/words";

for (const lang of languageCodes) {
  const currency = unitName(languages[lang].currency, lang);

  /** How many orders a page of sales counts in the language's currency. */
  async function countOrders({ main }: Shopper): Promise<number> {
    const section = main.getByRole("region", {
      name: say(lang, "staff.sales.in", { currency }),
    });
    if ((await section.count()) === 0) return 0;
    const all = section.getByRole("row").last().getByRole("cell").nth(2);
    const digits = (await all.innerText()).replace(/[۰-۹]/g, (digit) =>
      String("۰۱۲۳۴۵۶۷۸۹".indexOf(digit)),
    );
    return Number(digits.replace(/\D/g, ""));
  }

  test.describe(`the sales of a shop in ${lang}`, () => {
    test.beforeEach(async ({ context }) => {
      await logInAtDesk(context);
      await context.addCookies([{ name: "lang", value: lang, url: shopUrl() }]);
    });

    test("an order counts once its money came, in its week, month, quarter and year", async ({
      context,
      page,
      shopper,
    }) => {
      const buyer = await comeToReview(context, lang, "cod");
      const number = await placeOrder(buyer, lang);
      await page.setViewportSize({ width: 360, height: 740 });
      await shopper.open(staffSalesPath);
      const before = await countOrders(shopper);
      await deliver(number, lang);
      await shopper.open(staffSalesPath);
      expect(await countOrders(shopper)).toBeGreaterThan(before);
      for (const unit of ["week", "quarter", "year"] as const) {
        await shopper.main
          .getByRole("link", { name: say(lang, `staff.sales.by.${unit}`), exact: true })
          .click();
        await shopper.settle();
        expect(await countOrders(shopper)).toBeGreaterThan(before);
        await expectFits(page);
      }
    });

    test("a time goes out as a file whose lines count what its page counts", async ({
      context,
      page,
      shopper,
    }) => {
      const buyer = await comeToReview(context, lang, "cod");
      await deliver(await placeOrder(buyer, lang), lang);
      await shopper.open(`${staffSalesPath}?by=quarter`);
      const best = shopper.main.getByRole("listitem").getByRole("link").first();
      await expect(best).toHaveAttribute("href", new RegExp(`^/${lang}/home/products/show/`));
      const count = await countOrders(shopper);
      const waits = page.waitForEvent("download");
      await shopper.main.getByRole("link", { name: say(lang, "csv.save"), exact: true }).click();
      const file = await waits;
      const firstOfQuarter =
        lang === "fa"
          ? /^sales-quarter-14\d\d-(01|04|07|10)-01\.csv$/
          : /^sales-quarter-20\d\d-(01|04|07|10)-01\.csv$/;
      expect(file.suggestedFilename()).toMatch(firstOfQuarter);
      const lines = (await readFile(await file.path(), "utf8")).trimEnd().split("\r\n").slice(1);
      const own = lines
        .map((line) => line.split(","))
        .filter(([, coin]) => coin === languages[lang].currency);
      for (const [month] of own) expect(month).toMatch(/^\d{4}-\d\d$/);
      // Others may have bought meanwhile.
      const orders = own.reduce((sum, [, , counted]) => sum + Number(counted), 0);
      expect(orders).toBeGreaterThanOrEqual(count);
    });

    test("the time before is a link away, and the way back with it", async ({ shopper }) => {
      await shopper.open(`${staffSalesPath}?by=year`);
      const now = await shopper.main.getByRole("heading", { level: 2 }).innerText();
      await shopper.main.locator('a[rel="prev"]').click();
      await shopper.settle();
      await expect(shopper.main.getByRole("heading", { level: 2 })).not.toHaveText(now);
      await expect(shopper.main.getByText(say(lang, "staff.sales.none"))).toBeVisible();
      await shopper.main.locator('a[rel="next"]').click();
      await shopper.settle();
      await expect(shopper.main.getByRole("heading", { level: 2 })).toHaveText(now);
      await expect(shopper.main.locator('a[rel="next"]')).toHaveCount(0);
    });

    test("an address that names no period is this month", async ({ shopper }) => {
      await shopper.open(staffSalesPath);
      const month = await shopper.main.getByRole("heading", { level: 2 }).innerText();
      for (const query of ["by=century&on=x", "on=2999-01-01", "on=2026-13-45"]) {
        await shopper.open(`${staffSalesPath}?${query}`);
        await expect(shopper.main.getByRole("heading", { level: 2 })).toHaveText(month);
      }
    });
  });
}
