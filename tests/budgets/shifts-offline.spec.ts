import { expect, test } from "@playwright/test";

test.use({ viewport: { width: 360, height: 740 }, serviceWorkers: "allow" });

for (const lang of ["en", "fa"]) {
  test(`nothing jumps on the saved home page when a phone without a network opens it again (${lang})`, async ({
    context,
    page: first,
  }) => {
    await first.goto(`/${lang}`, { waitUntil: "networkidle" });
    await first.waitForFunction(() => navigator.serviceWorker.controller !== null);
    // Once more, so that the worker has seen the page and its pictures itself.
    await first.reload({ waitUntil: "networkidle" });
    await first.close();
    await context.setOffline(true);
    const page = await context.newPage();
    await page.addInitScript(() => {
      window.shift = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          if (!Reflect.get(entry, "hadRecentInput")) window.shift += Reflect.get(entry, "value");
        }
      }).observe({ type: "layout-shift", buffered: true });
    });
    await page.goto(`/${lang}`);
    // Links whose pages are not saved are dimmed once its scripts run.
    await expect(page.locator("main a[data-unsaved]").first()).toBeVisible({ timeout: 30_000 });
    await page.evaluate(
      () => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted))),
    );
    expect(await page.evaluate(() => window.shift)).toBeLessThanOrEqual(0.01);
  });
}
