import { cookieNames } from "~/request/cookie-names";
import { message } from "../../../support/buying";
import { expect, test, testWithScripts } from "../../../support/fixtures";
import { languageCodes } from "../../../support/languages";
import { logInAtDesk } from "../../../support/log-in-at-desk";
import { press } from "../../../support/logging-in";
import { shopUrl } from "../../../support/shop-url";
import { say } from "../../../support/words";

for (const lang of languageCodes) {
  test.describe(`decisions 27 the back-office's keys in ${lang}`, () => {
    test.beforeEach(async ({ context }) => {
      await logInAtDesk(context);
      await context.addCookies([{ name: cookieNames.lang, value: lang, url: shopUrl() }]);
    });

    test("their page lists them, turns them off and on again", async ({ page, shopper }) => {
      await shopper.open("/staff/keyboard");
      await expect(shopper.main.locator("kbd")).toHaveText([
        ...["g", "h", "g", "t"],
        ...["j", "k", "Enter", "/", "?"],
      ]);
      await press(shopper, lang, "staff.keys.turn_off");
      await expect(message(page)).toContainText(say(lang, "staff.keys.is_off"));
      await shopper.settle();
      await press(shopper, lang, "staff.keys.turn_on");
      await expect(message(page)).toContainText(say(lang, "staff.keys.is_on"));
    });

    testWithScripts(
      "they lead there, but not from a field, nor once they are off",
      async ({ page, shopper }) => {
        const box = page.getByRole("search").getByLabel(say(lang, "staff.search.hint"));
        await shopper.open("/staff/security");
        await page.keyboard.press("g");
        await page.keyboard.press("t");
        await expect(shopper.title).toHaveText(say(lang, "desk.title"));
        await shopper.settle();
        await page.keyboard.press("/");
        await expect(box).toBeFocused();
        await page.keyboard.type("gh?/");
        await expect(box).toHaveValue("gh?/");
        await expect(shopper.title).toHaveText(say(lang, "desk.title"));
        await box.blur();
        await page.keyboard.press("?");
        await expect(shopper.title).toHaveText(say(lang, "staff.keys.title"));
        await shopper.settle();
        await press(shopper, lang, "staff.keys.turn_off");
        await expect(message(page)).toContainText(say(lang, "staff.keys.is_off"));
        await shopper.settle();
        await page.keyboard.press("/");
        await expect(box).not.toBeFocused();
        await page.keyboard.press("g");
        await page.keyboard.press("h");
        await expect(shopper.title).toHaveText(say(lang, "staff.keys.title"));
      },
    );
  });
}
