import { existsSync } from "node:fs";
import { firefox } from "@playwright/test";
import { runCommand } from "./command";
import { onPath, starts } from "./on-path";

const systemNames = ["firefox-esr", "firefox"];

/**
 * A Firefox that starts: FIREFOX_PATH, Playwright's own, the system's; else the distribution's is installed.
 * Says what it did; undefined when there is none to be had.
 */
export async function provideFirefox(): Promise<string | undefined> {
  const found = findFirefox();
  if (found) return tell(found, "found");
  if (process.getuid?.() !== 0 || !onPath("apt-get")) return undefined;
  console.log("firefox: none here, asking the distribution for its package");
  await runCommand("apt-get", ["update"]);
  for (const name of systemNames) {
    if ((await runCommand("apt-get", ["install", "-y", "--no-install-recommends", name])) === 0)
      break;
  }
  const installed = findFirefox();
  return installed && tell(installed, "installed by apt-get");
}

export function findFirefox(): string | undefined {
  const macOs = "/Applications/Firefox.app/Contents/MacOS/firefox";
  const systems = [...systemNames.map(onPath), macOs];
  const candidates = [process.env.FIREFOX_PATH, firefox.executablePath(), ...systems];
  return candidates.find((path) => path !== undefined && existsSync(path) && starts(path));
}

/** Playwright's own Firefox speaks its protocol; any other is spoken to over WebDriver BiDi. */
export function isPlaywrightsOwn(path: string | undefined): boolean {
  return path === firefox.executablePath();
}

function tell(path: string, how: string): string {
  console.log(`firefox: ${path} (${how})`);
  return path;
}
