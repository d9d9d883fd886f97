import type { Page } from "@playwright/test";
import type { MessageKey } from "~/i18n/messages/en";
import { sizes } from "~/ui/size/sizes";
import { expect, test, testWithoutScripts, testWithScripts } from "../../../support/fixtures";
import { languageCodes } from "../../../support/languages";
import { say } from "../../../support/words";

const alternatives = { md: { width: 960, height: 800 }, below: { width: 959, height: 800 } };

for (const lang of languageCodes) {
  test(`R-TL-01[two-sided, one-sided] the timeline is on both sides at 960 px, on one below (${lang})`, async ({
    page,
    shopper,
  }) => {
    await shopper.open(`/${lang}/__lab/timeline`);
    const entries = page.getByRole("list", { name: say(lang, "lab.timeline") }).locator(".panel");
    const places = () =>
      entries.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().x));
    await page.setViewportSize(alternatives.below);
    const [first, ...rest] = await places();
    expect(rest.every((x) => x === first)).toBe(true);
    await page.setViewportSize(alternatives.md);
    const [one, two, three, four] = await places();
    expect([three, four]).toEqual([one, two]);
    expect(one !== two && (one ?? 0) < (two ?? 0)).toBe(lang === "en");
  });
}

test("R-RATE-01[five, without-script] R-RATE-02[rounded] five stars; 3.4 lights 3, 3.5 lights 4; to give they are radios", async ({
  page,
  shopper,
}) => {
  await shopper.open("/en/__lab/rating");
  const stars = (value: string) => page.getByRole("img", { name: `${value} of 5`, exact: true });
  await expect(stars("3.4")).toHaveText("★★★★★");
  await expect(stars("3.4").locator("span")).toHaveText("★★");
  await expect(stars("3.5").locator("span")).toHaveText("★");
  const given = page.getByRole("radio", { name: "2 of 5" });
  await expect(page.getByRole("radio")).toHaveCount(5);
  await expect(page.getByRole("radio", { name: "4 of 5" })).toBeChecked();
  await given.focus();
  await page.keyboard.press("Space");
  await expect(given).toBeChecked();
});

/** One of a page's moments, by the name of its specimen. */
const momentOf = (page: Page, name: MessageKey) =>
  page.getByRole("region", { name: say("en", name) }).locator("time");

testWithScripts("R-AGO-03[month, year] how long ago a moment was", async ({ page, shopper }) => {
  await shopper.open("/en/__lab/time-ago");
  await expect(momentOf(page, "lab.ago_minute")).toHaveText(/^1 minute ago$/);
  await expect(momentOf(page, "lab.ago_days")).toHaveText("27 days ago");
  await expect(momentOf(page, "lab.ago_month")).toHaveText("1 month ago");
  await expect(momentOf(page, "lab.ago_year")).toHaveText("1 year ago");
});

testWithoutScripts("R-AGO-01[without-script] the moment itself", async ({ page, shopper }) => {
  await shopper.open("/en/__lab/time-ago");
  await expect(momentOf(page, "lab.ago_year")).toHaveText(/^\w+ \d+, \d{4} at \d+:\d\d [AP]M$/);
});

testWithScripts(
  "R-COUNT-01[end, display] it counts to zero, tells its end and goes no further",
  async ({ page, shopper }) => {
    await page.clock.install();
    await shopper.open("/en/__lab/countdown");
    const time = momentOf(page, "lab.count_soon");
    await expect(time).toHaveText(/^0:00:00:\d\d$/);
    await page.clock.runFor(60_000);
    await expect(time).toHaveText("0:00:00:00");
    const soon = page.getByRole("region", { name: say("en", "lab.count_soon") });
    await expect(soon.getByRole("status")).toHaveText(say("en", "lab.count_over"));
  },
);

testWithoutScripts(
  "R-COUNT-01[without-script] the moment of the end",
  async ({ page, shopper }) => {
    await shopper.open("/en/__lab/countdown");
    await expect(momentOf(page, "lab.count_soon")).toHaveText(/\d{4} at/);
  },
);

test("R-IMG-01[srcset, served, room] R-CONST-10[value] a picture has the four widths, and those of phones, each answers 200, and its room is kept", async ({
  page,
  shopper,
  request,
}) => {
  await shopper.open("/en/__lab/picture");
  const picture = shopper.main.locator(".picture img").first();
  const sources = ((await picture.getAttribute("srcset")) ?? "").split(",");
  expect(sources.map((source) => source.trim().split(" ")[1])).toEqual([
    "300w",
    "360w",
    "600w",
    "720w",
    "900w",
    "1080w",
    "1200w",
  ]);
  for (const source of sources) {
    expect((await request.get(source.trim().split(" ")[0] ?? "")).status()).toBe(200);
  }
  expect(await picture.getAttribute("width")).toBe("600");
  await expect(page.getByRole("img").first()).toBeVisible();
});

test("R-PROG-01[size] size 100 and width 5 are a box of 100 px and a line of 5 px", async ({
  page,
  shopper,
}) => {
  await shopper.open("/en/__lab/progress");
  const turning = page
    .getByRole("region", { name: say("en", "lab.progress_turning") })
    .getByRole("progressbar")
    .first();
  const box = await turning.boundingBox();
  expect([box?.width, box?.height]).toEqual([100, 100]);
  await expect(turning.locator("circle").last()).toHaveCSS("stroke-width", "5px");
  const known = page.getByRole("region", { name: say("en", "lab.progress_value") });
  await expect(known.getByRole("progressbar").nth(2)).toHaveAttribute("aria-valuenow", "70");
});

test("R-ICON-01[drawn, unknown] R-CONST-27[value] star and logout are drawn, an unknown name is nothing", async ({
  page,
  shopper,
}) => {
  await shopper.open("/en/__lab/icons");
  for (const name of ["star", "logout"]) {
    const icon = shopper.main.getByRole("listitem").filter({ hasText: name }).locator("svg");
    await expect(icon).toBeVisible();
    const href = (await icon.locator("use").getAttribute("href")) ?? "";
    const sprite = await (await page.request.get(href.split("#")[0] ?? "")).text();
    expect(sprite).toContain(`id="${name}"`);
  }
  const unknown = page.getByRole("region", { name: say("en", "lab.icon_unknown") });
  await expect(unknown.locator("svg")).toHaveCount(0);
});

test("R-SIZE-01[sizes, unknown] R-CONST-26[value] five sizes that grow; an unknown one is the default", async ({
  page,
  shopper,
}) => {
  await shopper.open("/en/__lab/sizes");
  const button = (name: string) => shopper.main.getByRole("button", { name, exact: true });
  const measure = async (name: string) => (await button(name).boundingBox())?.height ?? 0;
  const heights: number[] = [];
  for (const size of sizes) heights.push(await measure(size));
  expect(heights).toEqual([...new Set(heights)].sort((a, b) => a - b));
  expect(await measure("huge")).toBe(await measure("default"));
  await expect(page.getByRole("textbox", { name: "x-large" })).toBeVisible();
});
