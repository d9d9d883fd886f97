import { languageCodes } from "~/i18n/languages";
import { expect, test } from "../../support/fixtures";
import { logInBrowser } from "../../support/log-in-browser";
import { press } from "../../support/logging-in";
import { say } from "../../support/words";

for (const lang of languageCodes) {
  test(`R-AUTH-15 what is typed while a refused form's page still loads is kept (${lang})`, async ({
    page,
    shopper,
    complaints,
  }) => {
    await logInBrowser(page.context(), lang);
    await shopper.open("/user/user-settings");
    let letLoad = () => {};
    const held = new Promise<void>((resolve) => {
      letLoad = resolve;
    });
    await page.route("**/user-settings.data*", async (route) => {
      if (route.request().method() === "GET") await held;
      await route.continue();
    });
    const chosen = page.getByLabel(say(lang, "login.new_password"), { exact: true });
    await chosen.fill("short");
    await press(shopper, lang, "account.password_set");
    await expect(chosen).toHaveAccessibleDescription(new RegExp(say(lang, "password.min_len")));
    complaints.length = 0;
    // The menu begins anew with each page: it tells when this one has come.
    const menu = page.locator("details.menu");
    await menu.evaluate((element) => element.setAttribute("data-before", ""));
    await chosen.fill("correct horse battery");
    letLoad();
    await expect(menu).not.toHaveAttribute("data-before");
    await press(shopper, lang, "account.password_set");
    await expect(page.getByText(say(lang, "account.password_kept"))).toBeAttached();
    await expect(chosen).toHaveValue("");
  });
}
