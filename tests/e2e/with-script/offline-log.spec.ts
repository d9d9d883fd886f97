import type { Page, Route } from "@playwright/test";
import type { Product } from "#backend/contract/catalog";
import { formatsFor } from "~/i18n/format";
import { alterWaiting } from "../../support/alter-waiting";
import { findProducts, nameOf } from "../../support/buying";
import { productPath } from "../../support/catalogue";
import { lostConnection, takeOut } from "../../support/complaints";
import { expect, test } from "../../support/fixtures";
import { type LanguageCode, languageCodes } from "../../support/languages";
import { logInBrowser } from "../../support/log-in-browser";
import { offlineWaiting, untilLogStands } from "../../support/offline-waiting";
import type { Shopper } from "../../support/shopper";
import { startPage } from "../../support/start-page";
import { say } from "../../support/words";

test.use({ serviceWorkers: "allow" });

/** The cart as the shop has it, by the reader's own cookies. */
async function cartOf(page: Page): Promise<Record<string, number>> {
  const token = (await page.context().cookies()).find(({ name }) => name === "cart")?.value;
  const response = await page.request.get("/api/user/carts", {
    headers: token ? { "X-Cart": token } : {},
  });
  const { lines } = (await response.json()) as { lines: { variant_id: string; qty: number }[] };
  return Object.fromEntries(lines.map(({ variant_id, qty }) => [variant_id, qty]));
}

/** Opens a product's page, which the worker saves; answers the product. */
async function openSaved(shopper: Shopper, lang: LanguageCode): Promise<Product> {
  const [product] = await findProducts(lang);
  await shopper.open(`/${lang}`);
  await shopper.page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await shopper.open(productPath(lang, product));
  return product;
}

const add = (page: Page, lang: LanguageCode) =>
  page.getByRole("button", { name: say(lang, "product.add_to_cart") }).click();

test("a product's page that nobody has used yet starts as the network goes, and keeps what is pressed then", async ({
  page,
  shopper,
  complaints,
}) => {
  const product = await openSaved(shopper, "fa");
  await page.goto(productPath("fa", product));
  await page.context().setOffline(true);
  await expect(page.locator("html[data-hydrated]")).toBeAttached();
  await add(page, "fa");
  const queued = say("fa", "offline.queued", { name: nameOf("fa", product) });
  await expect(page.getByText(queued)).toBeVisible();
  takeOut(complaints, lostConnection);
});

test("what is pressed without a network before the app has started waits for it, and the shop has it once online", async ({
  page,
  shopper,
  complaints,
}) => {
  const product = await openSaved(shopper, "fa");
  // The app starts after the page's first picture: here after the press.
  await page.addInitScript(() => {
    const draw = window.requestAnimationFrame.bind(window);
    const pressed = new Promise((resolve) => addEventListener("pressed", resolve));
    window.requestAnimationFrame = (run) => {
      void pressed.then(() => draw(run));
      return 0;
    };
  });
  await page.goto(productPath("fa", product));
  await page.context().setOffline(true);
  await page.getByRole("button", { name: say("fa", "product.add_to_cart") }).dispatchEvent("click");
  await expect(page.locator("html:not([data-hydrated])")).toBeAttached();
  await page.evaluate(() => dispatchEvent(new Event("pressed")));
  const queued = say("fa", "offline.queued", { name: nameOf("fa", product) });
  await expect(page.getByText(queued)).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText(say("fa", "offline.sent"))).toBeVisible();
  expect(Object.values(await cartOf(page))).toEqual([1]);
  takeOut(complaints, lostConnection);
});

for (const lang of languageCodes) {
  test(`R-PWA-14[cart] what is put into the cart offline shows at once, and the shop has it once online (${lang})`, async ({
    page,
    shopper,
    complaints,
  }) => {
    const product = await openSaved(shopper, lang);
    await page.context().setOffline(true);
    await add(page, lang);
    const queued = say(lang, "offline.queued", { name: nameOf(lang, product) });
    await expect(page.getByText(queued)).toBeVisible();
    expect(await offlineWaiting(page)).toBe("1");

    await page.goto(`/${lang}/carts`);
    const n = formatsFor(lang).number;
    const cart = page.getByRole("region").filter({ hasText: say(lang, "offline.cart_text") });
    await expect(cart.getByRole("heading")).toHaveText(say(lang, "offline.cart_one", { n: n(1) }));
    await expect(cart.getByRole("listitem")).toHaveCount(1);
    await expect(cart).toContainText(product.name);
    await cart
      .getByRole("button", { name: say(lang, "offline.more", { name: product.name }) })
      .click();
    await expect(cart.getByRole("status")).toHaveText(n(2));
    await expect(page.locator("main")).toContainText(
      say(lang, "offline.waiting_other", { n: n(2) }),
    );

    await page.goto(`/${lang}`);
    await shopper.settle();
    await page.context().setOffline(false);
    await expect.poll(() => offlineWaiting(page)).toBeNull();
    expect(Object.values(await cartOf(page))).toEqual([2]);
    takeOut(complaints, lostConnection);
  });

  test(`R-PWA-14[wish-list] a wish that is made offline shows at once, and the shop has it once online (${lang})`, async ({
    page,
    shopper,
    complaints,
  }) => {
    const product = await openSaved(shopper, lang);
    await page.context().setOffline(true);
    await page.getByRole("button", { name: say(lang, "product.add_to_wish_list") }).click();
    const wished = page.getByRole("button", { name: say(lang, "product.on_wish_list") });
    await expect(wished).toHaveAttribute("aria-pressed", "true");

    await page.context().setOffline(false);
    await expect.poll(() => offlineWaiting(page)).toBeNull();
    await shopper.open(productPath(lang, product));
    await expect(wished).toBeVisible();
    takeOut(complaints, lostConnection);
  });
}

test("on a line that swallows what is sent it is kept after a while, and counts once even where it came through", async ({
  page,
  shopper,
  complaints,
}) => {
  test.setTimeout(90_000);
  const product = await openSaved(shopper, "en");
  let isSwallowed = true;
  const swallow = async (route: Route) => {
    if (!isSwallowed || route.request().method() !== "POST") return route.fallback();
    if (!route.request().url().includes("/sync"))
      await route.fetch({ maxRedirects: 0 }).catch(() => {});
    // No answer: neither a refusal nor an end.
  };
  await page.context().route("**/*", swallow);
  await add(page, "en");
  const queued = say("en", "offline.queued", { name: nameOf("en", product) });
  await expect(page.getByText(queued)).toBeVisible({
    timeout: 20_000,
  });
  isSwallowed = false;
  await page.evaluate(() => window.dispatchEvent(new Event("online")));
  await expect.poll(() => offlineWaiting(page), { timeout: 60_000 }).toBeNull();
  expect(Object.values(await cartOf(page))).toEqual([1]);
  takeOut(complaints, lostConnection);
});

test("R-PWA-14[other-forms] what can't wait says so and keeps what was filled in", async ({
  page,
  shopper,
  complaints,
}) => {
  await openSaved(shopper, "en");
  await page.getByRole("textbox", { name: say("en", "product.quantity") }).fill("2");
  await page.context().setOffline(true);
  await page.getByRole("button", { name: say("en", "product.buy_now") }).click();
  await expect(page.getByRole("alert").filter({ hasText: say("en", "form_kept") })).toBeVisible();
  await expect(page.getByRole("textbox", { name: say("en", "product.quantity") })).toHaveValue("2");
  expect(await offlineWaiting(page)).toBeNull();
  takeOut(complaints, lostConnection);
});

test("what the shop can't do any more is told, and kept until it is read", async ({
  page,
  shopper,
  complaints,
}) => {
  const product = await openSaved(shopper, "en");
  await page.context().setOffline(true);
  await add(page, "en");
  const queued = say("en", "offline.queued", { name: nameOf("en", product) });
  await expect(page.getByText(queued)).toBeVisible();
  // As if the variant were no longer sold by now.
  await alterWaiting(page, { variant_id: "gone" });
  await page.context().setOffline(false);
  await expect(
    page.getByRole("alert").filter({ hasText: say("en", "offline.problems") }),
  ).toBeVisible();
  await page.goto("/offline/en");
  const problems = page.getByRole("region", { name: say("en", "offline.problems_title") });
  await expect(problems).toContainText(say("en", "refused.variant_gone"));
  await problems.getByRole("button", { name: say("en", "offline.fine") }).click();
  await expect(problems).toBeHidden();
  expect(await cartOf(page)).toEqual({});
  takeOut(complaints, lostConnection);
});

/** Writes into the log's store, as anybody can who opens the browser's tools: each value at its place. */
async function writeByHand(page: Page, values: [place: number, value: unknown][]): Promise<void> {
  await untilLogStands(page);
  await page.evaluate(async (written) => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.addEventListener("success", () => resolve(request.result));
        request.addEventListener("error", () => reject(request.error));
      });
    const db = await done(indexedDB.open("offline-log"));
    const store = db.transaction("operations", "readwrite").objectStore("operations");
    await Promise.all(written.map(([place, value]) => done(store.put(value, place))));
    db.close();
  }, values);
}

test("error: what was altered in the log by hand is told, and holds nothing else up", async ({
  page,
  shopper,
  complaints,
}) => {
  const product = await openSaved(shopper, "en");
  await page.context().setOffline(true);
  await add(page, "en");
  await expect.poll(() => offlineWaiting(page)).toBe("1");
  const reply = { type: "reply", ticket: "1", body: { not: "words" } };
  await writeByHand(page, [
    [0.1, null],
    [0.2, { op_id: 7 }],
    [0.3, { op_id: "1", at: "", owner: "", name: "Reply", change: reply }],
  ]);
  await page.goto("/offline/en");
  await shopper.settle();
  const inCart = page.getByRole("region").filter({ hasText: say("en", "offline.cart_text") });
  await expect(inCart).toContainText(product.name);
  await page.context().setOffline(false);
  await expect(page).toHaveURL("/en");
  await shopper.settle();
  await expect.poll(() => offlineWaiting(page)).toBeNull();
  expect(Object.values(await cartOf(page))).toEqual([1]);
  await page.goto("/offline/en");
  const problems = page.getByRole("region", { name: say("en", "offline.problems_title") });
  await expect(problems.getByText(say("en", "offline.refused"))).toHaveCount(3);
  takeOut(complaints, lostConnection);
});

for (const lang of languageCodes) {
  test(`error: where a thousand changes wait another one is not kept, which is told (${lang})`, async ({
    page,
    shopper,
    complaints,
  }) => {
    const product = await openSaved(shopper, lang);
    await page.context().setOffline(true);
    await add(page, lang);
    await expect.poll(() => offlineWaiting(page)).toBe("1");
    const change = { type: "remove", variant_id: "none" };
    const one = { op_id: "1", at: new Date().toISOString(), owner: "", name: "-", change };
    await writeByHand(
      page,
      Array.from({ length: 999 }, (_, place) => [1000 + place, one]),
    );
    const before = await page.evaluate(() => localStorage.getItem("carts"));
    await add(page, lang);
    const told = say(lang, "offline.crowded", { name: nameOf(lang, product) });
    await expect(page.getByRole("alert").filter({ hasText: told })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem("carts"))).toBe(before);
    takeOut(complaints, lostConnection);
  });
}

test("without a network the shop's own address opens the reader's home page", async ({
  page,
  shopper,
  complaints,
}) => {
  await shopper.open("/en");
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.reload();
  await shopper.settle();
  // The worker notes who reads beside its answer.
  await expect
    .poll(() => page.evaluate(async () => (await caches.match("/kept/reader")) !== undefined))
    .toBe(true);
  await page.context().setOffline(true);
  await page.goto("/");
  await expect(page).toHaveURL("/en");
  takeOut(complaints, lostConnection);
});

test("a browser that was killed before it had written its cookies shows the cart again", async ({
  context,
  page,
  shopper,
}) => {
  await openSaved(shopper, "en");
  await add(page, "en");
  await expect.poll(() => cartOf(page)).not.toEqual({});
  await context.clearCookies();
  const tab = await context.newPage();
  await tab.goto("/en");
  await startPage(tab);
  await expect.poll(async () => Object.values(await cartOf(tab))).toEqual([1]);
});

test("security: a visitor's token is gone once somebody has logged in", async ({
  context,
  page,
  shopper,
  complaints,
}) => {
  const kept = () =>
    page.evaluate(async () => {
      const databases = (await indexedDB.databases()).map(({ name }) => name);
      return [localStorage.getItem("guest") !== null, databases.includes("guest")];
    });
  await openSaved(shopper, "en");
  await context.setOffline(true);
  await add(page, "en");
  await expect.poll(kept).toEqual([true, true]);
  await context.setOffline(false);
  await expect.poll(() => offlineWaiting(page)).toBeNull();
  await logInBrowser(context, "en");
  await shopper.open("/en");
  await expect.poll(kept).toEqual([false, false]);
  takeOut(complaints, lostConnection);
});
