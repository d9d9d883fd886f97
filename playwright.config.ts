import { availableParallelism } from "node:os";
import { defineConfig, type PlaywrightTestProject } from "@playwright/test";
import type { LanguageCode } from "#backend/contract/languages";
import { isPlaywrightsOwn } from "./tests/runner/firefox";

const asRoot = process.getuid?.() === 0;

/** Nothing of the browser's own goes over the line. */
const quiet = [
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
];

const project = (
  name: string,
  folder: string,
  javaScriptEnabled: boolean,
  more: PlaywrightTestProject = {},
): PlaywrightTestProject => ({
  name,
  testDir: `tests/${folder}`,
  use: { javaScriptEnabled },
  ...more,
});

/** The journeys of which each language runs in one way. */
const paired = ["staff/**", "lab/**"];

/** How a title names the language that it is about: "in en …", "… (fa)", "/fa/…". */
const of = (lang: LanguageCode) => new RegExp(`[ /(]${lang}(?=[ ):/]|$)`);

/**
 * From search to paid order once more in the other engine, and with scripts what is done without a shop; skipped where
 * FIREFOX_PATH names none.
 */
function firefoxProjects(): PlaywrightTestProject[] {
  const executablePath = process.env.FIREFOX_PATH;
  const testMatch = ["search-to-paid.spec.ts", "pages-to-order.spec.ts"];
  const use = {
    browserName: "firefox",
    channel: isPlaywrightsOwn(executablePath) ? undefined : "moz-firefox",
  } as const;
  return [
    project("firefox-js", "e2e", true, {
      testMatch: [...testMatch, "stopped-shop.spec.ts"],
      use: { ...use, launchOptions: { executablePath } },
    }),
    // A private window; a context of the other engine is one as it is.
    project("firefox-private", "e2e", true, {
      testMatch: "stopped-shop.spec.ts",
      grep: of("en"),
      use: {
        ...use,
        launchOptions: {
          executablePath,
          firefoxUserPrefs: { "browser.privatebrowsing.autostart": true },
        },
      },
    }),
    project("firefox-no-js", "e2e/journeys", false, {
      testMatch,
      use: {
        ...use,
        javaScriptEnabled: false,
        launchOptions: { executablePath, firefoxUserPrefs: throughProxy() },
      },
    }),
  ];
}

/** Set by the global setup, as the base URL is. */
function throughProxy() {
  const { hostname, port } = new URL(process.env.SCRIPTLESS_PROXY ?? "http://127.0.0.1:9");
  return {
    "network.proxy.type": 1,
    "network.proxy.http": hostname,
    "network.proxy.http_port": Number(port),
    "network.proxy.allow_hijacking_localhost": true,
  };
}

/**
 * `tests/e2e/journeys` runs twice, with and without JavaScript; the rest where it makes sense. The staff's and the
 * laboratory's journeys, below it, are paired: English with scripts, Persian without (decision 216).
 */
export default defineConfig({
  globalSetup: "./tests/support/start-shop-for-all.ts",
  outputDir: "test-results/browser",
  fullyParallel: true,
  forbidOnly: true,
  workers: availableParallelism(),
  timeout: 60_000,
  expect: { timeout: 10_000 },
  // Only a run of whole projects is told where its report goes: one of a few tests proves nothing of the rest.
  reporter: process.env.BROWSER_REPORT
    ? [["list"], ["json", { outputFile: process.env.BROWSER_REPORT }]]
    : [["list"]],
  use: {
    browserName: "chromium",
    // Set by the global setup, before the workers read this file.
    baseURL: process.env.SHOP_URL,
    // No worker of the page's own: what a test sees comes from the server, unless it asks otherwise.
    serviceWorkers: "block",
    screenshot: "only-on-failure",
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: asRoot ? ["--no-sandbox", ...quiet] : quiet,
    },
  },
  projects: [
    project("http", "api", true),
    project("slow", "slow", true),
    project("js", "e2e/journeys", true, { testIgnore: paired }),
    project("no-js", "e2e/journeys", false, { testIgnore: paired }),
    project("staff-js", "e2e/journeys/staff", true, { grepInvert: of("fa") }),
    project("staff-no-js", "e2e/journeys/staff", false, { grepInvert: of("en") }),
    project("lab-js", "e2e/journeys/lab", true, { grepInvert: of("fa") }),
    project("lab-no-js", "e2e/journeys/lab", false, { grepInvert: of("en") }),
    project("with-script", "e2e/with-script", true),
    project("budgets", "budgets", true),
    ...firefoxProjects(),
  ],
});
