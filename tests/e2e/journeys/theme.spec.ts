import type { Page } from "@playwright/test";
import { expect, test } from "../../support/fixtures";
import { languageCodes } from "../../support/languages";
import { logInBrowser } from "../../support/log-in-browser";
import { giveTarget, newEmail, press } from "../../support/logging-in";
import { shopUrl } from "../../support/shop-url";
import { Shopper } from "../../support/shopper";
import { say } from "../../support/words";

const strong = "correct horse battery";
const paper = { light: "rgb(251, 248, 242)", dark: "rgb(18, 24, 28)" };

const expectPaper = (page: Page, look: keyof typeof paper) =>
  expect(page.locator("html")).toHaveCSS("background-color", paper[look]);

for (const device of ["light", "dark"] as const) {
  const other = device === "light" ? "dark" : "light";

  test(`a visitor chooses the other colours than a ${device} device has, and the device's again`, async ({
    page,
    shopper,
  }) => {
    await page.emulateMedia({ colorScheme: device });
    await shopper.open("/fa/home/law");
    await expectPaper(page, device);
    const foot = page.getByRole("contentinfo");
    await foot.getByRole("button", { name: say("fa", `chrome.theme_${other}`) }).click();
    await expect(page).toHaveURL("/fa/home/law");
    await expectPaper(page, other);
    await shopper.open("/en");
    await expectPaper(page, other);
    await foot.getByRole("button", { name: say("en", "chrome.theme_auto") }).click();
    await expectPaper(page, device);
  });
}

test("saving other settings leaves the colours that were chosen below the page", async ({
  page,
  shopper,
}) => {
  await logInBrowser(page.context(), "en");
  await shopper.open("/user/user-settings");
  await page.getByRole("button", { name: say("en", "chrome.theme_dark") }).click();
  await expectPaper(page, "dark");
  const looks = shopper.main.getByRole("region", { name: say("en", "settings.looks") });
  await expect(looks.getByLabel(say("en", "settings.theme"))).toHaveValue("dark");
  await looks.getByRole("button", { name: say("en", "settings.save") }).click();
  await expect(page.getByText(say("en", "settings.saved"))).toBeAttached();
  await expectPaper(page, "dark");
});

test("paper stays light, whatever is chosen", async ({ page, shopper }) => {
  await page.context().addCookies([{ name: "theme", value: "dark", url: shopUrl() }]);
  await shopper.open("/en/home/law");
  await expectPaper(page, "dark");
  await page.emulateMedia({ media: "print" });
  await expect(page.locator("body")).toHaveCSS("color", "rgb(0, 0, 0)");
  await expect(page.locator("html")).not.toHaveCSS("background-color", paper.dark);
});

for (const lang of languageCodes) {
  test(`the colours of an account hold on public pages and come along to the next device that logs in (${lang})`, async ({
    page,
    shopper,
    browser,
  }) => {
    const email = newEmail();
    await logInBrowser(page.context(), lang, email);
    await shopper.open("/user/user-settings");
    await page.getByLabel(say(lang, "login.new_password"), { exact: true }).fill(strong);
    await press(shopper, lang, "account.password_set");
    await expect(page.getByText(say(lang, "account.password_kept"))).toBeAttached();
    await page.getByLabel(say(lang, "settings.theme"), { exact: true }).selectOption("dark");
    const looks = shopper.main.getByRole("region", { name: say(lang, "settings.looks") });
    await looks.getByRole("button", { name: say(lang, "settings.save") }).click();
    await expect(page.getByText(say(lang, "settings.saved"))).toBeAttached();
    await expectPaper(page, "dark");
    await shopper.open(`/${lang}/home/law`);
    await expectPaper(page, "dark");

    const device = await browser.newContext({
      baseURL: shopUrl(),
      javaScriptEnabled: shopper.hasScripts,
    });
    const next = new Shopper(await device.newPage(), shopper.hasScripts);
    await next.open(`/${lang}/login`);
    await expectPaper(next.page, "light");
    await giveTarget(next, lang, email);
    await next.page.getByLabel(say(lang, "login.password"), { exact: true }).fill(strong);
    await press(next, lang, "login.enter");
    await expect(next.page).toHaveURL("/user");
    await expectPaper(next.page, "dark");
    await device.close();
  });
}
