import type { BrowserContext } from "@playwright/test";
import type { Page } from "~/sitemap/page";
import { pages } from "~/sitemap/pages";
import budgets from "../budgets.json" with { type: "json" };
import { makeAccountScreens } from "../support/account-screens";
import { ask } from "../support/ask";
import { answer, comeWithCart, homes, keepAddress } from "../support/checking-out";
import { expect, test } from "../support/fixtures";
import { newPhone } from "../support/log-in-browser";
import { shopUrl } from "../support/shop-url";
import { startPage } from "../support/start-page";

/** Addresses of the modules that a page has loaded once it is quiet. */
async function modulesOf(context: BrowserContext, path: string): Promise<Set<string>> {
  const page = await context.newPage();
  const modules = new Set<string>();
  page.on("request", (request) => {
    const { origin, pathname } = new URL(request.url());
    if (origin === shopUrl() && pathname.endsWith(".js")) modules.add(pathname);
  });
  const answer = await page.goto(path, { waitUntil: "networkidle" });
  expect(answer?.status(), path).toBe(200);
  await startPage(page);
  await page.waitForLoadState("networkidle");
  await page.close();
  return modules;
}

async function weigh(paths: Iterable<string>): Promise<number> {
  let bytes = 0;
  for (const path of paths) {
    bytes += (await ask(path, { headers: { "Accept-Encoding": "br" } })).body.length;
  }
  return bytes / 1024;
}

test("the cart's and the checkout's own modules stay within their bytes, beyond what every page has", async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: shopUrl(), serviceWorkers: "block" });
  const buyer = await comeWithCart(context, "fa", newPhone());
  const shared = await modulesOf(context, "/fa/home/law");
  expect(shared.size).toBeGreaterThan(0);
  const address_id = await keepAddress(buyer, "fa", homes.fa.input);
  await answer(buyer, "fa", { address_id, shipping: "post", payment: "cod" });
  for (const path of [
    "carts",
    "checkout/address",
    "checkout/address?new=1",
    "checkout/shipping",
    "checkout/payment",
    "checkout/review",
  ]) {
    const all = await modulesOf(context, `/fa/${path}`);
    const own = [...all].filter((module) => !shared.has(module));
    expect(own.length, path).toBeGreaterThan(0);
    const kilobytes = await weigh(own);
    expect.soft(kilobytes, `KB of /fa/${path}`).toBeLessThanOrEqual(budgets.ownRouteKB.script);
  }
  await context.close();
});

test("the modules of each of the account's pages stay within their bytes, beyond what every page has", async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const context = await browser.newContext({ baseURL: shopUrl(), serviceWorkers: "block" });
  const screens = await makeAccountScreens(context, "fa");
  const inAccount = Object.entries(pages as Record<string, Page>)
    .filter(([, { layout }]) => layout === "account" || layout === "profile")
    .map(([name]) => name);
  expect([...new Set(screens.map(({ page }) => page))].sort()).toEqual(inAccount.sort());
  const shared = await modulesOf(context, "/fa/home/law");
  expect(shared.size).toBeGreaterThan(0);
  for (const { name, path } of screens) {
    const all = await modulesOf(context, path);
    const own = [...all].filter((module) => !shared.has(module));
    expect(own.length, path).toBeGreaterThan(0);
    const kilobytes = await weigh(own);
    expect
      .soft(kilobytes, `KB of ${name}, ${path}`)
      .toBeLessThanOrEqual(budgets.accountPageKB.script);
  }
  await context.close();
});
