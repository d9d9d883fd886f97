import type { Page } from "@playwright/test";
import { findProducts } from "../../support/buying";
import { productPath } from "../../support/catalogue";
import { lostConnection, takeOut } from "../../support/complaints";
import { expect, test } from "../../support/fixtures";
import { openDepartment, saveHere } from "../../support/saved-department";
import type { Shopper } from "../../support/shopper";
import { say } from "../../support/words";

test.use({ serviceWorkers: "allow" });

/** Counts how often the browser is asked, in session storage; it promises from the first time on. */
const countAsking = (page: Page) =>
  page.addInitScript(() => {
    const asked = () => Number(sessionStorage.getItem("asked"));
    navigator.storage.persisted = async () => asked() > 0;
    navigator.storage.persist = async () => {
      sessionStorage.setItem("asked", String(asked() + 1));
      return true;
    };
  });

const asked = (page: Page) => page.evaluate(() => Number(sessionStorage.getItem("asked")));

/** What shows that a shopper wants to find the shop here. */
const acts: [what: string, act: (shopper: Shopper) => Promise<void>][] = [
  ["installed", ({ page }) => page.evaluate(() => void dispatchEvent(new Event("appinstalled")))],
  ["saved-department", ({ page }) => saveHere(page, "en")],
  [
    "offline-log",
    async ({ page }) => {
      const [product] = await findProducts("en");
      await page.goto(productPath("en", product));
      await page.keyboard.press("Shift");
      await expect(page.locator("html[data-hydrated]")).toBeAttached();
      await page.context().setOffline(true);
      await page.getByRole("button", { name: say("en", "product.add_to_cart") }).click();
    },
  ],
];

for (const [what, act] of acts) {
  test(`happy: the browser is asked to keep what is here after ${what}, not before, and once`, async ({
    page,
    shopper,
    complaints,
  }) => {
    await countAsking(page);
    await openDepartment(shopper, "en");
    expect(await asked(page)).toBe(0);
    await act(shopper);
    await expect.poll(() => asked(page)).toBe(1);
    expect(await page.evaluate(() => localStorage.getItem("persist_asked"))).toBe("1");
    await page.context().setOffline(false);
    await shopper.open("/offline/en");
    await expect(shopper.main).toContainText(say("en", "offline.promise_yes"));
    await page.evaluate(() => void dispatchEvent(new Event("appinstalled")));
    await expect(shopper.main).toContainText(say("en", "offline.promise_yes"));
    expect(await asked(page)).toBe(1);
    takeOut(complaints, lostConnection);
  });
}
