import type { Page } from "@playwright/test";
import { expect, test } from "../../../support/fixtures";
import { say } from "../../../support/words";

const label = say("en", "lab.svg_tile");

/** How often the page's scripts have asked for the drawing. */
function countFetches(page: Page): () => number {
  let count = 0;
  page.on("request", (request) => {
    if (request.url().endsWith("/art/tile.svg") && request.resourceType() === "fetch") count += 1;
  });
  return () => count;
}

test("R-SVG-01[cached, refetched] R-CONST-11[value] is fetched once a day, by all who show it", async ({
  page,
  shopper,
}) => {
  const start = new Date("2026-05-01T08:00:00Z");
  await page.clock.setFixedTime(start);
  const fetches = countFetches(page);
  const shapes = page.getByRole("img", { name: label }).locator("svg path");
  await shopper.open("/en/__lab/svg");
  await expect(shapes).toHaveCount(2);
  expect(fetches()).toBe(1);
  await page.clock.setFixedTime(start.getTime() + 86_400_000);
  await shopper.open("/en/__lab/svg");
  await expect(shapes).toHaveCount(2);
  expect(fetches()).toBe(1);
  await page.clock.setFixedTime(start.getTime() + 86_401_000);
  await shopper.open("/en/__lab/svg");
  await expect(shapes).toHaveCount(2);
  expect(fetches()).toBe(2);
});

test("R-SVG-01[sanitised] what could act in a fetched drawing is left out", async ({
  page,
  shopper,
  complaints,
}) => {
  const hostile = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" onload="document.title='x'">
    <script>document.title = "x"</script><style>* { fill: red }</style>
    <a href="javascript:void 0"><path d="M0 0"/></a><foreignObject><iframe/></foreignObject>
    <image href="https://elsewhere.example/a.png"/><path id="main" class="button" d="M1 1L8 8"/></svg>`;
  await page.route("**/art/tile.svg", (route) =>
    route.request().resourceType() === "fetch"
      ? route.fulfill({ contentType: "image/svg+xml", body: hostile })
      : route.continue(),
  );
  await shopper.open("/en/__lab/svg");
  const drawing = page.getByRole("img", { name: label }).first();
  await expect(drawing.locator("path")).toHaveCount(1);
  expect(await drawing.innerHTML()).toBe(
    '<svg viewBox="0 0 9 9" width="120" height="120"><path d="M1 1L8 8"></path></svg>',
  );
  await expect(page).toHaveTitle(new RegExp(say("en", "lab.svg")));
  // The parser says of scripts and styles that the page's policy would refuse them besides.
  const refusals = complaints.splice(0);
  expect(refusals.filter((text) => !text.includes("Content Security Policy"))).toEqual([]);
});

test("a page in its place leaves the picture", async ({ page, shopper }) => {
  await page.route("**/art/tile.svg", (route) =>
    route.request().resourceType() === "fetch"
      ? route.fulfill({ contentType: "text/html", body: "<svg><path d='M0 0'/></svg>" })
      : route.continue(),
  );
  await shopper.open("/en/__lab/svg");
  await expect(page.locator("img.drawing")).toHaveCount(2);
});
