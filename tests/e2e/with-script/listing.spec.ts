import type { Page } from "@playwright/test";
import { listProducts } from "../../support/catalogue";
import { expect, test } from "../../support/fixtures";
import type { Shopper } from "../../support/shopper";
import { say } from "../../support/words";

/** Pages of cards that were asked for since this was called. */
function asked(page: Page): URLSearchParams[] {
  const queries: URLSearchParams[] = [];
  page.on("request", (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.includes("/home/cards")) queries.push(searchParams);
  });
  return queries;
}

const cards = ({ main }: Shopper) => main.locator("ul.products > li");
const end = ({ main }: Shopper) => main.locator(".products-end");
const nextLink = ({ main }: Shopper) => main.locator("a[rel=next]");

/** Scrolls until the list's end is so many pixels below the window. */
async function bringEnd(shopper: Shopper, distance: number): Promise<void> {
  await end(shopper).evaluate((element, below) => {
    const by = element.getBoundingClientRect().top - innerHeight - below;
    scrollBy({ top: by, behavior: "instant" });
  }, distance);
}

/** What an observer would have been told by now has been told. */
const settleFrames = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((done) =>
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 50))),
      ),
  );

test("R-INF-04[trigger] R-CONST-21[page] R-INF-02[query, appended] R-INF-01[more] the listing asks for its second page at 149 px from its end, not at 151, with its own query", async ({
  page,
  shopper,
}) => {
  await shopper.open("/en/home/products?sort=price_asc");
  await expect(nextLink(shopper)).toBeAttached();
  const before = await cards(shopper).count();
  const first = await cards(shopper).first().textContent();
  const queries = asked(page);
  await bringEnd(shopper, 151);
  await settleFrames(page);
  expect(queries).toEqual([]);
  await bringEnd(shopper, 149);
  await expect.poll(() => cards(shopper).count()).toBeGreaterThan(before);
  expect(queries.map((query) => [query.get("page"), query.get("sort")])).toEqual([
    ["2", "price_asc"],
  ]);
  await expect(cards(shopper).first()).toHaveText(first ?? "");
});

test("R-INF-01[loading] R-INF-02[once] it says that it is loading, and asks for no page twice", async ({
  page,
  shopper,
}) => {
  const { total, per_page } = await listProducts("en");
  const begun = Math.ceil(total / per_page) - 2;
  await shopper.open(`/en/home/products?page=${begun}`);
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route("**/home/cards?*", async (route) => {
    await held;
    await route.continue();
  });
  const queries = asked(page);
  const before = await cards(shopper).count();
  await bringEnd(shopper, 0);
  await expect(end(shopper)).toHaveText(say("en", "listing.loading"));
  answer();
  await expect.poll(() => cards(shopper).count()).toBeGreaterThan(before);
  await page.unroute("**/home/cards?*");
  while ((await nextLink(shopper).count()) > 0) {
    const shown = await cards(shopper).count();
    await bringEnd(shopper, 0);
    await expect.poll(() => cards(shopper).count()).toBeGreaterThan(shown);
  }
  await bringEnd(shopper, 0);
  await settleFrames(page);
  expect(queries.map((query) => Number(query.get("page")))).toEqual([begun + 1, begun + 2]);
});

test("R-INF-07[list-stays] R-ERR-13[list] cards that can't be had end the loading; the list and the link to the next page stay", async ({
  page,
  shopper,
  complaints,
}) => {
  await shopper.open("/en/home/products");
  const before = await cards(shopper).count();
  await page.route("**/home/cards?*", (route) => route.fulfill({ status: 503, body: "" }));
  const queries = asked(page);
  await bringEnd(shopper, 0);
  await expect.poll(() => queries.length).toBe(1);
  await expect(end(shopper)).toHaveText("");
  await expect(cards(shopper)).toHaveCount(before);
  await expect(nextLink(shopper)).toBeAttached();
  expect(complaints.splice(0).join()).toContain("503");
});

// As keys and wheels do where nothing is moved smoothly: no frame shows what lies between.
async function jump(page: Page, to: "top" | "foot"): Promise<void> {
  await page.evaluate((where) => {
    const top = where === "top" ? 0 : document.documentElement.scrollHeight;
    scrollTo({ top, behavior: "instant" });
  }, to);
  await settleFrames(page);
}

test.describe("a foot that fills the window", () => {
  test.use({ viewport: { width: 360, height: 420 } });

  test("a jump past the list's end asks for one more page, and the next jump for the next one", async ({
    page,
    shopper,
  }) => {
    await shopper.open("/en/home/products");
    const queries = asked(page);
    const pages = () => queries.map((query) => Number(query.get("page")));
    const before = await cards(shopper).count();
    await jump(page, "foot");
    await expect.poll(() => cards(shopper).count()).toBeGreaterThan(before);
    await settleFrames(page);
    expect(pages()).toEqual([2]);
    await jump(page, "foot");
    await expect.poll(pages).toEqual([2, 3]);
  });

  test("where the browser holds on to the foot a jump asks for one page, and no more until one has come back to the list", async ({
    page,
    shopper,
  }) => {
    await shopper.open("/en/home/products");
    await page.evaluate(() => {
      document.body.style.overflowAnchor = "auto";
    });
    const queries = asked(page);
    const pages = () => queries.map((query) => Number(query.get("page")));
    const before = await cards(shopper).count();
    const isPassed = () =>
      end(shopper).evaluate((element) => element.getBoundingClientRect().bottom < 0);
    await jump(page, "foot");
    await expect.poll(() => cards(shopper).count()).toBeGreaterThan(before);
    for (const by of [-40, 30, -20, 30]) {
      await page.evaluate((top) => scrollBy({ top, behavior: "instant" }), by);
      await settleFrames(page);
    }
    expect(await isPassed()).toBe(true);
    expect(pages()).toEqual([2]);
    await bringEnd(shopper, 0);
    await expect.poll(pages).toEqual([2, 3]);
  });
});
