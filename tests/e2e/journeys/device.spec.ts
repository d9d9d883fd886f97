import type { BrowserContext } from "@playwright/test";
import { staffCookie } from "~/request/cookie-names";
import { message } from "../../support/buying";
import { expect, test } from "../../support/fixtures";
import { languageCodes } from "../../support/languages";
import { logInBrowser } from "../../support/log-in-browser";
import { shopUrl } from "../../support/shop-url";
import { say } from "../../support/words";

const namesIn = async (context: BrowserContext) =>
  (await context.cookies()).map(({ name }) => name).sort();

for (const lang of languageCodes) {
  const address = `/${lang}/home/device`;

  test(`what is not needed is allowed and refused by buttons of one weight, and changed again (${lang})`, async ({
    page,
    shopper,
  }) => {
    await shopper.open(`/${lang}`);
    await page
      .getByRole("contentinfo")
      .getByRole("link", { name: say(lang, "device.title") })
      .click();
    await expect(shopper.title).toHaveText(say(lang, "device.title"));
    const yes = shopper.main.getByRole("button", { name: say(lang, "device.allow"), exact: true });
    const no = shopper.main.getByRole("button", { name: say(lang, "device.refuse"), exact: true });
    const looks = (button: typeof yes) =>
      button.evaluate((element) => {
        const { width, height } = element.getBoundingClientRect();
        const { color, backgroundColor, fontWeight } = getComputedStyle(element);
        return { width, height, color, backgroundColor, fontWeight };
      });
    expect(await looks(yes)).toEqual(await looks(no));

    await expect(shopper.main).toContainText(say(lang, "device.state.open"));
    expect(await namesIn(page.context())).toEqual(["lang"]);
    await yes.click();
    await expect(message(page)).toContainText(say(lang, "device.allowed"));
    await expect(shopper.main).toContainText(say(lang, "device.state.yes"));
    await no.click();
    await expect(message(page)).toContainText(say(lang, "device.refused"));
    await expect(shopper.main).toContainText(say(lang, "device.state.no"));
    expect(await namesIn(page.context())).toEqual(["choices", "lang"]);
  });

  test(`an account's history has the answer too (${lang})`, async ({ page, shopper }) => {
    await logInBrowser(page.context(), lang);
    await shopper.open(address);
    await shopper.main
      .getByRole("button", { name: say(lang, "device.allow"), exact: true })
      .click();
    await expect(shopper.main).toContainText(say(lang, "device.state.yes"));
    await shopper.main.getByRole("link", { name: say(lang, "device.logged_link") }).click();
    const privacy = page.getByRole("region", { name: say(lang, "settings.privacy") });
    await privacy.getByText(say(lang, "settings.consent_log")).click();
    await expect(privacy.getByRole("listitem")).toContainText([
      say(lang, "settings.consent.referral"),
    ]);
  });

  test(`a device is cleared by one button, and its login is over (${lang})`, async ({
    page,
    shopper,
  }) => {
    await logInBrowser(page.context(), lang);
    const { path, deviceNameOf } = staffCookie;
    const { hostname: domain } = new URL(shopUrl());
    await page.context().addCookies([{ name: deviceNameOf(false), value: "v1.x", domain, path }]);
    await shopper.open(address);
    await shopper.main.getByRole("button", { name: say(lang, "device.refuse") }).click();
    await expect(shopper.main).toContainText(say(lang, "device.state.no"));
    await shopper.main.getByRole("button", { name: say(lang, "device.clear_do") }).click();
    await expect(message(page)).toContainText(say(lang, "device.cleared"));
    expect(await namesIn(page.context())).toEqual(["lang"]);
    await page.goto("/user");
    await expect(page).toHaveURL(/login/);
  });
}
