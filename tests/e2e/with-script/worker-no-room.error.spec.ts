import type { Page } from "@playwright/test";
import { orderPath } from "~/sitemap/account-paths";
import { alterWaiting } from "../../support/alter-waiting";
import { findProducts } from "../../support/buying";
import { productPath } from "../../support/catalogue";
import { comeToReview, payOrder } from "../../support/checking-out";
import { lostConnection, takeOut } from "../../support/complaints";
import { expect, test } from "../../support/fixtures";
import { type LanguageCode, languageCodes } from "../../support/languages";
import { logInBrowser } from "../../support/log-in-browser";
import { offlineWaiting } from "../../support/offline-waiting";
import { isSaved } from "../../support/saved-pages";
import { shopUrl } from "../../support/shop-url";
import type { Shopper } from "../../support/shopper";
import { say, saying } from "../../support/words";

test.use({ serviceWorkers: "allow" });
test.setTimeout(120_000);

/** From now on the browser itself refuses to store, the worker too, beyond so many bytes more than there are. */
async function leaveRoom(page: Page, bytes: number): Promise<void> {
  const { usage = 0 } = await page.evaluate(() => navigator.storage.estimate());
  const session = await page.context().newCDPSession(page);
  const quotaSize = Math.max(1, usage + bytes);
  await session.send("Storage.overrideQuotaForOrigin", { origin: shopUrl(), quotaSize });
}

/** What the device's page says of what could not be saved. */
const fullNote = (page: Page, lang: LanguageCode) =>
  page.getByRole("region", { name: say(lang, "offline.full"), exact: true });

/** It lacks the headers by which a picture may be kept. */
const unsavedPicture = {
  contentType: "image/svg+xml",
  body: '<svg xmlns="http://www.w3.org/2000/svg"/>',
};

/** Visits a list, a product and the posts, all of which are saved then, and nothing more fits in. */
async function fillRoom(page: Page, shopper: Shopper, lang: LanguageCode): Promise<void> {
  const [, product] = await findProducts(lang);
  await shopper.open(`/${lang}`);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  for (const path of [`/${lang}/home/products`, productPath(lang, product), `/${lang}/blogs`]) {
    await shopper.open(path);
    await expect.poll(() => isSaved(page, path)).toBe(true);
  }
  await leaveRoom(page, 1000);
}

for (const lang of languageCodes) {
  test(`where the browser gives the worker no room at all pages work as ever, and nothing is said to be saved that is not (${lang})`, async ({
    page,
    shopper,
  }) => {
    const [product] = await findProducts(lang);
    await shopper.open(`/${lang}`);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await expect.poll(() => isSaved(page, `/${lang}`)).toBe(true);
    await leaveRoom(page, Number.NEGATIVE_INFINITY);
    await shopper.open(productPath(lang, product));
    await expect(shopper.title).toHaveText(product.name);
    await page.getByRole("button", { name: say(lang, "product.add_to_cart") }).click();
    await expect(page.getByRole("link", { name: say(lang, "flash.to_carts") })).toBeVisible();
    await shopper.open(`/offline/${lang}`);
    const saved = page.getByRole("region", { name: say(lang, "offline.saved") });
    await expect(saved).toContainText(say(lang, "law.title"));
    await expect(saved).not.toContainText(product.name);
    expect(await isSaved(page, productPath(lang, product))).toBe(false);
    await expect(fullNote(page, lang)).toContainText(saying(lang, "offline.full_pages"));
  });

  test(`where the browser gives the shelf no room an order that was opened is not on it, and the device's page says so (${lang})`, async ({
    page,
    shopper,
  }) => {
    const buyer = await comeToReview(page.context(), lang);
    const number = await payOrder(buyer, lang);
    await shopper.open(`/${lang}`);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await leaveRoom(page, Number.NEGATIVE_INFINITY);
    await shopper.open(orderPath(number));
    await expect(async () => {
      await shopper.open(`/offline/${lang}`);
      const said = saying(lang, "offline.full_shelf");
      await expect(fullNote(page, lang)).toContainText(said, { timeout: 1000 });
    }).toPass();
    await expect(page.getByRole("region", { name: say(lang, "offline.shelf") })).toBeHidden();
  });

  test(`where the browser gives the log no room the words stay in their form, and it is told that they are not kept (${lang})`, async ({
    page,
    shopper,
    complaints,
  }) => {
    await logInBrowser(page.context(), lang);
    await shopper.open(`/${lang}`);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await shopper.open("/user/tickets/new");
    const [subject, body] = (["ticket.subject", "ticket.body"] as const).map((key) =>
      page.getByRole("textbox", { name: say(lang, key) }),
    );
    if (!subject || !body) throw new Error("No form");
    const live = page.waitForResponse(/use-form/);
    await subject.fill("Parcel");
    await live;
    await leaveRoom(page, Number.NEGATIVE_INFINITY);
    await page.context().setOffline(true);
    await subject.fill("No parcel");
    await body.fill("Where is it?");
    await page.getByRole("button", { name: say(lang, "ticket.send") }).click();
    const name = say(lang, "offline.ticket_name", { subject: "No parcel" });
    const toast = page.getByRole("alert").filter({ hasText: "No parcel" });
    await expect(toast).toContainText(say(lang, "offline.no_room", { name }));
    await expect(subject).toHaveValue("No parcel");
    await expect(body).toHaveValue("Where is it?");
    expect(await offlineWaiting(page)).toBeNull();
    await expect(page.getByRole("region", { name: say(lang, "offline.outbox") })).toBeHidden();
    const way = toast.getByRole("link", { name: say(lang, "offline.see_room") });
    await expect(way).toHaveAttribute("href", `/offline/${lang}`);
    // Not by the link, which asks first whether the words may go.
    await page.goto(`/offline/${lang}`);
    await expect(fullNote(page, lang)).toContainText(saying(lang, "offline.full_log"));
    takeOut(complaints, lostConnection);
  });

  test(`where the browser gives no room at all, what waits is sent, and what the shop could not do of it is told (${lang})`, async ({
    page,
    shopper,
    complaints,
  }) => {
    const [product] = await findProducts(lang);
    await logInBrowser(page.context(), lang);
    await shopper.open(`/${lang}`);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await shopper.open(productPath(lang, product));
    await page.context().setOffline(true);
    await page.getByRole("button", { name: say(lang, "product.add_to_cart") }).click();
    await expect.poll(() => offlineWaiting(page)).toBe("1");
    await alterWaiting(page, { variant_id: crypto.randomUUID() });
    await leaveRoom(page, Number.NEGATIVE_INFINITY);
    await page.context().setOffline(false);
    await expect.poll(() => offlineWaiting(page)).toBeNull();
    await page.goto(`/offline/${lang}`);
    const problems = page.getByRole("region", { name: say(lang, "offline.problems_title") });
    await expect(problems.getByRole("listitem")).toHaveCount(1);
    takeOut(complaints, lostConnection);
  });

  test(`where the worker's room comes to its end, older pages give way to the one that is visited (${lang})`, async ({
    page,
    shopper,
  }) => {
    // Pictures that are saved would give way before any page.
    await page.context().route("**/api/media/**", (route) => route.fulfill(unsavedPicture));
    await fillRoom(page, shopper, lang);
    const [product] = await findProducts(lang);
    await shopper.open(productPath(lang, product));
    await expect.poll(() => isSaved(page, productPath(lang, product))).toBe(true);
    expect(await isSaved(page, `/${lang}/home/products`)).toBe(false);
  });

  test(`where the worker's room comes to its end, what gave way leaves its room at once (${lang})`, async ({
    page,
    shopper,
  }) => {
    await fillRoom(page, shopper, lang);
    const [product] = await findProducts(lang);
    await shopper.open(productPath(lang, product));
    await expect.poll(() => isSaved(page, productPath(lang, product))).toBe(true);
  });
}
