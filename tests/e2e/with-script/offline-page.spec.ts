import { languageCodes } from "~/i18n/languages";
import { messages } from "~/i18n/messages";
import { expect, test } from "../../support/fixtures";

test.use({ serviceWorkers: "allow" });

for (const lang of languageCodes) {
  test(`R-PWA-03 R-STARTUP-01 a page never seen is answered by the offline page, and comes with the network (${lang})`, async ({
    page,
    shopper,
    complaints,
  }) => {
    await shopper.open(`/${lang}`);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await shopper.open(`/${lang}/home/law`);
    await page.evaluate(() => localStorage.setItem("carts", '{"1":{"qty":1},"2":{"qty":1}}'));
    await page.context().setOffline(true);

    await page.getByRole("contentinfo").locator(`a[href="/${lang}/home/faqs"]`).click();
    await expect(page).toHaveURL(`/offline/${lang}#/${lang}/home/faqs`);
    await expect(shopper.title).toHaveText(messages[lang]["offline.title"]);
    const kept = page.getByRole("link", { name: messages[lang]["law.title"], exact: true });
    await expect(shopper.main.getByRole("listitem").filter({ has: kept })).toBeVisible();
    await expect(shopper.main).toContainText(lang === "en" ? "2 items" : "۲ کالا");

    await page.context().setOffline(false);
    await expect(page).toHaveURL(`/${lang}/home/faqs`);
    complaints.splice(0);
  });
}

test("R-STORE-04 R-AUTH-17 a page from the cache leaves the marker and the cached user alone", async ({
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
  complaints.splice(0);
});
