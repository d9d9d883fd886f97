import type { Page } from "@playwright/test";
import { takeOut } from "../../support/complaints";
import { expect, test } from "../../support/fixtures";

const lost = /Failed to fetch dynamically imported module|net::ERR_CONNECTION_RESET/;

/** Loses the search's suggestions, and notes what the window hears of it, over reloads too. */
async function loseSuggestions(page: Page, isPrevented: boolean) {
  await page.route(/suggestions\.enhanced/, (route) => route.abort("connectionreset"));
  await page.addInitScript((isPrevented) => {
    const note = (what: string) =>
      sessionStorage.setItem("heard", `${sessionStorage.getItem("heard") ?? ""}${what} `);
    note("start");
    window.addEventListener("preload-error", (event) => {
      note("event");
      if (isPrevented) event.preventDefault();
    });
    window.addEventListener("error", () => note("error"));
  }, isPrevented);
  return () => page.evaluate(() => sessionStorage.getItem("heard")?.trim().split(" "));
}

test("R-PWA-13[event, rethrown, one-reload] a part that can't be loaded is told to the window, reloads the page once and leaves it whole", async ({
  page,
  shopper,
  complaints,
}) => {
  const heard = await loseSuggestions(page, false);
  await shopper.open("/en");
  const reloaded = page.waitForEvent("load");
  await shopper.searchBox("en").focus();
  await reloaded;
  await shopper.settle();
  const title = (await shopper.title.textContent()) ?? "";
  await shopper.searchBox("en").focus();
  await expect.poll(async () => (await heard())?.at(-1)).toBe("error");
  const starts = (await heard())?.filter((what) => what === "start");
  expect(starts).toHaveLength(2);
  expect((await heard())?.slice(-3)).toEqual(["start", "event", "error"]);
  await expect(shopper.title).toHaveText(title);
  await shopper.search("en", "tea");
  await expect(page).toHaveURL(/q=tea/);
  takeOut(complaints, lost);
});

test("R-PWA-13[event, rethrown] who prevents the event has dealt with the error", async ({
  page,
  shopper,
  complaints,
}) => {
  const heard = await loseSuggestions(page, true);
  await shopper.open("/en");
  await shopper.searchBox("en").focus();
  await expect.poll(heard).toEqual(["start", "event"]);
  await shopper.search("en", "tea");
  await expect(page).toHaveURL(/q=tea/);
  expect((await heard())?.slice(0, 2)).toEqual(["start", "event"]);
  expect(await heard()).not.toContain("error");
  takeOut(complaints, lost);
});
