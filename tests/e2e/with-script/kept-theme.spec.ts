import { lostConnection, takeOut } from "../../support/complaints";
import { expect, test } from "../../support/fixtures";
import { say } from "../../support/words";

test.use({ serviceWorkers: "allow" });

test("a page that was kept in other colours is shown in those that its reader has chosen since", async ({
  page,
  shopper,
  complaints,
}) => {
  const html = page.locator("html");
  await shopper.open("/en/home/law");
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.reload();
  await shopper.settle();
  await expect(html).not.toHaveAttribute("data-theme");
  await shopper.open("/en/home/faqs");
  const foot = page.getByRole("contentinfo");
  await foot.getByRole("button", { name: say("en", "chrome.theme_dark") }).click();
  await expect(html).toHaveAttribute("data-theme", "dark");
  await shopper.settle();
  // A page that comes as data, which knows of no look.
  const data = page.waitForResponse(/\.data/);
  await foot.getByRole("link", { name: say("en", "page.shipping") }).click();
  await data;
  await shopper.settle();
  await page.context().setOffline(true);
  await page.goto("/en/home/law");
  await shopper.settle();
  await expect(html).toHaveAttribute("data-kept");
  await expect(html).toHaveAttribute("data-theme", "dark");
  await expect(html).toHaveCSS("background-color", "rgb(18, 24, 28)");
  takeOut(complaints, lostConnection);
});
