import config from "../../playwright.config";
import { provideChromium } from "./chromium";
import { runPackage } from "./command";
import { provideFirefox } from "./firefox";
import { provideNginx } from "./nginx";
import type { Run } from "./parts";
import { checkSecondTries, findEmpty } from "./reports";
import { keepResults, readReport, reportFile } from "./results";
import { checkTool, failedOnce, type Tally } from "./tally";
import { provideTextBrowser } from "./text-browser";

/** The projects of playwright.config.ts: `slow` alone, or all others. */
export async function runBrowsers(
  which: "browser" | "slow",
  { stamp, changed, hear }: Run,
): Promise<Tally> {
  const chromium = await provideChromium();
  if (!chromium) {
    console.error("chromium: none found and none could be installed; set CHROMIUM_PATH");
    return failedOnce;
  }
  const nginx = await provideNginx();
  if (!nginx) console.log("nginx: none found and none to be had, its tests are skipped");
  const firefox = which === "browser" ? await provideFirefox() : undefined;
  if (which === "browser" && !firefox)
    console.log("firefox: none to be had, its journeys are skipped");
  const w3m = which === "slow" ? await provideTextBrowser() : undefined;
  if (which === "slow" && !w3m) console.log("w3m: none to be had, its journeys are skipped");
  const names = (config.projects ?? []).map(({ name = "" }) => name);
  const wanted = names.filter((name) => (name === "slow") === (which === "slow"));
  const parameters = [
    "test",
    ...wanted.map((name) => `--project=${name}`),
    ...(which === "slow" ? ["--workers=1"] : []),
    // At the desk a test that fails has failed (decision 119).
    ...(changed ? ["--only-changed", "--pass-with-no-tests"] : ["--retries=1"]),
  ];
  const env = {
    CHROMIUM_PATH: chromium,
    ...(nginx && { NGINX_PATH: nginx }),
    ...(firefox && { FIREFOX_PATH: firefox }),
    ...(w3m && { W3M_PATH: w3m }),
    BROWSER_REPORT: reportFile(which),
  };
  const code = await runPackage("@playwright/test/cli.js", parameters, { env, hear });
  const results = readReport(which);
  if (!results || changed) return checkTool(code, results);
  const whole = [...results, ...findEmpty(wanted, results), ...checkSecondTries(results)];
  keepResults(which, whole, stamp);
  return checkTool(code, whole);
}
