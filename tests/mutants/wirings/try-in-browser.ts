import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { provideChromium } from "../../runner/chromium";
import { runCommand, runPackage } from "../../runner/command";
import { fromPlaywright, type TestResult } from "../../runner/reports";
import { applyWiring } from "./apply-wiring";
import type { ProjectCopy } from "./project-copy";
import { checkWiring, type Tried } from "./tried";
import type { Wiring } from "./wirings";

/**
 * Takes out all of these wirings at once, for a build takes a minute: none of them may be what another's test needs.
 * Each is missed where the test of its own title fails, which passes in a build with all of them in place.
 */
export async function tryInBrowser(
  copy: ProjectCopy,
  wirings: readonly Wiring[],
  tell: (wiring: Wiring, tried: Tried) => void,
): Promise<void> {
  if (wirings.length === 0) return;
  const chromium = await provideChromium();
  if (!chromium) {
    for (const wiring of wirings) tell(wiring, { outcome: "not tried", detail: "needs Chromium" });
    return;
  }
  const whole = await buildAndRun(copy, wirings, chromium);
  for (const wiring of wirings) copy.change(wiring.file, (text) => applyWiring(text, wiring));
  const broken = await buildAndRun(copy, wirings, chromium);
  for (const wiring of wirings) {
    const before = ofWiring(whole, wiring);
    const isProof = before.length > 0 && before.every(({ outcome }) => outcome === "passed");
    tell(
      wiring,
      isProof
        ? checkWiring(ofWiring(broken, wiring))
        : { outcome: "BROKEN", detail: before.length > 0 ? "fails anyway" : "no such test" },
    );
  }
}

const ofWiring = (results: readonly TestResult[], { title = "" }: Wiring) =>
  results.filter((result) => result.title.includes(title));

async function buildAndRun(
  { folder }: ProjectCopy,
  wirings: readonly Wiring[],
  chromium: string,
): Promise<TestResult[]> {
  const report = join(folder, "browser-report.json");
  rmSync(report, { force: true });
  if ((await runCommand("npm", ["run", "build"], { cwd: folder, hear: () => {} })) !== 0) {
    throw new Error("The build failed.");
  }
  const files = new Set(wirings.flatMap(({ tests }) => tests));
  const titles = wirings.map(({ title = "" }) => title.replace(/[^\w ]/g, "\\$&"));
  await runPackage("@playwright/test/cli.js", ["test", ...files, `--grep=${titles.join("|")}`], {
    cwd: folder,
    env: { CHROMIUM_PATH: chromium, BROWSER_REPORT: report },
    hear: () => {},
  });
  return fromPlaywright(JSON.parse(readFileSync(report, "utf8")));
}
