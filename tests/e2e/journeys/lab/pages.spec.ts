import { allLabComponents } from "#dev/laboratory/routes/components";
import { messages } from "~/i18n/messages";
import { expectAccessible } from "../../../support/accessibility";
import { expectFits } from "../../../support/fits";
import { expect, test } from "../../../support/fixtures";
import { languageCodes } from "../../../support/languages";

const phone = { width: 360, height: 740 };
const desk = { width: 1440, height: 900 };

/** axe looks at each page twice: light on a phone in one language, dark at a desk in the other. */
for (const lang of languageCodes) {
  for (const component of allLabComponents) {
    test(`R-LAB-01[pages] the laboratory shows ${component} in ${lang}: it fits, and axe finds nothing grave`, async ({
      page,
      shopper,
    }) => {
      await page.setViewportSize(phone);
      await shopper.open(`/${lang}/__lab/${component}`);
      await expect(shopper.title).toHaveText(messages[lang][`lab.${component}`]);
      await expectFits(page);
      if (shopper.hasScripts && lang === "en") await expectAccessible(page);
      await page.setViewportSize(desk);
      await page.emulateMedia({ colorScheme: "dark" });
      await expectFits(page);
      if (shopper.hasScripts && lang === "fa") await expectAccessible(page);
    });
  }

  test(`its first page leads to each of them (${lang})`, async ({ page, shopper }) => {
    await page.setViewportSize(phone);
    await shopper.open(`/${lang}/__lab`);
    for (const component of allLabComponents) {
      const link = shopper.main.getByRole("link", { name: messages[lang][`lab.${component}`] });
      await expect(link.first()).toBeVisible();
    }
    await expectFits(page);
  });
}

test("a component that is none is not found", async ({ page }) => {
  const answer = await page.goto("/__lab/nothing");
  expect(answer?.status()).toBe(404);
});
