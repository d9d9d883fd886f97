import { randomUUID } from "node:crypto";
import type { BrowserContext, Page } from "@playwright/test";
import { ticketPosted } from "#backend/contract/ticket";
import { comeToReview, placeOrder, send } from "../../support/checking-out";
import { lostConnection, takeOut } from "../../support/complaints";
import { expect, test } from "../../support/fixtures";
import { type LanguageCode, languageCodes } from "../../support/languages";
import { logInBrowser } from "../../support/log-in-browser";
import type { Shopper } from "../../support/shopper";
import { say, saying } from "../../support/words";

test.use({ serviceWorkers: "allow" });
test.setTimeout(120_000);

const secret = "The parcel is at my neighbour's";

/** A user whose ticket was opened here, and lies on the shelf. */
async function openTicket(shopper: Shopper, lang: LanguageCode) {
  const { page } = shopper;
  const token = await logInBrowser(page.context(), lang);
  const input = { client_id: randomUUID(), department: "other", subject: secret, body: secret };
  const { code } = ticketPosted.parse(await send(token, lang, "POST", "user/tickets", input));
  await shopper.open(`/${lang}`);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const path = `/user/tickets/${code}`;
  await shopper.open(path);
  await expect.poll(() => countShelf(page)).toBe(1);
  return { token, path };
}

const countShelf = (page: Page) => page.evaluate(readShelf).then(({ entries }) => entries.length);

/** All that lies in the shelf's database, as whoever opens the browser's storage sees it. */
function readShelf() {
  const done = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.addEventListener("success", () => resolve(request.result));
      request.addEventListener("error", () => reject(request.error));
    });
  const text = (bytes: ArrayBuffer) => new TextDecoder("latin1").decode(bytes);
  return (async () => {
    if (!(await indexedDB.databases()).some(({ name }) => name === "shelf")) {
      return { entries: [], isExtractable: null };
    }
    const db = await done(indexedDB.open("shelf"));
    const read = db.transaction(["entries", "owner"]);
    const rows = await done(read.objectStore("entries").getAll());
    const owner = await done(read.objectStore("owner").get("owner"));
    db.close();
    return {
      entries: rows.map(({ label, page }) => text(label.bytes) + text(page.bytes)),
      isExtractable: owner ? (owner.key.extractable as boolean) : null,
    };
  })();
}

const goOffline = (context: BrowserContext) => context.setOffline(true);

for (const lang of languageCodes) {
  test(`R-PWA-03[private] an order and a ticket that were opened open without a network, and say when they were saved (${lang})`, async ({
    page,
    shopper,
    complaints,
  }) => {
    const buyer = await comeToReview(page.context(), lang);
    const number = await placeOrder(buyer, lang);
    await shopper.open(`/${lang}`);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await shopper.open(`/user/orders/${number}`);
    await expect.poll(() => countShelf(page)).toBe(1);
    // Come to by its link, by its data alone.
    await shopper.main.page().locator('a[href="/user/tickets"]').first().click();
    await expect(shopper.title).toHaveText(say(lang, "tickets.title"));
    await expect.poll(() => countShelf(page)).toBe(2);

    await goOffline(page.context());
    await page.goto(`/user/orders/${number}`);
    await shopper.settle();
    await expect(shopper.main).toContainText(buyer.product);
    await expect(page.getByRole("alert")).toContainText(saying(lang, "offline.kept_at"));
    await page.goto("/user/tickets");
    await expect(shopper.title).toHaveText(say(lang, "tickets.title"));

    await page.goto(`/offline/${lang}`);
    const shelf = page.getByRole("region", { name: say(lang, "offline.shelf") });
    await expect(shelf.getByRole("listitem")).toHaveCount(2);
    await expect(shelf).toContainText(saying(lang, "offline.saved_on"));
    takeOut(complaints, lostConnection);
  });
}

test("what lies on the shelf can't be read in the browser's storage, nor its key, and no cache has it", async ({
  page,
  shopper,
}) => {
  const { path } = await openTicket(shopper, "en");
  const { entries, isExtractable } = await page.evaluate(readShelf);
  expect(isExtractable).toBe(false);
  expect(entries.join()).not.toContain(secret);
  expect(entries.join()).not.toContain(path);
  const cached = await page.evaluate(async () => {
    const all: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const key of await cache.keys()) {
        all.push(key.url, (await (await cache.match(key))?.text()) ?? "");
      }
    }
    return all.join();
  });
  expect(cached).not.toContain(secret);
  expect(cached).not.toContain(path);
});

test("R-AUTH-16[private-caches] a logout empties the shelf and destroys its key, also without a network", async ({
  page,
  shopper,
  complaints,
}) => {
  const { path } = await openTicket(shopper, "en");
  await goOffline(page.context());
  // Without scripts of the page: as the browser sends a form.
  const failed = page.waitForEvent("requestfailed", (request) => request.url().endsWith("/logout"));
  await page.evaluate(() => {
    const form = document.createElement("form");
    form.method = "post";
    form.action = "/logout";
    document.body.append(form);
    form.submit();
  });
  await failed;
  // The browser's own page of the error may come in between.
  await expect(async () => void (await page.goto(path))).toPass();
  await expect(shopper.title).toHaveText(say("en", "offline.title"));
  await expect.poll(() => page.evaluate(readShelf)).toEqual({ entries: [], isExtractable: null });
  takeOut(complaints, lostConnection);
});

test("a login that was ended elsewhere empties the shelf at the first fresh answer", async ({
  page,
  shopper,
}) => {
  const { token, path } = await openTicket(shopper, "en");
  await send(token, "en", "POST", "logout", {});
  await page.goto(path);
  await expect(page).toHaveURL(/login/);
  await expect.poll(() => page.evaluate(readShelf)).toEqual({ entries: [], isExtractable: null });
});

test("somebody else's shelf begins empty", async ({ page, shopper, complaints }) => {
  const { path } = await openTicket(shopper, "en");
  await logInBrowser(page.context(), "en");
  await page.goto("/user/tickets");
  await shopper.settle();
  await expect.poll(() => countShelf(page)).toBe(1);
  await goOffline(page.context());
  await page.goto(path);
  await expect(shopper.title).toHaveText(say("en", "offline.title"));
  await page.goto("/user/tickets");
  await expect(shopper.main).not.toContainText(secret);
  takeOut(complaints, lostConnection);
});

/** Lays pages on the shelf that nobody can open, each of so many bytes; the first was read longest ago. */
const fillShelf = (page: Page, bytes: readonly number[]) =>
  page.evaluate(async (sizes) => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.addEventListener("success", () => resolve(request.result));
        request.addEventListener("error", () => reject(request.error));
      });
    const db = await done(indexedDB.open("shelf"));
    const entries = db.transaction("entries", "readwrite").objectStore("entries");
    const sealed = (size: number) => ({ vector: new Uint8Array(12), bytes: new ArrayBuffer(size) });
    const lay = (size: number, place: number) =>
      entries.put(
        { savedAt: 1, usedAt: place + 1, label: sealed(10), page: sealed(size) },
        1000 + place,
      );
    await Promise.all(sizes.map((size, place) => done(lay(size, place))));
    db.close();
  }, bytes);

const shelfPlaces = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<IDBValidKey[]>((resolve) => {
        const opening = indexedDB.open("shelf");
        opening.addEventListener("success", () => {
          const db = opening.result;
          const keys = db.transaction("entries").objectStore("entries").getAllKeys();
          keys.addEventListener("success", () => {
            db.close();
            resolve(keys.result);
          });
        });
      }),
  );

for (const [what, bytes, left] of [
  ["forty pages", Array.from({ length: 40 }, () => 100), 38],
  ["four megabytes", [2_000_000, 2_000_000, 1_500_000], 2],
] as const) {
  test(`the shelf holds ${what}; what was not read for longest goes first`, async ({
    page,
    shopper,
  }) => {
    await openTicket(shopper, "en");
    await fillShelf(page, bytes);
    await shopper.open("/user/tickets");
    const places = Array.from({ length: left }, (_, place) => 1000 + bytes.length - left + place);
    const isFilled = (place: IDBValidKey) =>
      Number(place) >= 1000 && Number(place) < 1000 + bytes.length;
    // The ticket and the list were read last.
    await expect.poll(async () => (await shelfPlaces(page)).filter(isFilled)).toEqual(places);
  });
}

test("the device's page says how much lies on the shelf and clears it", async ({
  page,
  shopper,
}) => {
  await openTicket(shopper, "en");
  await shopper.open("/offline/en");
  const room = page.getByRole("region", { name: say("en", "offline.room") });
  await expect(room).toContainText(saying("en", "offline.room_shelf_one"));
  await room.getByRole("button", { name: say("en", "offline.clear_shelf") }).click();
  await room.getByRole("button", { name: say("en", "offline.clear_yes") }).click();
  await expect(room).toContainText(say("en", "offline.cleared_shelf"));
  expect(await countShelf(page)).toBe(0);
});
