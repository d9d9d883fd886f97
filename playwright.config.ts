import { defineConfig, type PlaywrightTestProject } from "@playwright/test";
import { resultFiles } from "./tests/runner/results";

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
): PlaywrightTestProject => ({ name, testDir: `tests/${folder}`, use: { javaScriptEnabled } });

/** `tests/e2e/journeys` runs twice, with and without JavaScript; the rest where it makes sense. */
export default defineConfig({
  globalSetup: "./tests/support/start-shop-for-all.ts",
  outputDir: "test-results/browser",
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [["list"], ["json", { outputFile: resultFiles.browser }]],
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
    project("js", "e2e/journeys", true),
    project("no-js", "e2e/journeys", false),
    project("with-script", "e2e/with-script", true),
    project("without-script", "e2e/without-script", false),
    project("budgets", "budgets", true),
  ],
});
