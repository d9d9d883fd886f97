import { languageCodes, languages } from "~/i18n/languages";
import { expect, test } from "../../support/fixtures";

for (const lang of languageCodes) {
  test(`R-STORE-02 R-STORE-03 R-LANG-11 local storage mirrors ${lang} and its direction`, async ({
    page,
    shopper,
  }) => {
    await shopper.open(`/${lang}`);
    const stored = () =>
      page.evaluate(() => ({
        lang: localStorage.getItem("lang"),
        rtl: localStorage.getItem("rtl"),
      }));
    await expect.poll(stored).toEqual({ lang, rtl: String(languages[lang].rtl) });
  });
}

test("R-STORE-01 R-STORE-13 R-ENT-04 R-ENT-09 local storage keeps the site's defaults with the backend's version and hash", async ({
  page,
  shopper,
  request,
}) => {
  const { hash, version } = await (await request.get("/api/site-default/timcheh/fa")).json();
  await shopper.open("/fa");
  const stored = () => page.evaluate(() => JSON.parse(localStorage.getItem("siteDefault") ?? "{}"));
  await expect.poll(stored).toMatchObject({ hash, version });
});

test("R-STORE-04 R-STORE-05 a visitor has neither a marker nor a cached user", async ({
  page,
  shopper,
}) => {
  await page.addInitScript(() => {
    if (sessionStorage.getItem("seeded")) return;
    sessionStorage.setItem("seeded", "1");
    localStorage.setItem("auth.token", "stale");
    localStorage.setItem("user_login", '{"login":true,"info":{"id":"x"}}');
  });
  await shopper.open("/en");
  const stored = () =>
    page.evaluate(() => [localStorage.getItem("auth.token"), localStorage.getItem("user_login")]);
  await expect.poll(stored).toEqual([null, null]);
});

test("broken local storage breaks nothing", async ({ page, shopper }) => {
  await page.addInitScript(() => {
    for (const key of ["siteDefault", "lang", "rtl", "carts", "wish_list", "user_login"]) {
      localStorage.setItem(key, "{broken");
    }
  });
  await shopper.open("/fa");
  await expect(shopper.title).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", "fa");
});

test.describe("a browser without local storage", () => {
  test("opens the shop all the same", async ({ page, shopper }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, "localStorage", {
        get: () => {
          throw new DOMException("denied", "SecurityError");
        },
      });
    });
    await shopper.open("/en");
    await expect(shopper.title).toBeVisible();
  });
});
