import type { BrowserContext, Page } from "@playwright/test";
import { addToCart, findProducts } from "../../support/buying";
import { expect, test } from "../../support/fixtures";
import { logInBrowser } from "../../support/log-in-browser";
import { startPage } from "../../support/start-page";
import { say } from "../../support/words";

test.use({ serviceWorkers: "allow" });

/** What local storage holds of a person, by the storage contract. */
const personal = ["auth.token", "user_login", "url.intended", "carts", "wish_list"];

const storedOf = (page: Page) =>
  page.evaluate((keys) => keys.filter((key) => localStorage.getItem(key) !== null), personal);

/** All that the worker keeps, by address. */
function readCached(): Promise<[url: string, body: string][]> {
  return (async () => {
    const all: [string, string][] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        all.push([request.url, (await (await cache.match(request))?.text()) ?? ""]);
      }
    }
    return all;
  })();
}

async function logInNew(context: BrowserContext): Promise<string> {
  const target = `gone-${Date.now()}-${Math.random()}@example.com`;
  await logInBrowser(context, "en", target);
  return target;
}

test("R-AUTH-16[mirrors, private-caches] R-STORE-04[logout] a logout leaves nothing of the person in the browser", async ({
  page,
  shopper,
}) => {
  const target = await logInNew(page.context());
  const [product] = await findProducts("en");
  await addToCart(shopper, "en", product);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.getByRole("button", { name: say("en", "product.add_to_wish_list") }).click();
  await expect
    .poll(() => storedOf(page))
    .toEqual(["auth.token", "user_login", "carts", "wish_list"]);
  await shopper.open("/user");
  await page.getByRole("button", { name: say("en", "account.logout"), exact: true }).click();
  await expect(page).toHaveURL("/en");
  await expect.poll(() => storedOf(page)).toEqual([]);
  await expect(page.locator(".bar-count")).toHaveCount(0);
  const cached = await page.evaluate(readCached);
  expect(cached.filter(([, body]) => body.includes(target)).map(([url]) => url)).toEqual([]);
  expect(
    cached.map(([url]) => new URL(url).pathname).filter((path) => /\/user/.test(path)),
  ).toEqual([]);
  const session = await page.evaluate(() => JSON.stringify(sessionStorage));
  expect(session).not.toContain(target);
});

test("R-AUTH-16[tabs] another tab leaves the page of the person who is gone", async ({
  page,
  shopper,
}) => {
  const target = await logInNew(page.context());
  await shopper.open("/user");
  const other = await page.context().newPage();
  await other.goto("/user/orders");
  await startPage(other);
  await page.getByRole("button", { name: say("en", "account.logout"), exact: true }).click();
  await expect(page).toHaveURL("/en");
  await expect(other).toHaveURL(/\/login/);
  await expect(other.locator("body")).not.toContainText(target);
  await expect(other.locator(".bar-count")).toHaveCount(0);
});

test("R-AUTH-16[back] a page that comes back alive after a logout elsewhere tells nothing of the person", async ({
  page,
  shopper,
}) => {
  await logInNew(page.context());
  await shopper.open("/en");
  const banner = page.getByRole("banner");
  const account = banner.getByRole("link", { name: say("en", "chrome.account") });
  await expect(account).toBeVisible();
  const elsewhere = await page.context().newPage();
  await elsewhere.goto("/user");
  await elsewhere.getByRole("button", { name: say("en", "account.logout"), exact: true }).click();
  await expect(elsewhere).toHaveURL("/en");
  await elsewhere.close();
  // Chromium keeps no page alive while it is driven.
  await page.evaluate(() =>
    window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })),
  );
  await expect(account).toHaveCount(0);
  await expect(banner.getByRole("link", { name: say("en", "chrome.login") })).toBeVisible();
  expect(await storedOf(page)).toEqual([]);
});
