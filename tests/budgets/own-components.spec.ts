import { expect, type Page, test } from "@playwright/test";
import budgets from "../budgets.json" with { type: "json" };
import { ask } from "../support/ask";
import { shopUrl } from "../support/shop-url";

interface Enhancement {
  budget: keyof typeof budgets.ownComponentKB;
  /** The page of the laboratory that has it. */
  path: string;
  /** Uses it, until what it loads is there. */
  use: (page: Page) => Promise<void>;
}

async function openCalendar(page: Page): Promise<void> {
  await page.locator(".date-open").first().click();
  await page.locator(".calendar-days").waitFor();
}

/** What is loaded only when somebody uses it: a line each. */
const enhancements: Enhancement[] = [
  { budget: "calendar", path: "/en/__lab/date", use: openCalendar },
  { budget: "calendar", path: "/fa/__lab/date", use: openCalendar },
];

for (const { budget, path, use } of enhancements) {
  test(`the ${budget} of ${path} stays within its bytes, beyond what its page has`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ baseURL: shopUrl(), serviceWorkers: "block" });
    const page = await context.newPage();
    const modules = new Set<string>();
    page.on("request", (request) => {
      const { origin, pathname } = new URL(request.url());
      if (origin === shopUrl() && pathname.endsWith(".js")) modules.add(pathname);
    });
    await page.goto(path, { waitUntil: "networkidle" });
    await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
    await page.waitForLoadState("networkidle");
    const before = new Set(modules);
    await use(page);
    const own = [...modules].filter((module) => !before.has(module));
    expect(own.length, "it came when it was used").toBeGreaterThan(0);
    expect(await weigh(own)).toBeLessThanOrEqual(budgets.ownComponentKB[budget]);
    await context.close();
  });
}

async function weigh(paths: readonly string[]): Promise<number> {
  let bytes = 0;
  for (const path of paths) {
    bytes += (await ask(path, { headers: { "Accept-Encoding": "br" } })).body.length;
  }
  return bytes / 1024;
}
