import { languageCodes, languages } from "~/i18n/languages";
import { expectFits } from "../../support/fits";
import { expect, test } from "../../support/fixtures";
import { screens } from "../../support/screens";

for (const lang of languageCodes) {
  for (const { name, path, status = 200 } of screens) {
    test(`R-NOJS-01 R-NOJS-06 ${name} is whole and clean in ${lang}, and fits a phone of 360 px`, async ({
      page,
      shopper,
    }) => {
      const answer = await page.goto(await path(lang));
      await shopper.settle();
      expect(answer?.status()).toBe(status);
      await expect(page.locator("html")).toHaveAttribute("lang", lang);
      await expect(page.locator("html")).toHaveAttribute(
        "dir",
        languages[lang].rtl ? "rtl" : "ltr",
      );
      await expect(page.locator("#app")).toHaveCount(1);
      await expect(shopper.title).toHaveCount(1);
      await expect(page.getByRole("progressbar")).toHaveCount(0);
      await expect(page.locator("img:not([alt])")).toHaveCount(0);
      await page.setViewportSize({ width: 360, height: 740 });
      await expectFits(page);
    });
  }
}
