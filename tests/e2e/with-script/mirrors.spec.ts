import { languages } from "#backend/contract/languages";
import { expect, test } from "../../support/fixtures";
import { languageCodes } from "../../support/languages";
import { logInBrowser } from "../../support/log-in-browser";
import { logInByCode, newEmail, press } from "../../support/logging-in";
import { shopUrl } from "../../support/shop-url";

for (const lang of languageCodes) {
  test(`R-STORE-02[lang] R-STORE-03[rtl] R-LANG-11[storage] local storage mirrors ${lang} and its direction`, async ({
    page,
    shopper,
  }) => {
    await shopper.open(`/${lang}`);
    const stored = () =>
      page.evaluate(() => ({
        lang: localStorage.getItem("lang"),
        rtl: localStorage.getItem("rtl"),
      }));
    await expect.poll(stored).toEqual({ lang, rtl: String(languages[lang].dir === "rtl") });
  });
}

test("R-STORE-01[hash] R-ENT-04[storage] local storage keeps the site's defaults with the backend's version and hash", async ({
  page,
  shopper,
  request,
}) => {
  const { hash, version } = await (await request.get("/api/site-default/timcheh/fa")).json();
  await shopper.open("/fa");
  const stored = () => page.evaluate(() => JSON.parse(localStorage.getItem("siteDefault") ?? "{}"));
  await expect.poll(stored).toMatchObject({ hash, version });
});

test("a visitor has neither a marker nor a cached user", async ({ page, shopper }) => {
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

test("R-STARTUP-03[stored] defaults of another hash are replaced by the page's", async ({
  page,
  shopper,
  request,
}) => {
  const { hash } = await (await request.get("/api/site-default/timcheh/fa")).json();
  await page.addInitScript(() => {
    if (sessionStorage.getItem("seeded")) return;
    sessionStorage.setItem("seeded", "1");
    localStorage.setItem("siteDefault", '{"hash":"of-yesterday"}');
  });
  await shopper.open("/fa");
  const stored = () => page.evaluate(() => JSON.parse(localStorage.getItem("siteDefault") ?? "{}"));
  await expect.poll(stored).toMatchObject({ hash });
});

test("R-STARTUP-04[untouched] defaults of the same hash are neither asked for nor written again", async ({
  page,
  shopper,
}) => {
  const stored = () => page.evaluate(() => JSON.parse(localStorage.getItem("siteDefault") ?? "{}"));
  await shopper.open("/fa");
  await expect.poll(stored).toHaveProperty("hash");
  await page.evaluate(() => {
    const site = JSON.parse(localStorage.getItem("siteDefault") ?? "{}");
    localStorage.setItem("siteDefault", JSON.stringify({ ...site, mark: 1 }));
  });
  const asked: string[] = [];
  page.on("request", (one) => {
    if (one.url().includes("/api/site-default/")) asked.push(one.url());
  });
  await shopper.open("/fa");
  await shopper.open("/fa/home/law");
  expect(await stored()).toMatchObject({ mark: 1 });
  expect(asked).toEqual([]);
});

test("R-STORE-04[present, logout] R-STORE-05[login] the marker and the user are there exactly while logged in", async ({
  page,
  shopper,
}) => {
  const stored = () =>
    page.evaluate(() => [localStorage.getItem("auth.token"), localStorage.getItem("user_login")]);
  const token = await logInBrowser(page.context(), "en");
  await shopper.open("/user");
  await expect.poll(stored).not.toContain(null);
  const [marker = "", user = ""] = await stored();
  expect(marker).toMatch(/^[0-9a-f]{16}$/);
  expect(token).not.toContain(marker);
  expect(JSON.parse(user ?? "")).toMatchObject({ login: true, info: { lang: "en" } });

  await press(shopper, "en", "account.logout");
  await expect(page).toHaveURL("/en");
  await expect.poll(stored).toEqual([null, null]);
});

test("R-STORE-06[saved, used] the path that a login interrupts is kept whole, and gone once it is used", async ({
  page,
  shopper,
}) => {
  const intended = () => page.evaluate(() => localStorage.getItem("url.intended"));
  await shopper.open("/en");
  await shopper.open("/user/orders?page=2");
  await expect(page).toHaveURL("/login");
  await expect.poll(intended).toBe("/user/orders?page=2");
  await logInByCode(shopper, "en", newEmail());
  await expect(page).toHaveURL("/user/orders?page=2");
  await expect.poll(intended).toBeNull();
});

test("R-LANG-15[storage] the switch also turns local storage over", async ({ page, shopper }) => {
  const stored = () =>
    page.evaluate(() => [localStorage.getItem("lang"), localStorage.getItem("rtl")]);
  await shopper.open("/home/law");
  await expect.poll(stored).toEqual(["fa", "true"]);
  await page.getByRole("banner").getByRole("button", { name: languages.en.name }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await expect.poll(stored).toEqual(["en", "false"]);
});

for (const lang of languageCodes) {
  test(`R-STARTUP-11[stays] the language that was served is not touched by hydration (${lang})`, async ({
    page,
    shopper,
  }) => {
    await page.addInitScript(() => {
      const changes: string[] = [];
      Object.assign(window, { changes });
      new MutationObserver((records) => {
        for (const { target, attributeName } of records) {
          if (target === document.documentElement) changes.push(attributeName ?? "");
        }
      }).observe(document, { subtree: true, attributeFilter: ["lang", "dir"] });
    });
    await shopper.open(`/${lang}`);
    expect(await page.evaluate(() => Reflect.get(window, "changes"))).toEqual([]);
    await expect(page.locator("html")).toHaveAttribute("lang", lang);
  });
}

test("R-ERR-03[storage] a login that the backend has ended leaves no marker and no user behind", async ({
  page,
  shopper,
}) => {
  await logInBrowser(page.context(), "en");
  await shopper.open("/user");
  const stored = () =>
    page.evaluate(() => ["auth.token", "user_login"].map((key) => localStorage.getItem(key)));
  await expect.poll(stored).toEqual([expect.any(String), expect.stringContaining('"login":true')]);
  await page.context().addCookies([{ name: "session", value: "a".repeat(43), url: shopUrl() }]);
  await shopper.open("/en");
  await expect.poll(stored).toEqual([null, null]);
});

test("R-STORE-18[broken] broken local storage breaks nothing", async ({ page, shopper }) => {
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
  test("R-STORE-18[blocked] opens the shop all the same", async ({ page, shopper }) => {
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
