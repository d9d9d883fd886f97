import { nameOf } from "../../support/buying";
import { findProduct, productPath } from "../../support/catalogue";
import { expect, test } from "../../support/fixtures";
import { languageCodes } from "../../support/languages";
import { say } from "../../support/words";

/** What the page has moved by itself since it was opened (CLS, all windows summed up). */
function readShift(): Promise<number> {
  return new Promise((resolve) => {
    new PerformanceObserver((list) => {
      const shifts = list.getEntries() as (PerformanceEntry & { value: number })[];
      resolve(shifts.reduce((sum, { value }) => sum + value, 0));
    }).observe({ type: "layout-shift", buffered: true });
    // Without a single shift the observer is never called.
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(0), 500)));
  });
}

for (const lang of languageCodes) {
  test(`R-TOAST-06[served] R-TOAST-04[looks] a document's message stays in the page with its link, and nothing moves (${lang})`, async ({
    page,
    shopper,
  }) => {
    // The form goes out by itself, as before the scripts have come.
    await page.addInitScript(() =>
      addEventListener("submit", (event) => event.stopImmediatePropagation(), true),
    );
    // The Persian typeface stays away: what moves where it comes late is for tests/budgets/shifts.spec.ts to say.
    await page.route(/\/fonts\//, () => {});
    const product = await findProduct(lang);
    await shopper.open(productPath(lang, product));
    const posted = page.waitForRequest((request) => request.method() === "POST");
    await page.getByRole("button", { name: say(lang, "product.add_to_cart") }).click();
    expect((await posted).isNavigationRequest()).toBe(true);
    const box = page.locator(".flash");
    await expect(box).toContainText(say(lang, "cart.added", { name: nameOf(lang, product) }));
    await shopper.settle();
    expect(await page.evaluate(readShift)).toBe(0);
    await expect(page.locator(".toast")).toHaveCount(0);
    await expect(box).toBeVisible();
    const edges = await box.evaluate((one) =>
      ["", "notice-success", "notice-warning", "notice-error"].map((look) => {
        one.setAttribute("class", `flash notice ${look}`);
        return getComputedStyle(one).borderInlineStartColor;
      }),
    );
    expect(new Set(edges).size).toBe(4);
    await box.getByRole("link", { name: say(lang, "flash.to_carts") }).click();
    await expect(page).toHaveURL(new RegExp(`/${lang}/(carts|login)|/login`));
    await expect(box).toHaveCount(0);
  });

  test(`R-TOAST-06[link] a toast with a link waits for whoever needs time to reach it (${lang})`, async ({
    page,
    shopper,
  }) => {
    await page.clock.install();
    const product = await findProduct(lang);
    await shopper.open(productPath(lang, product));
    await page.getByRole("button", { name: say(lang, "product.add_to_cart") }).click();
    const toast = page.locator(".toast");
    await expect(toast).toContainText(say(lang, "cart.added", { name: nameOf(lang, product) }));
    await page.clock.fastForward(60_000);
    await expect(toast.getByRole("link", { name: say(lang, "flash.to_carts") })).toBeVisible();
    await page.getByRole("banner").locator(`a[href="/${lang}"]`).click();
    await expect(page).toHaveURL(`/${lang}`);
    await expect(toast).toHaveCount(0);
  });
}
