import { expectAccessible } from "../../support/accessibility";
import { test } from "../../support/fixtures";
import { type LanguageCode, languageCodes } from "../../support/languages";
import { screens } from "../../support/screens";

/** Each form in one language (decision 222), in both with ALL_FORMS=1. */
const languagesOf = (lang: LanguageCode) => (process.env.ALL_FORMS ? languageCodes : [lang]);

for (const { name, path } of screens) {
  for (const lang of languagesOf("fa")) {
    test(`axe finds nothing grave on ${name} in ${lang}, hydrated`, async ({ page, shopper }) => {
      await shopper.open(await path(lang));
      await expectAccessible(page);
    });
  }

  for (const lang of languagesOf("en")) {
    // axe itself needs scripts to run: the shop's own are left out instead.
    test(`axe finds nothing grave on ${name} in ${lang}, as it is served, dark, on a phone`, async ({
      page,
    }) => {
      await page.route(/\.js$/, (route) => route.fulfill({ contentType: "text/javascript" }));
      await page.emulateMedia({ colorScheme: "dark" });
      await page.setViewportSize({ width: 360, height: 740 });
      await page.goto(await path(lang));
      await expectAccessible(page);
    });
  }
}
