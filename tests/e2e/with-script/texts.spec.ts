import type { Page } from "@playwright/test";
import { ownEn } from "~/i18n/messages/en";
import { expect, test } from "../../support/fixtures";
import { type LanguageCode, languageCodes } from "../../support/languages";
import type { Shopper } from "../../support/shopper";
import { say } from "../../support/words";

/** The files of texts that the page asks for from now on, without their hashes. */
function noteTextFiles(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/texts/")) asked.push(pathname.replace(/\.[0-9a-f]+$/, ""));
  });
  return asked;
}

const goToLogin = ({ page }: Shopper, lang: LanguageCode) =>
  page
    .getByRole("banner")
    .getByRole("link", { name: say(lang, "chrome.login") })
    .click();

/** The login's button, by a text that the browser says itself. */
const continueButton = ({ main }: Shopper, name: string) =>
  main.getByRole("button", { name, exact: true });

/** Keys that stand on the page instead of their texts. */
async function shownKeys({ main }: Shopper): Promise<string[]> {
  const words = (await main.innerText()).split(/\s+/);
  return Object.keys(ownEn).filter((key) => words.includes(key));
}

for (const lang of languageCodes) {
  test(`decisions 24 the first page of the shopper's own brings its texts, once (${lang})`, async ({
    page,
    shopper,
  }) => {
    const asked = noteTextFiles(page);
    await shopper.open(`/${lang}`);
    expect(asked).toEqual([`/texts/${lang}.core`]);
    await goToLogin(shopper, lang);
    await expect(page).toHaveURL(`/${lang}/login`);
    await expect(continueButton(shopper, say(lang, "login.send_code"))).toBeVisible();
    expect(await shownKeys(shopper)).toEqual([]);
    await page.goBack();
    await goToLogin(shopper, lang);
    await expect(continueButton(shopper, say(lang, "login.send_code"))).toBeVisible();
    expect(asked).toEqual([`/texts/${lang}.core`, `/texts/${lang}.own`]);
  });

  test(`R-STARTUP-10[keys] R-NAV-04[failure] R-LANG-13[page] keys stand in where that page's texts can't be had, until they can (${lang})`, async ({
    page,
    shopper,
    complaints,
  }) => {
    await shopper.open(`/${lang}`);
    const asked = noteTextFiles(page);
    await page.route("**/texts/*.own.*", (route) => route.abort());
    await goToLogin(shopper, lang);
    await expect(page).toHaveURL(`/${lang}/login`);
    await expect(continueButton(shopper, "login.send_code")).toBeVisible();
    expect(complaints.splice(0)).toEqual([expect.stringContaining("Failed to load resource")]);

    await page.unroute("**/texts/*.own.*");
    await page.goBack();
    await goToLogin(shopper, lang);
    await expect(continueButton(shopper, say(lang, "login.send_code"))).toBeVisible();
    expect(asked).toEqual([`/texts/${lang}.own`, `/texts/${lang}.own`]);
    expect(await shownKeys(shopper)).toEqual([]);
  });
}

test("R-NAV-04[success] a page that came before its texts waits for them under the root spinner", async ({
  page,
  shopper,
}) => {
  await shopper.open("/fa");
  let release: () => void = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/texts/fa.own.*", async (route) => {
    await held;
    await route.continue();
  });
  await goToLogin(shopper, "fa");
  await expect(page.getByRole("progressbar")).toBeVisible();
  release();
  await expect(page.getByRole("progressbar")).toBeHidden();
  await expect(continueButton(shopper, say("fa", "login.send_code"))).toBeVisible();
});

test("a page of the shopper's own starts with both files, and changes the language with both", async ({
  page,
  shopper,
}) => {
  const asked = noteTextFiles(page);
  await shopper.open("/en/login");
  expect(asked.sort()).toEqual(["/texts/en.core", "/texts/en.own"]);
  await page.getByRole("contentinfo").getByRole("link", { name: "فارسی" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "fa");
  await expect(continueButton(shopper, say("fa", "login.send_code"))).toBeVisible();
  expect(asked.slice(2).sort()).toEqual(["/texts/fa.core", "/texts/fa.own"]);
  expect(await shownKeys(shopper)).toEqual([]);
});

test.describe("with the worker", () => {
  test.use({ serviceWorkers: "allow" });

  test("the worker keeps both files of both languages with the offline pages", async ({
    page,
    shopper,
  }) => {
    await shopper.open("/en");
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    const kept = await page.evaluate(async () => {
      const names = (await caches.keys()).filter((name) => name.startsWith("files-"));
      const opened = await Promise.all(names.map((name) => caches.open(name)));
      const keys = await Promise.all(opened.map((cache) => cache.keys()));
      return keys.flat().map(({ url }) => new URL(url).pathname);
    });
    const texts = kept.filter((path) => path.startsWith("/texts/"));
    expect(texts.map((path) => path.replace(/\.[0-9a-f]+$/, "")).sort()).toEqual([
      "/texts/en.core",
      "/texts/en.own",
      "/texts/fa.core",
      "/texts/fa.own",
    ]);
  });
});
