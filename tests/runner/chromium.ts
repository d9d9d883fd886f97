import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";
import { runCommand, runPackage } from "./command";
import { onPath, starts } from "./on-path";

/** The shell, which has no window to draw, comes first: it is a good deal quicker. */
const systemNames = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
];

/**
 * A Chromium that starts: CHROMIUM_PATH, Playwright's own, the system's; else one is installed.
 * Says what it did; undefined when there is none to be had.
 */
export async function provideChromium(): Promise<string | undefined> {
  const found = findChromium();
  if (found) return tell(found, "found");
  console.log("chromium: none here, asking Playwright for its own");
  await runPackage("@playwright/test/cli.js", ["install", "chromium"]);
  const downloaded = findChromium();
  if (downloaded) return tell(downloaded, "downloaded by Playwright");
  if (process.getuid?.() !== 0 || !onPath("apt-get")) return undefined;
  console.log("chromium: asking the distribution for its package");
  await runCommand("apt-get", ["update"]);
  const packages = ["chromium-headless-shell", "chromium"];
  for (const name of packages)
    if ((await runCommand("apt-get", ["install", "-y", name])) === 0) break;
  const installed = findChromium();
  return installed && tell(installed, "installed by apt-get");
}

function findChromium(): string | undefined {
  const candidates = [process.env.CHROMIUM_PATH, chromium.executablePath(), ...systemPaths()];
  return candidates.find((path) => path !== undefined && existsSync(path) && starts(path));
}

function systemPaths(): (string | undefined)[] {
  const macOs = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome";
  return [...systemNames.map(onPath), macOs];
}

function tell(path: string, how: string): string {
  console.log(`chromium: ${path} (${how})`);
  return path;
}
