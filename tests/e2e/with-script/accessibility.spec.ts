import { expectAccessible } from "../../support/accessibility";
import { test } from "../../support/fixtures";
import { languageCodes } from "../../support/languages";
import { screens } from "../../support/screens";

for (const lang of languageCodes) {
  for (const { name, path } of screens) {
    test(`axe finds nothing grave on ${name} in ${lang}, hydrated`, async ({ page, shopper }) => {
      await shopper.open(await path(lang));
      await expectAccessible(page);
    });

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
