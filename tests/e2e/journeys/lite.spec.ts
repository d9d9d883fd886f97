import { lineOf, message, nameOf, optionNames } from "../../support/buying";
import { findProduct, productPath } from "../../support/catalogue";
import { expect, test } from "../../support/fixtures";
import { languageCodes } from "../../support/languages";
import { logInBrowser } from "../../support/log-in-browser";
import { giveTarget, newEmail, press } from "../../support/logging-in";
import { shopUrl } from "../../support/shop-url";
import { Shopper } from "../../support/shopper";
import { firstOther } from "../../support/ticking";
import { say } from "../../support/words";

const strong = "correct horse battery";

for (const lang of languageCodes) {
  test(`lite mode has no script and no font, and everything works (${lang})`, async ({
    page,
    shopper,
  }) => {
    await shopper.open(`/${lang}/home/products`);
    await page.getByRole("button", { name: say(lang, "chrome.lite_on") }).click();
    await expect(page.getByRole("button", { name: say(lang, "chrome.lite_off") })).toBeVisible();
    await expect(page).toHaveURL(`/${lang}/home/products`);

    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.resourceType()));
    await page.reload();
    await expect(page.locator("script")).toHaveCount(0);
    await shopper.main.getByRole("listitem").getByRole("link").first().scrollIntoViewIfNeeded();
    await page.locator('a[rel="next"]').click();
    await expect(page).toHaveURL(/page=2/);
    expect(asked).not.toContain("script");
    expect(asked).not.toContain("font");

    await page.getByRole("button", { name: say(lang, "chrome.lite_off") }).click();
    await expect(page.locator("script").first()).toBeAttached();
  });

  test(`in lite mode the option that is ticked is the one that is bought (${lang})`, async ({
    page,
    shopper,
  }) => {
    await logInBrowser(page.context(), lang);
    const product = await findProduct(lang, { withChoice: true });
    const { variant, choice, option } = firstOther(product);
    await shopper.open(productPath(lang, product));
    await page.getByRole("button", { name: say(lang, "chrome.lite_on") }).click();
    await expect(page.locator("script")).toHaveCount(0);
    const ticked = page.locator(`input[name="${choice}"][value="${option}"]`);
    await ticked.check();
    await page.getByRole("button", { name: say(lang, "product.add_to_cart") }).click();
    await expect(message(page)).toContainText(
      say(lang, "cart.added", { name: nameOf(lang, product, variant) }),
    );
    await expect(ticked).toBeChecked();
    await shopper.open(`/${lang}/carts`);
    const line = lineOf(page, product);
    await expect(line).toHaveCount(1);
    for (const name of optionNames(product, variant)) await expect(line).toContainText(name);
  });

  test(`lite mode of an account comes along to the next device that logs in (${lang})`, async ({
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
    await page.getByLabel(say(lang, "settings.lite"), { exact: true }).selectOption("on");
    const looks = shopper.main.getByRole("region", { name: say(lang, "settings.looks") });
    await looks.getByRole("button", { name: say(lang, "settings.save") }).click();
    await expect(page.getByText(say(lang, "settings.saved"))).toBeAttached();
    await expect(page.locator("script")).toHaveCount(0);

    const device = await browser.newContext({
      baseURL: shopUrl(),
      javaScriptEnabled: shopper.hasScripts,
    });
    const next = new Shopper(await device.newPage(), shopper.hasScripts);
    await next.open(`/${lang}/login`);
    await expect(next.page.locator("script").first()).toBeAttached();
    await giveTarget(next, lang, email);
    await next.page.getByLabel(say(lang, "login.password"), { exact: true }).fill(strong);
    await press(next, lang, "login.enter");
    await expect(next.page).toHaveURL("/user");
    await next.open(`/${lang}`);
    await expect(next.page.locator("script")).toHaveCount(0);
    await device.close();
  });
}

test.describe("Save-Data", () => {
  test.use({ extraHTTPHeaders: { "Save-Data": "on" } });
  test("lite mode is on by itself where the browser saves data; the switch wins", async ({
    page,
  }) => {
    await page.goto("/fa");
    await expect(page.locator("script")).toHaveCount(0);
    await page.getByRole("button", { name: say("fa", "chrome.lite_off") }).click();
    await expect(page.locator("script").first()).toBeAttached();
  });
});
