import type { Page, Request } from "@playwright/test";
import { expect, test } from "../../support/fixtures";
import { type ShopProcess, startShop } from "../../support/shop-process";
import { shopUrl } from "../../support/shop-url";

/** A storefront that wants to hear of missing keys. */
let curious: ShopProcess;
test.beforeAll(async () => {
  curious = await startShop({ env: { API_URL: shopUrl(), AUTO_TRANSLATE: "1" } });
});
test.afterAll(async () => {
  await curious.stop();
});

/** The registrations that a page sends; the backend's side of them has tests of its own. */
async function registrationsOf(page: Page): Promise<Request[]> {
  const sent: Request[] = [];
  await page.route("**/api/translate/**", (route) => {
    sent.push(route.request());
    return route.fulfill({ json: { ok: true } });
  });
  return sent;
}

/** What the Persian texts' files lack from now on. */
async function leaveOut(page: Page, isMissing: (key: string) => boolean): Promise<void> {
  await page.route("**/texts/fa.*", async (route) => {
    const texts: Record<string, string> = await (await route.fetch()).json();
    const rest = Object.entries(texts).filter(([key]) => !isMissing(key));
    await route.fulfill({ json: Object.fromEntries(rest) });
  });
}

/** A text that the page says itself, wherever it is. */
const loginKey = "chrome.login";
const loginLink = (page: Page) =>
  page.getByRole("banner").getByRole("link", { name: loginKey, exact: true });

const toPersian = (page: Page) =>
  page.getByRole("contentinfo").getByRole("link", { name: "فارسی" }).click();

test("R-API-07[page] R-LANG-13[page, candidate] R-LANG-09[browser] a key without a text stands in the page and is registered once, in the page's language", async ({
  page,
  shopper,
}) => {
  await leaveOut(page, (key) => key === loginKey);
  await shopper.open(`${curious.url}/en/home/law`);
  const sent = await registrationsOf(page);
  await toPersian(page);
  await expect(loginLink(page)).toBeVisible();
  await expect.poll(() => sent).toHaveLength(1);
  await page.getByRole("banner").getByRole("link").first().click();
  await expect(page).toHaveURL(`${curious.url}/fa`);
  await page.goBack();
  await expect(loginLink(page)).toBeVisible();
  expect(sent.map((request) => [request.method(), new URL(request.url()).pathname])).toEqual([
    ["POST", `/api/translate/timcheh/${loginKey}`],
  ]);
  expect(await sent[0]?.headerValue("lang")).toBe("fa");
});

test("R-API-07[off] R-LANG-13[page] a shop that does not ask for it hears of no key", async ({
  page,
  shopper,
}) => {
  await leaveOut(page, (key) => key === loginKey);
  await shopper.open(`${shopUrl()}/en/home/law`);
  const sent = await registrationsOf(page);
  await toPersian(page);
  await expect(loginLink(page)).toBeVisible();
  expect(sent).toEqual([]);
});
