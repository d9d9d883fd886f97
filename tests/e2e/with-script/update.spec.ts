import { messages } from "~/i18n/messages";
import { expect, test } from "../../support/fixtures";
import { copyBuild, type ReplaceableBuild } from "../../support/replaceable-build";
import { type ShopProcess, startStorefront } from "../../support/shop-process";
import { shopUrl } from "../../support/shop-url";

test.use({ serviceWorkers: "allow" });

let build: ReplaceableBuild;
let storefront: ShopProcess;
test.beforeEach(async ({ page, shopper }) => {
  build = await copyBuild();
  storefront = await startStorefront(shopUrl(), { cwd: build.folder });
  await shopper.open(`${storefront.url}/fa`);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await build.replaceWorker();
  await page.reload();
});
test.afterEach(async ({ page }) => {
  await page.close();
  await storefront.stop();
  await build.remove();
});

const waiting = () =>
  navigator.serviceWorker.getRegistration().then((registration) => Boolean(registration?.waiting));

test("R-PWA-04 R-PWA-05 R-NAV-05 ok goes over to the new version with one reload", async ({
  page,
}) => {
  const prompt = page.getByRole("dialog", { name: messages.fa.new_content_please_refresh });
  await expect(prompt).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(prompt).toBeVisible();
  let loads = 0;
  page.on("load", () => {
    loads += 1;
  });
  await prompt.getByRole("button", { name: messages.fa.ok }).click();
  await expect.poll(() => loads).toBe(1);
  await expect(page.locator("html[data-hydrated]")).toBeAttached();
  await expect(prompt).toBeHidden();
  expect(await page.evaluate(waiting)).toBe(false);
  expect(loads).toBe(1);
});

test("R-PWA-06 cancel keeps the old version until the next start", async ({ page }) => {
  const prompt = page.getByRole("dialog", { name: messages.fa.new_content_please_refresh });
  await prompt.getByRole("button", { name: messages.fa.cancel }).click();
  await expect(prompt).toBeHidden();
  expect(await page.evaluate(waiting)).toBe(true);
  await page.reload();
  await expect(prompt).toBeVisible();
});
