import { expectAccessible } from "../../support/accessibility";
import { comeWithCart, homes } from "../../support/checking-out";
import { expect, test } from "../../support/fixtures";
import { type LanguageCode, languageCodes } from "../../support/languages";
import { screens } from "../../support/screens";
import { say } from "../../support/words";

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

test("the lists of a place stay legible while the next of them is on its way", async ({
  page,
  shopper,
}) => {
  await comeWithCart(page.context(), "fa");
  await shopper.open("/fa/checkout/address");
  let letGo = () => {};
  const held = new Promise<void>((done) => {
    letGo = done;
  });
  await page.route(/\/checkout\/address\.data/, async (route) => {
    await held;
    await route.continue();
  });
  const { stateLabel, state } = homes.fa;
  const place = shopper.main.getByRole("group", { name: say("fa", "address.place") });
  await place.getByRole("combobox", { name: say("fa", stateLabel) }).selectOption({ label: state });
  await expect(place).toHaveAttribute("aria-busy", "true");
  await expectAccessible(page);
  letGo();
  await expect(place).toHaveAttribute("aria-busy", "false");
});
