import type { Page } from "@playwright/test";
import { expect, test } from "../../../support/fixtures";
import type { Shopper } from "../../../support/shopper";
import { say } from "../../../support/words";

const toasts = (page: Page) => page.locator(".toast");

/** The page with its clock stopped: it moves as the test says. */
async function openWithClock(shopper: Shopper) {
  const { page } = shopper;
  await page.clock.install();
  await shopper.open("/en/__lab/toast");
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  const shown = page.getByRole("region", { name: say("en", "lab.toast_shown") });
  return (what: "info" | "error" | "stays") =>
    shown.getByRole("button", { name: say("en", `lab.toast_${what}`) });
}

test("R-TOAST-02[closes] R-CONST-04[shown] one is there at 2900 ms and gone at 3100 ms", async ({
  page,
  shopper,
}) => {
  const button = await openWithClock(shopper);
  await button("info").click();
  await expect(toasts(page)).toBeVisible();
  await page.clock.runFor(2900);
  await expect(toasts(page)).toBeVisible();
  await page.clock.runFor(200);
  await expect(toasts(page)).toHaveCount(0);
});

test("R-TOAST-01[one] R-TOAST-05[delay] R-CONST-04[swap] one at a time: the next comes 300 ms after it closed the one before", async ({
  page,
  shopper,
}) => {
  const button = await openWithClock(shopper);
  await button("info").click();
  await expect(toasts(page)).toContainText(say("en", "lab.toast_info"));
  await button("error").click();
  await expect(toasts(page)).toHaveCount(0);
  await page.clock.runFor(290);
  await expect(toasts(page)).toHaveCount(0);
  await page.clock.runFor(20);
  await expect(toasts(page)).toHaveCount(1);
  await expect(toasts(page)).toContainText(say("en", "lab.toast_error"));
});

test("R-TOAST-03[stays] R-CONST-05[value] one of -1 stays until it is closed", async ({
  page,
  shopper,
}) => {
  const button = await openWithClock(shopper);
  await button("stays").click();
  await page.clock.runFor(10_000);
  await expect(toasts(page)).toBeVisible();
  await toasts(page)
    .getByRole("button", { name: say("en", "close") })
    .click();
  await expect(toasts(page)).toHaveCount(0);
});
