import { formatsFor } from "~/i18n/format";
import { messages } from "~/i18n/messages";
import { lostConnection, takeOut } from "../../support/complaints";
import { expect, test } from "../../support/fixtures";
import { languageCodes } from "../../support/languages";
import { logInBrowser } from "../../support/log-in-browser";
import { say } from "../../support/words";

test.use({ serviceWorkers: "allow" });

for (const lang of languageCodes) {
  test(`R-PWA-03[unvisited, mirrors] a page never seen is answered by the offline page, and comes with the network (${lang})`, async ({
    page,
    shopper,
    complaints,
  }) => {
    await shopper.open(`/${lang}`);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await shopper.open(`/${lang}/home/law`);
    await page.evaluate(() => {
      localStorage.setItem("carts", '{"1":{"qty":1},"2":{"qty":1}}');
      localStorage.setItem("wish_list", "[7]");
    });
    await page.context().setOffline(true);

    await page.getByRole("contentinfo").locator(`a[href="/${lang}/blogs"]`).click();
    await expect(page).toHaveURL(`/offline/${lang}#/${lang}/blogs`);
    await expect(shopper.title).toHaveText(messages[lang]["offline.title"]);
    const kept = page.getByRole("link", { name: messages[lang]["law.title"], exact: true });
    await expect(shopper.main.getByRole("listitem").filter({ has: kept })).toBeVisible();
    const { number } = formatsFor(lang);
    await expect(shopper.main).toContainText(say(lang, "offline.cart_other", { n: number(2) }));
    await expect(shopper.main).toContainText(say(lang, "offline.wish_one", { n: number(1) }));

    await page.context().setOffline(false);
    await expect(page).toHaveURL(`/${lang}/blogs`);
    takeOut(complaints, lostConnection);
  });
}

for (const lang of languageCodes) {
  test(`the device page says how much is saved here and clears it after a question (${lang})`, async ({
    page,
    shopper,
  }) => {
    const words = messages[lang];
    await shopper.open(`/${lang}`);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await shopper.open(`/${lang}/home/law`);
    await shopper.open(`/offline/${lang}`);
    const room = page.getByRole("region", { name: words["offline.room"] });
    await room.getByRole("button", { name: words["offline.clear_pages"] }).click();
    await expect(room).toContainText(words["offline.ask_pages"]);
    await room.getByRole("button", { name: words["offline.clear_yes"] }).click();
    await expect(room).toContainText(words["offline.cleared_pages"]);
    const size = new Intl.NumberFormat(lang, {
      style: "unit",
      unit: "kilobyte",
      unitDisplay: "long",
    }).format(0);
    const none = { n: formatsFor(lang).number(0), size };
    await expect(room).toContainText(say(lang, "offline.room_pages_other", none));
    await expect(shopper.main).toContainText(words["offline.none"]);
  });
}

test("R-AUTH-01[cached] R-AUTH-17[offline] a page from the cache leaves the marker and the cached user alone", async ({
  page,
  shopper,
  complaints,
}) => {
  await shopper.open("/en/home/law");
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.reload();
  await shopper.settle();
  await page.context().setOffline(true);
  const user = '{"login":true,"info":{"id":"7","name":"Roya"}}';
  await page.evaluate((text) => {
    localStorage.setItem("auth.token", "marker");
    localStorage.setItem("user_login", text);
  }, user);
  await page.reload();
  await shopper.settle();
  await expect(page.getByRole("alert")).toContainText(messages.en.no_internet);
  expect(await page.evaluate(() => localStorage.getItem("user_login"))).toBe(user);

  await page.goto("/user/orders");
  await shopper.settle();
  await expect(shopper.main).toContainText("Roya");
  expect(await page.evaluate(() => localStorage.getItem("auth.token"))).toBe("marker");
  takeOut(complaints, lostConnection);
});

test("R-AUTH-06[offline-page] the way back to a page of the account waits until it is known who reads", async ({
  page,
  shopper,
  complaints,
}) => {
  await logInBrowser(page.context(), "en");
  await shopper.open("/en");
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await shopper.open("/en/home/law");
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/who", async (route) => {
    await held;
    await route.continue();
  });
  await page.context().setOffline(true);
  // The device doesn't know who reads: until the shop has said so, it would take them for a visitor.
  await page.evaluate(() => localStorage.removeItem("user_login"));
  await page.goto("/user/user-settings");
  await expect(shopper.title).toHaveText(messages.en["offline.title"]);
  await shopper.settle();
  const asked = page.waitForRequest("**/who");
  await page.context().setOffline(false);
  await asked;
  expect(await page.evaluate(() => localStorage.getItem("url.intended"))).toBeNull();
  await expect(shopper.title).toHaveText(messages.en["offline.device"]);
  release();
  await expect(page).toHaveURL("/user/user-settings");
  await expect(shopper.title).toHaveText(messages.en["account.settings"]);
  takeOut(complaints, lostConnection);
});
