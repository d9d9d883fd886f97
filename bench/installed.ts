import type { Browser } from "@playwright/test";
import { type Experience, openPhone, seePage } from "./slow-phone";

const visits = 3;

/** The home page of who has the shop on their phone, at a second visit without a network: the middle one of three. */
export async function measureInstalled(browser: Browser, address: string): Promise<Experience> {
  const results: Experience[] = [];
  for (let visit = 0; visit < visits; visit++) results.push(await visitTwice(browser, address));
  const middle = results.toSorted((a, b) => a.lcp - b.lcp)[Math.floor(visits / 2)];
  if (!middle) throw new Error("Nothing was measured");
  return middle;
}

async function visitTwice(browser: Browser, address: string): Promise<Experience> {
  const context = await openPhone(browser, "allow");
  const first = await context.newPage();
  await first.goto(address, { waitUntil: "networkidle" });
  await first.waitForFunction(() => navigator.serviceWorker.controller !== null);
  // Once more, so that the worker has seen the page and its pictures itself.
  await first.reload({ waitUntil: "networkidle" });
  await first.close();
  await context.setOffline(true);
  const seen = await seePage(context, address, "offline");
  await context.close();
  return seen;
}
