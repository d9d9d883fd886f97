import { findProducts } from "../../support/buying";
import { productPath } from "../../support/catalogue";
import { lostConnection, takeOut } from "../../support/complaints";
import { expect, test } from "../../support/fixtures";
import { openReplaceableShop, type ReplaceableShop } from "../../support/replaceable-shop";
import { say } from "../../support/words";

test.use({ serviceWorkers: "allow" });
test.setTimeout(180_000);

let shop: ReplaceableShop;
test.beforeEach(async () => {
  shop = await openReplaceableShop();
});
test.afterEach(async ({ page }) => {
  await page.close();
  await shop.close();
});

const waiting = () => localStorage.getItem("offline_waiting");

test("a worker that does harm is withdrawn, and what waited is sent without it", async ({
  page,
  shopper,
  complaints,
}) => {
  const [product] = await findProducts("en");
  await shopper.open(`${shop.url}/en`);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await shopper.open(shop.url + productPath("en", product));
  await page.context().setOffline(true);
  await page.getByRole("button", { name: say("en", "product.add_to_cart") }).click();
  await expect.poll(() => page.evaluate(waiting)).toBe("1");
  // It answers nothing any more, and says so of itself to nobody.
  await shop.replaceWorker(
    () =>
      'self.addEventListener("install", () => self.skipWaiting());self.addEventListener("fetch", (e) => e.respondWith(Response.error()));\n',
  );
  await page.context().setOffline(false);
  await expect(async () => {
    await page.evaluate(async () => {
      await (await navigator.serviceWorker.getRegistration())?.update();
    });
    await expect(page.goto(`${shop.url}/en`)).rejects.toThrow();
  }).toPass();

  await shop.restart({ SERVICE_WORKER: "0" });
  // A browser looks for a newer worker after it has opened a page, whatever the one that it has answers.
  await expect(async () => {
    await page.goto(`${shop.url}/en`);
    await expect(shopper.title).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 60_000 });
  await shopper.settle();
  await expect.poll(() => page.evaluate(waiting)).toBeNull();
  await expect.poll(() => page.evaluate(async () => (await caches.keys()).length)).toBe(0);
  takeOut(complaints, lostConnection);
});

test("a half-filled form and a waiting log come over to a new version", async ({
  page,
  shopper,
  complaints,
}) => {
  const [product] = await findProducts("fa");
  await shopper.open(`${shop.url}/fa`);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await shopper.open(shop.url + productPath("fa", product));
  await page.context().setOffline(true);
  await page.getByRole("button", { name: say("fa", "product.add_to_cart") }).click();
  await expect.poll(() => page.evaluate(waiting)).toBe("1");
  // The line comes back for the new version alone: what waits stays, as on a line that swallows it.
  await page.context().route("**/fa/sync", () => {});
  await page.context().setOffline(false);
  await shop.replaceWorker((source) => `${source}// newer\n`);
  await shopper.open(`${shop.url}/fa/home/pages/contact`);
  const prompt = page.getByRole("dialog", { name: say("fa", "new_content_please_refresh") });
  await expect(prompt).toBeVisible();
  const text = page.getByRole("textbox", { name: say("fa", "contact.body") });
  await text.evaluate((field: HTMLTextAreaElement) => {
    field.value = "سفارشم نرسیده است";
    field.dispatchEvent(new Event("input", { bubbles: true }));
  });
  let loads = 0;
  page.on("load", () => {
    loads += 1;
  });
  await prompt.getByRole("button", { name: say("fa", "ok") }).click();
  await expect.poll(() => loads).toBe(1);
  await shopper.settle();
  await expect(text).toHaveValue("سفارشم نرسیده است");
  expect(await page.evaluate(waiting)).toBe("1");
  await page.context().unroute("**/fa/sync");
  await page.reload();
  await expect.poll(() => page.evaluate(waiting)).toBeNull();
  takeOut(complaints, lostConnection);
});
