import { type Browser, chromium } from "@playwright/test";
import { provideChromium } from "../tests/runner/chromium";

/** A Chromium without its own background traffic. */
export async function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: await provideChromium(),
    args: [
      "--no-sandbox",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
      "--no-first-run",
    ],
  });
}
