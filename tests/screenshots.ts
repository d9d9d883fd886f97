/**
 * `npm run screenshots`: every screen at three widths, in both languages, with and without JavaScript, light and
 * dark, as pictures in test-results/screenshots, for eyes. Takes the built shop, or the running one of SHOP_URL.
 * `-- listing login` takes some, `-- account staff` those of a login, `-- account-ticket` one of them.
 */

import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { type BrowserContext, type BrowserContextOptions, chromium } from "@playwright/test";
import { provideChromium } from "./runner/chromium";
import { projectFolder } from "./runner/command";
import { makeAccountScreens } from "./support/account-screens";
import { type LanguageCode, languageCodes } from "./support/languages";
import { labScreens, screens } from "./support/screens";
import { shopUrl } from "./support/shop-url";
import { Shopper } from "./support/shopper";
import { makeStaffScreens } from "./support/staff-screens";
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
  if (!isWanted(screen.name)) continue;
  for (const lang of languageCodes) await picture(await screen.path(lang), screen.name, lang);
  console.log(screen.name);
}
await pictureOwn("account", makeAccountScreens);
await pictureOwn("staff", makeStaffScreens);
await browser.close();
await stop?.();

function isWanted(name: string): boolean {
  return wanted.length === 0 || wanted.includes(name);
}

/** The screens of a login, named by the area that they stand in. */
async function pictureOwn(
  area: string,
  make: (context: BrowserContext, lang: LanguageCode) => Promise<{ name: string; path: string }[]>,
): Promise<void> {
  if (!wanted.some((name) => name.startsWith(area)) && wanted.length > 0) return;
  for (const lang of languageCodes) {
    const context = await browser.newContext({ baseURL: shopUrl() });
    const own = await make(context, lang);
    const storageState = await context.storageState();
    await context.close();
    for (const { name, path } of own) {
      const full = `${area}-${name}`;
      if (isWanted(area) || isWanted(full)) await picture(path, full, lang, storageState);
    }
    console.log(area, lang);
  }
}

async function picture(
  path: string,
  name: string,
  lang: LanguageCode,
  storageState?: BrowserContextOptions["storageState"],
): Promise<void> {
  const looks = [
    { look: "js", javaScriptEnabled: true, colorScheme: "light" },
    { look: "nojs", javaScriptEnabled: false, colorScheme: "light" },
    { look: "dark", javaScriptEnabled: true, colorScheme: "dark" },
  ] as const;
  for (const { look, ...settings } of looks) {
    const context = await browser.newContext({
      ...settings,
      storageState,
      baseURL: shopUrl(),
      serviceWorkers: "block",
    });
    const page = await context.newPage();
    const shopper = new Shopper(page, settings.javaScriptEnabled);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await shopper.open(path);
      const file = join(folder, `${name}-${lang}-${width}-${look}.png`);
      await page.screenshot({ path: file, fullPage: true });
    }
    await context.close();
  }
}
