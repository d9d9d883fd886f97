import { expect, test, testWithoutScripts } from "../../../support/fixtures";
import { say } from "../../../support/words";

test("R-SLIDE-03[ratio, dots] R-CONST-23[ratio, dots] slides are twice as wide as high, with a dot for each that leads there", async ({
  page,
  shopper,
}) => {
  await page.setViewportSize({ width: 1280, height: 1000 });
  await shopper.open("/en/__lab/slider");
  const slider = page.getByRole("region", { name: say("en", "lab.slider"), exact: true });
  const slide = await slider.locator("ul > li").first().boundingBox();
  expect((slide?.width ?? 0) / (slide?.height ?? 1)).toBeCloseTo(2, 1);
  await expect(slider.locator("ol a")).toHaveCount(3);
  const third = say("en", "lab.slide", { n: 3 });
  await slider.getByRole("link", { name: third }).click();
  await expect(slider.locator("ul > li").nth(2)).toBeInViewport({ ratio: 0.9 });
});

testWithoutScripts(
  "R-SLIDE-01[without-script] the slides are a strip that scrolls and snaps",
  async ({ page, shopper }) => {
    await shopper.open("/en/__lab/slider");
    const strip = page
      .getByRole("region", { name: say("en", "lab.slider"), exact: true })
      .getByRole("list")
      .first();
    await expect(strip).toHaveCSS("scroll-snap-type", "inline mandatory");
    await expect(strip).toHaveCSS("overflow-x", "auto");
    const pages = await strip.evaluate((list) => list.scrollWidth / list.clientWidth);
    expect(pages).toBeGreaterThan(2.5);
  },
);
