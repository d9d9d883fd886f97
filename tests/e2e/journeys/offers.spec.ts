import { expect, test, testWithoutScripts } from "../../support/fixtures";
import { say } from "../../support/words";

test("R-SLIDE-03[ratio, dots] R-CONST-23[ratio, dots] the offers are twice as wide as high, with a dot for each that leads there", async ({
  page,
  shopper,
}) => {
  await shopper.open("/en");
  const offers = page.getByRole("region", { name: say("en", "home.offers"), exact: true });
  const slides = offers.locator("ul > li");
  const slide = await slides.first().boundingBox();
  expect((slide?.width ?? 0) / (slide?.height ?? 1)).toBeCloseTo(2, 1);
  const dots = offers.locator("ol a");
  await expect(dots).toHaveCount(await slides.count());
  await dots.nth(1).click();
  await expect(slides.nth(1)).toBeInViewport({ ratio: 0.9 });
});

testWithoutScripts(
  "R-SLIDE-01[without-script] the offers are a strip that scrolls and snaps",
  async ({ page, shopper }) => {
    await shopper.open("/en");
    const strip = page
      .getByRole("region", { name: say("en", "home.offers"), exact: true })
      .getByRole("list")
      .first();
    await expect(strip).toHaveCSS("scroll-snap-type", "inline mandatory");
    await expect(strip).toHaveCSS("overflow-x", "auto");
    const isLonger = await strip.evaluate((list) => list.scrollWidth > list.clientWidth);
    expect(isLonger).toBe(true);
  },
);

test("R-IMG-01[srcset, served] R-CONST-10[value] a picture of the listing has the four widths, and those of phones, and each answers with that one", async ({
  page,
  shopper,
  request,
}) => {
  await shopper.open("/en/home/products");
  const picture = shopper.main.locator(".picture img").first();
  const sources = ((await picture.getAttribute("srcset")) ?? "").split(",");
  const widths: number[] = [];
  for (const source of sources) {
    const [address = "", width = ""] = source.trim().split(" ");
    const answer = await request.get(address);
    expect(answer.status()).toBe(200);
    const data = `data:${answer.headers()["content-type"]};base64,${(await answer.body()).toString("base64")}`;
    if (shopper.hasScripts) {
      const natural = await page.evaluate(async (src) => {
        const image = new Image();
        image.src = src;
        await image.decode();
        return image.naturalWidth;
      }, data);
      expect(`${natural}w`).toBe(width);
    }
    widths.push(Number.parseInt(width, 10));
  }
  expect(widths).toEqual([300, 360, 600, 720, 900, 1080, 1200]);
});
