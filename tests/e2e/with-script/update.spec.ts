import { messages } from "~/i18n/messages";
import { expect, test } from "../../support/fixtures";
import { logInBrowser } from "../../support/log-in-browser";
import { copyBuild, type ReplaceableBuild } from "../../support/replaceable-build";
import { type ShopProcess, startStorefront } from "../../support/shop-process";
import { shopUrl } from "../../support/shop-url";
import { startPage } from "../../support/start-page";

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
  await startPage(page);
});
test.afterEach(async ({ page }) => {
  await page.close();
  await storefront.stop();
  await build.remove();
});

const waiting = () =>
  navigator.serviceWorker.getRegistration().then((registration) => Boolean(registration?.waiting));

test("R-PWA-04[prompt] R-PWA-05[activates, one-reload] R-CONFIRM-05[firm] R-NAV-05[public] ok goes over to the new version with one reload", async ({
  page,
}) => {
  const prompt = page.getByRole("dialog", { name: messages.fa.new_content_please_refresh });
  await expect(prompt).toBeVisible();
  await expect(prompt.getByRole("button")).toHaveText([messages.fa.cancel, messages.fa.ok]);
  await page.keyboard.press("Escape");
  await expect(prompt).toBeVisible();
  let loads = 0;
  page.on("load", () => {
    loads += 1;
  });
  await prompt.getByRole("button", { name: messages.fa.ok }).click();
  await expect.poll(() => loads).toBe(1);
  await startPage(page);
  await expect(prompt).toBeHidden();
  expect(await page.evaluate(waiting)).toBe(false);
  expect(loads).toBe(1);
});

test("R-PWA-06[dismissed, next-start] cancel keeps the old version until the next start", async ({
  page,
}) => {
  const prompt = page.getByRole("dialog", { name: messages.fa.new_content_please_refresh });
  await prompt.getByRole("button", { name: messages.fa.cancel }).click();
  await expect(prompt).toBeHidden();
  expect(await page.evaluate(waiting)).toBe(true);
  await page.reload();
  await startPage(page);
  await expect(prompt).toBeVisible();
});

test("R-PWA-08[started] a page that has started asks for the worker after a second, and then once a day", async ({
  page,
  shopper,
}) => {
  // The page before this one may be about to ask.
  await page.goto("about:blank");
  const asked: string[] = [];
  page.on("request", (request) => {
    const isOwn = request.resourceType() === "fetch" && !request.serviceWorker();
    if (isOwn && request.url().endsWith("/sw.js")) asked.push(request.url());
  });
  await page.clock.install();
  await shopper.open(`${storefront.url}/fa`);
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  // Where the page was slow to set its clock the second ends after the pause; where this test was slow, before it.
  const asksWithin = async () => {
    await page.clock.fastForward(200);
    return asked.length;
  };
  await expect.poll(asksWithin).toBe(1);
  await page.clock.fastForward("23:50:00");
  expect(asked).toHaveLength(1);
  await page.clock.fastForward("10:00");
  await expect.poll(() => asked.length).toBe(2);
});

test("R-NAV-05[account] the prompt stands beside a page of the account, too", async ({
  page,
  shopper,
}) => {
  await logInBrowser(page.context(), "fa");
  await shopper.open(`${storefront.url}/user`);
  await expect(shopper.title).toHaveText(messages.fa["account.title"]);
  const prompt = page.getByRole("dialog", { name: messages.fa.new_content_please_refresh });
  await expect(prompt).toBeVisible();
});
