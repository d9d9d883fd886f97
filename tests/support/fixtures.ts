import { test as base, expect } from "@playwright/test";
import { forgiveMissingCommand } from "./bidi-firefox";
import { collectComplaints, watchNewContexts } from "./complaints";
import { Shopper } from "./shopper";

interface ShopFixtures {
  /** Skips what is for an engine that is not here. */
  engine: undefined;
  shopper: Shopper;
  /** Errors of all pages that a test opens, which fail it at its end; one that provokes some takes them out. */
  complaints: string[];
}

export const test = base.extend<ShopFixtures>({
  browser: [
    async ({ browser, browserName }, use) => {
      if (browserName === "firefox") forgiveMissingCommand(browser);
      await use(browser);
    },
    { scope: "worker" },
  ],
  engine: [
    async ({ browserName }, use, info) => {
      info.skip(browserName === "firefox" && !process.env.FIREFOX_PATH, "no Firefox is named");
      await use(undefined);
    },
    { auto: true },
  ],
  complaints: [
    async ({ engine: _here, page, context, browser }, use) => {
      const complaints = collectComplaints(page);
      // Further tabs and what a page opens are the same reader's; other contexts are other readers.
      context.on("page", (another) => collectComplaints(another, complaints));
      const endWatch = watchNewContexts(browser, complaints);
      await use(complaints);
      endWatch();
      expect(complaints, "the pages' consoles").toEqual([]);
    },
    { auto: true },
  ],
  shopper: async ({ page, javaScriptEnabled }, use) => {
    await use(new Shopper(page, javaScriptEnabled ?? true));
  },
});

/** For what only a page with scripts does: elsewhere it counts as skipped. */
export const testWithScripts = where(true, "only a page with scripts does this");

/** For what only a page without scripts does: elsewhere it counts as skipped. */
export const testWithoutScripts = where(false, "only a page without scripts does this");

function where(hasScripts: boolean, reason: string) {
  return test.extend<{ place: undefined }>({
    place: [
      async ({ javaScriptEnabled }, use, info) => {
        info.skip((javaScriptEnabled ?? true) !== hasScripts, reason);
        await use(undefined);
      },
      { auto: true },
    ],
  });
}

export { expect };
