/**
 * `npm run screenshots`: every screen at three widths, in both languages, with and without JavaScript, light and
 * dark, as pictures in test-results/screenshots, for eyes. Takes the built shop, or the running one of SHOP_URL.
 */

import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { type Browser, chromium } from "@playwright/test";
import { type LanguageCode, languageCodes } from "#backend/contract/languages";
import { provideChromium } from "./runner/chromium";
import { projectFolder } from "./runner/command";
import { labScreens, type Screen, screens } from "./support/screens";
import { shopUrl } from "./support/shop-url";
import { Shopper } from "./support/shopper";
import startShopForAll from "./support/start-shop-for-all";

const folder = join(projectFolder, "test-results/screenshots");
const widths = [360, 800, 1440];
const wanted = process.argv.slice(2);

const stop = await startShopForAll();
const browser = await chromium.launch({
  executablePath: await provideChromium(),
  args: process.getuid?.() === 0 ? ["--no-sandbox"] : [],
});
await mkdir(folder, { recursive: true });
for (const screen of [...screens, ...labScreens]) {
  if (wanted.length > 0 && !wanted.includes(screen.name)) continue;
  for (const lang of languageCodes) await picture(browser, screen, lang);
  console.log(screen.name);
}
await browser.close();
await stop?.();

async function picture(from: Browser, screen: Screen, lang: LanguageCode): Promise<void> {
  const looks = [
    { name: "js", javaScriptEnabled: true, colorScheme: "light" },
    { name: "nojs", javaScriptEnabled: false, colorScheme: "light" },
    { name: "dark", javaScriptEnabled: true, colorScheme: "dark" },
  ] as const;
  for (const { name, ...settings } of looks) {
    const context = await from.newContext({
      ...settings,
      baseURL: shopUrl(),
      serviceWorkers: "block",
    });
    const page = await context.newPage();
    const shopper = new Shopper(page, settings.javaScriptEnabled);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await shopper.open(await screen.path(lang));
      const path = join(folder, `${screen.name}-${lang}-${width}-${name}.png`);
      await page.screenshot({ path, fullPage: true });
    }
    await context.close();
  }
}
