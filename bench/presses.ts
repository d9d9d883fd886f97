/** Interaction latency of what a shopper presses on a product's page, once that page has started, on the emulated slow phone. */
import type { Browser, Page } from "@playwright/test";
import { type LanguageCode, languageCodes } from "../tests/support/languages";
import { say } from "../tests/support/words";
import { samplePages } from "./pages";
import { openPhone, slowDown } from "./slow-phone";

export interface Presses {
  lang: LanguageCode;
  /** What is pressed. */
  what: string;
  presses: number;
  /** Milliseconds from a press to the paint after it; below 16 counts as 16. */
  median: number;
  worst: number;
}

const visits = 5;
/** In which what a press set off has ended, its answer on the slow line among it. */
const settled = 4_000;

/** Each press of a visit, in this order. */
const kinds: Record<string, (page: Page, lang: LanguageCode) => Promise<void>> = {
  "another option": (page) =>
    page.locator('main input[type="radio"]:not(:checked):enabled').first().check(),
  "into the wish list": (page, lang) =>
    page
      .getByRole("button", { name: say(lang, "product.add_to_wish_list") })
      .first()
      .click(),
  "into the cart": (page, lang) =>
    page.getByRole("button", { name: say(lang, "product.add_to_cart") }).click(),
};

export async function measurePresses(browser: Browser, origin: string): Promise<Presses[]> {
  const measured: Presses[] = [];
  const { product } = await samplePages(origin);
  for (const lang of languageCodes) {
    const address = origin + product.replace(/^\/fa/, `/${lang}`);
    const took: Record<string, number[]> = {};
    for (let visit = 0; visit < visits; visit += 1) {
      for (const [what, ms] of Object.entries(await visitOnce(browser, address, lang))) {
        took[what] = [...(took[what] ?? []), ms];
      }
    }
    for (const [what, all] of Object.entries(took)) {
      const sorted = all.toSorted((one, other) => one - other);
      const median = sorted[Math.floor(sorted.length / 2)] ?? 16;
      measured.push({ lang, what, presses: all.length, median, worst: sorted.at(-1) ?? 16 });
    }
  }
  return measured;
}

/** The longest interaction of each press. */
async function visitOnce(
  browser: Browser,
  address: string,
  lang: LanguageCode,
): Promise<Record<string, number>> {
  const context = await openPhone(browser, "block");
  const page = await context.newPage();
  await slowDown(page, "line");
  await page.addInitScript({ path: "bench/observe-interactions.js" });
  await page.goto(address, { waitUntil: "networkidle", timeout: 120_000 });
  await page.keyboard.press("Shift");
  await page.locator("html[data-hydrated]").waitFor({ state: "attached", timeout: 120_000 });
  await page.waitForTimeout(settled);
  const took: Record<string, number> = {};
  for (const [what, press] of Object.entries(kinds)) {
    await page.evaluate(() => {
      window.benchInteractions.length = 0;
    });
    await press(page, lang);
    await page.waitForTimeout(settled);
    took[what] = Math.max(16, ...(await page.evaluate(() => window.benchInteractions)));
  }
  await context.close();
  return took;
}
