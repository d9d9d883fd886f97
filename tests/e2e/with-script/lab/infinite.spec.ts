import { randomBytes } from "node:crypto";
import type { Locator, Page } from "@playwright/test";
import { lostConnection, takeOut } from "../../../support/complaints";
import { expect, test } from "../../../support/fixtures";
import { hideTab } from "../../../support/hide-tab";
import type { Shopper } from "../../../support/shopper";
import { say } from "../../../support/words";

/** Pages that were asked for since this was called. */
function asked(page: Page): (string | null)[] {
  const pages: (string | null)[] = [];
  page.on("request", (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.endsWith("/rows")) pages.push(searchParams.get("page"));
  });
  return pages;
}

const items = ({ main }: Shopper) => main.locator("ul.infinite > li");
const end = ({ main }: Shopper) => main.locator(".infinite-end");

/** In which ten more rows bring the end out of reach, so that one page is asked for at a time. */
const lowWindow = { width: 800, height: 400 };

/** Scrolls until the list's end is so many pixels below the edge of what it scrolls in. */
async function bringEnd(list: Locator, distance: number, isBox: boolean): Promise<void> {
  await list.evaluate(
    (element, { below, isBox }) => {
      const box = isBox ? element.closest(".infinite-box") : null;
      const edge = box
        ? box.getBoundingClientRect().top + box.clientTop + box.clientHeight
        : innerHeight;
      const by = element.getBoundingClientRect().top - edge - below;
      if (box) box.scrollTop += by;
      else scrollBy({ top: by, behavior: "instant" });
    },
    { below: distance, isBox },
  );
}

/** What an observer would have been told by now has been told. */
const settleFrames = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((done) =>
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 50))),
      ),
  );

// Ten rows leave the box less than 200 px to scroll, so it begins with twenty.
for (const [kind, near, id, begun] of [
  ["div", 200, "R-INF-03[trigger]", 20],
  ["page", 150, "R-INF-04[trigger]", 10],
] as const) {
  test(`${id} R-CONST-21[${kind}] an infinite ${kind} asks at ${near - 1} px, not at ${near + 1}`, async ({
    page,
    shopper,
  }) => {
    await page.setViewportSize(lowWindow);
    await shopper.open(`/en/__lab/infinite-${kind}`);
    await expect(items(shopper)).toHaveCount(begun);
    const pages = asked(page);
    await bringEnd(end(shopper), near + 1, kind === "div");
    await settleFrames(page);
    expect(pages).toEqual([]);
    await bringEnd(end(shopper), near - 1, kind === "div");
    await expect(items(shopper)).toHaveCount(begun + 10);
    expect(pages).toEqual([String(begun / 10 + 1)]);
  });
}

test("R-INF-02[once, appended, query] R-INF-01[more] 23 rows: each page is asked for once, then there are no more", async ({
  page,
  shopper,
}) => {
  await page.setViewportSize(lowWindow);
  await shopper.open("/en/__lab/infinite-page?list=items");
  const pages = asked(page);
  const lists: (string | null)[] = [];
  page.on("request", (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.endsWith("/rows")) lists.push(searchParams.get("list"));
  });
  for (const count of [20, 23]) {
    await bringEnd(end(shopper), 0, false);
    await expect(items(shopper)).toHaveCount(count);
  }
  await bringEnd(end(shopper), 0, false);
  await settleFrames(page);
  expect(pages).toEqual(["2", "3"]);
  expect(lists, "the page's own query").toEqual(["items", "items"]);
  await expect(shopper.main.getByRole("link", { name: say("en", "infinite.more") })).toHaveCount(0);
});

test("R-INF-01[loading] it says that it is loading while a page is on its way", async ({
  page,
  shopper,
}) => {
  await page.setViewportSize(lowWindow);
  await shopper.open("/en/__lab/infinite-page");
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route("**/infinite-page/rows?*", async (route) => {
    await held;
    await route.continue();
  });
  await bringEnd(end(shopper), 0, false);
  await expect(end(shopper)).toHaveText(say("en", "listing.loading"));
  answer();
  await expect(items(shopper)).toHaveCount(20);
  await page.unroute("**/infinite-page/rows?*");
});

test("R-INF-07[list-stays] R-ERR-13[list] a page that fails ends the loading; the list and the link to it stay", async ({
  page,
  shopper,
  complaints,
}) => {
  await shopper.open("/en/__lab/infinite-page?list=torn");
  const pages = asked(page);
  await end(shopper).scrollIntoViewIfNeeded();
  await expect.poll(() => pages).toEqual(["2"]);
  await expect(end(shopper)).toHaveText("");
  await expect(items(shopper)).toHaveCount(10);
  await expect(shopper.main.getByRole("link", { name: say("en", "infinite.more") })).toBeVisible();
  expect(complaints.splice(0).join()).toContain("503");
});

test("R-INF-05[ten-seconds, on-top] R-CONST-22[value] a live list asks for its first page every ten seconds; what is new stands on top", async ({
  page,
  shopper,
}) => {
  const list = `items-${randomBytes(6).toString("hex")}`;
  await page.clock.install();
  await shopper.open(`/en/__lab/infinite-page?list=${list}&live=1`);
  // By less than its ten seconds, or it would ask before anybody counts.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
  const pages = asked(page);
  const made = await page.request.post(`/api/lab/lists/${list}`, {
    data: { title: "Brass lock", kind: "copper", amount: 5 },
  });
  expect(made.ok()).toBe(true);
  expect(pages).toEqual([]);
  await page.clock.runFor(10_000);
  await expect(items(shopper).first()).toContainText("Brass lock");
  await expect(items(shopper)).toHaveCount(11);
  expect(pages).toEqual([null]);
  await page.clock.runFor(10_000);
  await expect.poll(() => pages).toEqual([null, null]);
});

for (const [when, away] of [
  ["without a network", (page: Page) => page.context().setOffline(true)],
  ["in a tab that nobody sees", hideTab],
] as const) {
  test(`R-INF-05[paused] a live list asks for nothing ${when}`, async ({
    page,
    shopper,
    complaints,
  }) => {
    await page.clock.install();
    await shopper.open("/en/__lab/infinite-page?list=items&live=1");
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
    const pages = asked(page);
    await away(page);
    await page.clock.runFor(30_000);
    expect(pages).toEqual([]);
    await page.context().setOffline(false);
    takeOut(complaints, lostConnection);
  });
}
