import type { Page } from "@playwright/test";
import { displayOf } from "~/i18n/display";
import { formatsFor } from "~/i18n/format";
import { lostConnection, takeOut } from "../../support/complaints";
import { expect, test } from "../../support/fixtures";
import { type LanguageCode, languageCodes } from "../../support/languages";
import type { Shopper } from "../../support/shopper";
import { say, saying } from "../../support/words";

test.use({ serviceWorkers: "allow" });

/** Opens the shop's home page until the worker has it, and what helps. */
async function openUntilSaved(shopper: Shopper, lang: LanguageCode) {
  const { page } = shopper;
  await shopper.open(`/${lang}`);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await expect.poll(() => isSaved(page, `/kept/${lang}/${lang}/home/faqs`)).toBe(true);
}

const isSaved = (page: Page, key: string) =>
  page.evaluate(async (at) => (await caches.match(at)) !== undefined, key);

/** Makes a saved page two days older. */
const age = (page: Page, key: string) =>
  page.evaluate(async (at) => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      const saved = await cache.match(at);
      if (!saved) continue;
      const headers = new Headers(saved.headers);
      headers.set("sw-cache-timestamp", String(Date.now() - 172_800_000));
      await cache.put(at, new Response(await saved.text(), { headers }));
    }
  }, key);

for (const lang of languageCodes) {
  test(`R-PWA-03[visited] law and questions open without a network, though nobody has been there (${lang})`, async ({
    page,
    shopper,
    complaints,
  }) => {
    await openUntilSaved(shopper, lang);
    await page.context().setOffline(true);
    await page.goto(`/${lang}/home/faqs`);
    await shopper.settle();
    await expect(shopper.title).toHaveText(say(lang, "faqs.title"));
    await expect(page.getByRole("alert")).toContainText(saying(lang, "offline.kept_at"));
    await page.goto(`/${lang}/home/law`);
    await expect(shopper.title).toHaveText(say(lang, "law.title"));
    takeOut(complaints, lostConnection);
  });

  test(`saved pages say when they were saved, and are searched in what they say (${lang})`, async ({
    page,
    shopper,
    complaints,
  }) => {
    await openUntilSaved(shopper, lang);
    await shopper.open(`/${lang}/home/products`);
    await page.context().setOffline(true);
    await page.goto(`/${lang}/home/products?q=zzz&sort=new`);
    await expect(shopper.title).toHaveText(say(lang, "offline.title"));
    const saved = page.getByRole("region", { name: say(lang, "offline.saved") });
    const search = saved.getByRole("searchbox", { name: say(lang, "offline.search") });
    await expect(search).toHaveValue("zzz");
    await expect(saved.getByRole("status")).toHaveText(say(lang, "offline.not_found"));
    await search.fill(say(lang, "faqs.title"));
    const found = saved
      .getByRole("listitem")
      .filter({ has: page.getByRole("link", { name: say(lang, "faqs.title"), exact: true }) });
    await expect(found).toContainText(saying(lang, "offline.saved_on"));
    await expect(found).toContainText(formatsFor(lang).date(new Date()));
    await search.clear();
    await expect(saved.getByRole("status")).toBeEmpty();
    const can = page.getByRole("region", { name: say(lang, "offline.can_title") });
    await expect(can).toContainText(say(lang, "offline.cannot_order"));
    takeOut(complaints, lostConnection);
  });

  test(`prices that were saved more than a day ago are told to be old (${lang})`, async ({
    page,
    shopper,
    complaints,
  }) => {
    await openUntilSaved(shopper, lang);
    await shopper.open(`/${lang}/home/products`);
    const key = `/kept/${lang}/${lang}/home/products`;
    await expect.poll(() => isSaved(page, key)).toBe(true);
    await page.context().setOffline(true);
    await page.goto(`/${lang}/home/products`);
    await shopper.settle();
    const notice = page.getByRole("alert");
    await expect(notice).toContainText(saying(lang, "offline.kept_at"));
    await expect(notice).not.toContainText(say(lang, "offline.old_prices"));

    await age(page, key);
    await page.reload();
    await shopper.settle();
    await expect(notice).toContainText(say(lang, "offline.old_prices"));
    await expect(page.locator("html")).toHaveAttribute("data-old-prices", "");
    takeOut(complaints, lostConnection);
  });
}

test("saved pages say when they were saved in the calendar and the digits that their reader has chosen", async ({
  page,
  shopper,
  complaints,
}) => {
  await openUntilSaved(shopper, "en");
  await page.context().setOffline(true);
  await page.evaluate(() => {
    const info = { id: "7", name: "Roya", calendar: "persian", digits: "arabext" };
    localStorage.setItem("auth.token", "marker");
    localStorage.setItem("user_login", JSON.stringify({ login: true, info }));
  });
  const chosen = displayOf({ calendar: "persian", digits: "arabext" });
  const date = formatsFor("en", chosen).date(new Date());
  expect(date).not.toBe(formatsFor("en").date(new Date()));
  await page.goto("/en/home/faqs");
  await shopper.settle();
  await expect(page.getByRole("alert")).toContainText(date);
  await page.goto("/en/blogs");
  await shopper.settle();
  const saved = page.getByRole("region", { name: say("en", "offline.saved") });
  await expect(saved.getByRole("listitem").first()).toContainText(date);
  takeOut(complaints, lostConnection);
});

test("without a network it shows which links are not saved here, and all are as before once it is back", async ({
  page,
  shopper,
  complaints,
}) => {
  await openUntilSaved(shopper, "en");
  await page.reload();
  await shopper.settle();
  const footer = page.getByRole("contentinfo");
  const law = footer.locator('a[href="/en/home/law"]');
  const journal = footer.locator('a[href="/en/blogs"]');
  await page.context().setOffline(true);
  await expect(journal).toHaveAttribute("title", say("en", "offline.unsaved"));
  await expect(law).not.toHaveAttribute("data-unsaved");
  await page.context().setOffline(false);
  await expect(journal).not.toHaveAttribute("data-unsaved");
  takeOut(complaints, lostConnection);
});
