/** An emulated slow phone: 400 kbit/s, 400 ms, a CPU six times slower. Paint, blocking and shift as the browser sees them. */
import type { Browser, BrowserContext, Page } from "@playwright/test";
import { openPacedLine } from "./paced-line";

export interface Experience {
  /** Milliseconds from the start of the navigation. */
  fcp: number;
  lcp: number;
  /** Milliseconds beyond 50 of each long task after the first paint. */
  blocking: number;
  shift: number;
}

const line = {
  offline: false,
  latency: 400,
  downloadThroughput: 400_000 / 8,
  uploadThroughput: 400_000 / 8,
};
const slowdown = 6;
const visits = 5;

/** `paced` brings an answer packet by packet, the browser's own emulation all of it at its end. */
export type PhoneLine = "paced" | "emulated";

/** The middle one of five first visits. */
export async function measureExperience(
  browser: Browser,
  address: string,
  kind: PhoneLine,
): Promise<Experience> {
  const results: Experience[] = [];
  for (let visit = 0; visit < visits; visit++) {
    results.push(await visitOnce(browser, address, kind));
  }
  const middle = results.toSorted((a, b) => a.lcp - b.lcp)[Math.floor(visits / 2)];
  if (!middle) throw new Error("Nothing was measured");
  return middle;
}

async function visitOnce(browser: Browser, address: string, kind: PhoneLine): Promise<Experience> {
  const context = await openPhone(browser, "block");
  const { origin, pathname, search } = new URL(address);
  const paced =
    kind === "paced" &&
    (await openPacedLine(origin, {
      bytesPerSecond: line.downloadThroughput,
      roundTripMs: line.latency,
    }));
  const seen = paced
    ? await seePage(context, paced.origin + pathname + search, "none")
    : await seePage(context, address, "line");
  await context.close();
  if (paced) paced.stop();
  return seen;
}

/** A phone's browser, with or without the service worker. */
export function openPhone(
  browser: Browser,
  serviceWorkers: "allow" | "block",
): Promise<BrowserContext> {
  return browser.newContext({
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    isMobile: true,
    serviceWorkers,
  });
}

/** What is seen of one visit to a page, with the phone's slowness; on its line, without one, or on one that is there already. */
export async function seePage(
  context: BrowserContext,
  address: string,
  on: "line" | "offline" | "none",
): Promise<Experience> {
  const page = await context.newPage();
  await slowDown(page, on);
  await page.addInitScript({ path: "bench/observe.js" });
  await page.goto(address, { waitUntil: "networkidle", timeout: 120_000 });
  // A busy machine can be idle on the line for longer than it takes to call that the end, and paint later.
  await page.waitForFunction(() => window.benchSeen.lcp > 0);
  return page.evaluate(() => window.benchSeen);
}

/** Gives a page the phone's processor, and where that is asked for its line. */
export async function slowDown(page: Page, on: "line" | "offline" | "none"): Promise<void> {
  const session = await page.context().newCDPSession(page);
  if (on === "line") {
    await session.send("Network.enable");
    await session.send("Network.emulateNetworkConditions", line);
  }
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
}

declare global {
  interface Window {
    benchSeen: Experience;
  }
}
