/** Interaction latency of typing on a slow phone's processor, in every control of the laboratory that takes keys. */
import type { Browser, Locator, Page } from "@playwright/test";
import { allLabComponents } from "#dev/laboratory/routes/components";
import { startPage } from "../tests/support/start-page";

export interface Typing {
  page: string;
  /** Controls that took keys. */
  controls: number;
  keys: number;
  /** Milliseconds from a key's press or release to the paint after it; below 16 counts as 16. */
  median: number;
  worst: number;
  /** Name or label of the control with the worst. */
  at: string;
}

const slowdown = 6;
/** Milliseconds that a key is down, and between two: a fast typist's. */
const pace = { delay: 40 };
const typed = [..."Ab 0912345", "Backspace"];
/** What keys move instead of writing: lists, ranges, radio buttons. */
const moved = ["ArrowDown", "ArrowUp", "ArrowDown"];

const controls =
  ":is(input:not([type=hidden],[type=file],[type=submit],[readonly]), textarea, select):enabled:visible";

/** The shop's own search, and what the laboratory's pages have besides it. Those without a control are left out. */
export async function measureTyping(browser: Browser, origin: string): Promise<Typing[]> {
  const measured: Typing[] = [];
  for (const [path, part] of [
    ["/fa", "header"],
    ...allLabComponents.map((name) => [`/fa/__lab/${name}`, "main"] as const),
  ] as const) {
    const typing = await typeOnPage(browser, origin + path, `${part} ${controls}`);
    if (typing) measured.push(typing);
  }
  return measured;
}

async function typeOnPage(
  browser: Browser,
  address: string,
  wanted: string,
): Promise<Typing | null> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    isMobile: true,
    serviceWorkers: "block",
  });
  const page = await context.newPage();
  await page.addInitScript({ path: "bench/observe-interactions.js" });
  await page.goto(address, { waitUntil: "networkidle" });
  await startPage(page);
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  const seen: { at: string; took: number[]; keys: number }[] = [];
  for (const control of await page.locator(wanted).all()) {
    const typing = await typeInto(page, control);
    if (typing) seen.push(typing);
  }
  await context.close();
  const worst = seen.toSorted((a, b) => Math.max(0, ...b.took) - Math.max(0, ...a.took))[0];
  if (!worst) return null;
  const all = seen.flatMap(({ took }) => took).toSorted((a, b) => a - b);
  return {
    page: new URL(address).pathname,
    controls: seen.length,
    keys: seen.reduce((sum, { keys }) => sum + keys, 0),
    median: all[Math.floor(all.length / 2)] ?? 16,
    worst: all.at(-1) ?? 16,
    at: worst.at,
  };
}

async function typeInto(page: Page, control: Locator) {
  const kind = await takeUp(control);
  if (!kind) return null;
  await page.evaluate(() => {
    window.benchInteractions.length = 0;
  });
  const keys = kind.isWritten ? typed : moved;
  for (const key of keys) {
    await page.keyboard.press(key, pace);
    await page.waitForTimeout(pace.delay);
  }
  // The last key's paint, and what the control asks the server after a pause.
  await page.waitForTimeout(1_200);
  const took = await page.evaluate(() => [...window.benchInteractions]);
  return { at: kind.name, took, keys: keys.length };
}

/** Null for what an earlier control's answer took away or disabled: it takes no keys. */
async function takeUp(control: Locator) {
  const timeout = 2_000;
  try {
    const kind = await control.evaluate(kindOf, null, { timeout });
    await control.focus({ timeout });
    return kind;
  } catch {
    return null;
  }
}

function kindOf(control: HTMLElement | SVGElement) {
  const { name, id } = control as HTMLInputElement;
  const isMoved =
    control.tagName === "SELECT" ||
    ["checkbox", "radio", "range"].includes((control as HTMLInputElement).type);
  return { name: name || id, isWritten: !isMoved };
}

declare global {
  interface Window {
    benchInteractions: number[];
  }
}
