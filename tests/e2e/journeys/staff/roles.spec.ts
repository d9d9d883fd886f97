import { cookieNames } from "~/request/cookie-names";
import { message } from "../../../support/buying";
import { expect, test } from "../../../support/fixtures";
import { languageCodes } from "../../../support/languages";
import { logInAtDesk } from "../../../support/log-in-at-desk";
import { press } from "../../../support/logging-in";
import { shopUrl } from "../../../support/shop-url";
import { say } from "../../../support/words";

for (const lang of languageCodes) {
  test(`decisions 27 a role is made, and its page says so (${lang})`, async ({
    page,
    shopper,
    javaScriptEnabled,
  }) => {
    await logInAtDesk(page.context());
    await page.context().addCookies([{ name: cookieNames.lang, value: lang, url: shopUrl() }]);
    await shopper.open("/staff/roles/new");
    const name = `Role ${lang} ${javaScriptEnabled ?? true} ${Date.now()}`;
    await shopper.main.getByLabel(say(lang, "staff.role.name")).fill(name);
    await shopper.main.getByLabel(say(lang, "staff.permission.orders.read")).check();
    await press(shopper, lang, "staff.role.save");
    await expect(message(page)).toContainText(say(lang, "staff.role.saved"));
    await expect(shopper.main.getByRole("link", { name })).toBeVisible();
  });
}
