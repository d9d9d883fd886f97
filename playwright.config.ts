import { availableParallelism } from "node:os";
import { defineConfig, type PlaywrightTestProject } from "@playwright/test";
import { isPlaywrightsOwn } from "./tests/runner/firefox";
import type { LanguageCode } from "./tests/support/languages";

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

/** How a title names the language that it is about: "in en …", "… (fa)", "/fa/…". */
const of = (lang: LanguageCode) => new RegExp(`[ /(]${lang}(?=[ ):/]|$)`);

/** The shopper's journeys that run in all four forms: the way to what is bought, and what differs by language or script. */
const fourfold = [
  "buying",
  "cart",
  "checkout",
  "find-and-choose",
  "full-step",
  "keyboard",
  "languages",
  "layouts",
  "login",
  "pages-to-order",
  "place-order",
  "screens",
  "search",
  "search-to-paid",
  "ticked-option",
].map((name) => `journeys/${name}.spec.ts`);

/** What the device keeps and sends, whatever the language: with scripts only, and each file in one language (decision 222). */
const keeping: Record<LanguageCode, string[]> = {
  en: [
    "kept-*",
    "no-room",
    "private-shelf",
    "saved-*",
    "slow-scripts",
    "stopped-shop",
    "swallowing-line",
    "worker-no-room.error",
  ].map((name) => `with-script/${name}.spec.ts`),
  fa: ["with-script/offline*.spec.ts"],
};

/** Leaves the tests of one language out, unless all forms are asked for. */
const without = (lang: LanguageCode) => (process.env.ALL_FORMS ? {} : { grepInvert: of(lang) });

/** Both forms of a folder of journeys, of which each language runs in one. */
function pairedProjects(
  name: string,
  folder: string,
  scripted: LanguageCode,
  more: PlaywrightTestProject = {},
): PlaywrightTestProject[] {
  const other = scripted === "en" ? "fa" : "en";
  return [
    project(`${name}js`, folder, true, { ...without(other), ...more }),
    project(`${name}no-js`, folder, false, { ...without(scripted), ...more }),
  ];
}

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
      ...without("en"),
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
      ...without("fa"),
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
 * `tests/e2e/journeys` runs with and without JavaScript; the rest where it makes sense. Most journeys are paired
 * (decisions 216 and 222): the shopper's run in Persian with scripts and in English without, the staff's and the
 * laboratory's the other way about. ALL_FORMS=1 runs each in all forms.
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
    project("js", "e2e/journeys", true, { testMatch: fourfold }),
    project("no-js", "e2e/journeys", false, { testMatch: fourfold }),
    ...pairedProjects("shopper-", "e2e/journeys", "fa", {
      testIgnore: [...fourfold, "staff/**", "lab/**"],
    }),
    ...pairedProjects("staff-", "e2e/journeys/staff", "en"),
    ...pairedProjects("lab-", "e2e/journeys/lab", "en"),
    project("with-script", "e2e/with-script", true, { testIgnore: Object.values(keeping).flat() }),
    project("keeping-en", "e2e/with-script", true, { testMatch: keeping.en, ...without("fa") }),
    project("keeping-fa", "e2e/with-script", true, { testMatch: keeping.fa, ...without("en") }),
    project("budgets", "budgets", true),
    ...firefoxProjects(),
  ],
});
