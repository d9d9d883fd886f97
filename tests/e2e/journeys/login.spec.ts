import { findProducts } from "../../support/buying";
import { productPath } from "../../support/catalogue";
import { expectFits } from "../../support/fits";
import { expect, test } from "../../support/fixtures";
import { languageCodes } from "../../support/languages";
import { logInBrowser } from "../../support/log-in-browser";
import { giveTarget, logInByCode, newEmail, press, readOutbox } from "../../support/logging-in";
import { shopUrl } from "../../support/shop-url";
import { say } from "../../support/words";

const strong = "correct horse battery";

for (const lang of languageCodes) {
  test(`R-AUTH-07[opens] R-AUTH-08[session] R-AUTH-11[back, cleared] R-NOJS-04[login, intended] R-ROUTE-21[login] the account asks for a login, a code makes one and leads back (${lang})`, async ({
    page,
    shopper,
  }) => {
    await shopper.open(`/${lang}`);
    await shopper.open("/user/user-settings");
    await expect(page).toHaveURL("/login");
    await expect(shopper.main.getByText(say(lang, "login_need"))).toBeAttached();
    await logInByCode(shopper, lang, newEmail());
    await expect(page).toHaveURL("/user/user-settings");
    const held = (await page.context().cookies()).map(({ name }) => name);
    expect(held).not.toContain("intended");
    await expect(shopper.title).toHaveText(say(lang, "account.settings"));
  });

  test(`R-AUTH-11[default] R-AUTH-15[wrong, right] R-AUTH-16[shut-out] R-NOJS-04[logout] R-NOJS-08[wrong-login] R-ERR-04[no-js] R-VAL-21[password] R-ROUTE-17[form] a weak password is refused, a good one is set, then opens the account; a wrong one is refused with the name kept (${lang})`, async ({
    page,
    shopper,
  }) => {
    const email = newEmail();
    await shopper.open(`/${lang}/login`);
    await logInByCode(shopper, lang, email);
    await expect(page).toHaveURL("/user");
    await shopper.open("/user/user-settings");
    const chosen = page.getByLabel(say(lang, "login.new_password"), { exact: true });
    await chosen.fill("LOUD AND LONG");
    await press(shopper, lang, "account.password_set");
    await expect(chosen).toHaveAccessibleDescription(new RegExp(say(lang, "password.lower")));
    await chosen.fill(strong);
    await press(shopper, lang, "account.password_set");
    await expect(page.getByText(say(lang, "account.password_kept"))).toBeAttached();
    await expect(chosen).toHaveValue("");

    await shopper.open("/user");
    await press(shopper, lang, "account.logout");
    await expect(page).toHaveURL(`/${lang}`);
    await shopper.open("/user");
    await expect(page).toHaveURL("/login");

    await giveTarget(shopper, lang, email);
    const password = page.getByLabel(say(lang, "login.password"), { exact: true });
    await password.fill("not the password");
    const posted = page.waitForResponse((response) => response.request().method() === "POST");
    await press(shopper, lang, "login.enter");
    expect((await posted).status()).toBe(400);
    await expect(shopper.main.getByRole("alert")).toContainText(say(lang, "login.wrong_password"));
    await expect(shopper.main.getByText(email)).toBeVisible();
    if (!shopper.hasScripts) await expect(password).toHaveValue("");
    await password.fill(strong);
    await press(shopper, lang, "login.enter");
    await expect(page).toHaveURL("/user");
  });

  test(`R-ROUTE-22[button, once, refused] decisions 8: a link logs in once, by a button (${lang})`, async ({
    page,
    shopper,
  }) => {
    const email = newEmail();
    await shopper.open(`/${lang}/login`);
    await giveTarget(shopper, lang, email);
    await press(shopper, lang, "login.send_link");
    await expect(shopper.main.getByText(say(lang, "login.link_by_email"))).toBeVisible();
    const link = /\S*\/login\/\S+/.exec(await readOutbox(shopper, email))?.[0] ?? "";
    const path = new URL(link).pathname;
    await shopper.open(path);
    await shopper.open("/user");
    await expect(page).toHaveURL("/login");
    await shopper.open(path);
    await press(shopper, lang, "login.enter");
    await expect(page).toHaveURL("/user");
    await press(shopper, lang, "account.logout");
    await expect(page).toHaveURL(`/${lang}`);
    await shopper.open(path);
    await expect(shopper.main.getByRole("alert")).toHaveText(say(lang, "login.link_dead"));
    await expect(page.getByLabel(say(lang, "login.target"), { exact: true })).toBeVisible();
    await shopper.open("/user");
    await expect(page).toHaveURL("/login");
  });
}

for (const path of ["/user/orders", "/en"]) {
  test(`R-ERR-02[toast, no-js] R-ERR-03[session, visitor] ${path} says that the backend has ended the login, and makes a visitor`, async ({
    page,
    shopper,
  }) => {
    await logInBrowser(page.context(), "en");
    await shopper.open("/user/orders");
    await expect(page).toHaveURL("/user/orders");
    await page.context().addCookies([{ name: "session", value: "a".repeat(43), url: shopUrl() }]);
    await shopper.open(path);
    await expect(page).toHaveURL(path === "/en" ? "/en" : "/login");
    const told = page.getByText(say("en", "auth.failed")).filter({ visible: true });
    await expect(told).toHaveCount(1);
    const names = (await page.context().cookies()).map(({ name }) => name);
    expect(names).not.toContain("session");
    const banner = page.getByRole("banner");
    await expect(banner.getByRole("link", { name: say("en", "chrome.login") })).toBeVisible();
    await shopper.open("/user/orders");
    await expect(page).toHaveURL("/login");
    await expect(told).toHaveCount(0);
  });
}

for (const lang of languageCodes) {
  test(`decisions 28: the login that a purchase asks for shows what is in the cart, any other doesn't (${lang})`, async ({
    page,
    shopper,
  }) => {
    await shopper.open("/user/orders");
    await expect(page).toHaveURL("/login");
    const cart = shopper.main.getByRole("complementary", { name: say(lang, "login.cart") });
    await expect(cart).toHaveCount(0);

    const [product] = await findProducts(lang);
    await shopper.open(productPath(lang, product));
    await page.getByRole("button", { name: say(lang, "product.buy_now") }).click();
    await expect(page).toHaveURL("/login");
    await expect(cart).toContainText(product.name);
    await expect(cart).toContainText(lang === "fa" ? "تومان" : "$");
    await expectFits(page);
    await giveTarget(shopper, lang, newEmail());
    await expect(cart, "at each question of the login").toContainText(product.name);
  });
}

test("decisions 8: a phone in Persian digits is understood", async ({ page, shopper }) => {
  await shopper.open("/fa/login");
  await giveTarget(shopper, "fa", "۰۹۱۲ ۳۴۵ ۶۷۸۹");
  await expect(shopper.main.getByText("۰۹۱۲ ۳۴۵ ۶۷۸۹")).toBeVisible();
  await press(shopper, "fa", "login.change");
  await expect(page.getByLabel(say("fa", "login.target"), { exact: true })).toHaveValue("");
});

test("R-VAL-21[login] what is no phone and no e-mail is kept and explained", async ({
  page,
  shopper,
}) => {
  await shopper.open("/en/login");
  await giveTarget(shopper, "en", "sara at home");
  const field = page.getByLabel(say("en", "login.target"), { exact: true });
  await expect(field).toHaveValue("sara at home");
  await expect(shopper.main.getByText(say("en", "login.bad_target"))).toBeVisible();
});
