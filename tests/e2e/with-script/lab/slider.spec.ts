import type { Page } from "@playwright/test";
import type { LanguageCode } from "~/i18n/languages";
import { expect, test } from "../../../support/fixtures";
import type { Shopper } from "../../../support/shopper";
import { say } from "../../../support/words";

async function openSlider(shopper: Shopper, lang: LanguageCode) {
  const { page } = shopper;
  await shopper.open(`/${lang}/__lab/slider`);
  const slider = page.getByRole("region", { name: say(lang, "lab.slider"), exact: true });
  const dots = slider.locator("ol a");
  return {
    dots,
    strip: slider.locator("ul"),
    at: (place: number) => expect(dots.nth(place - 1)).toHaveAttribute("aria-current", "true"),
    press: (which: "next" | "previous") =>
      slider.getByRole("button", { name: say(lang, `slider.${which}`) }).click(),
  };
}

test("R-SLIDE-01 next three times is the first of three again, previous of it the last", async ({
  shopper,
}) => {
  const { at, press } = await openSlider(shopper, "en");
  await at(1);
  for (const place of [2, 3, 1]) {
    await press("next");
    await at(place);
  }
  await press("previous");
  await at(3);
});

test("R-SLIDE-02 R-CONST-23 it goes on by itself after 5000 ms", async ({ page, shopper }) => {
  await page.clock.install();
  const { at } = await openSlider(shopper, "en");
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 100);
  const current = async () => {
    const dots = await page
      .locator(".slider-on ol a")
      .evaluateAll((all) => all.map((dot) => dot.getAttribute("aria-current")));
    return dots.indexOf("true") + 1;
  };
  const before = await current();
  for (const steps of [1, 2, 3]) {
    await page.clock.runFor(5000);
    await at(((before - 1 + steps) % 3) + 1);
  }
});

/** A finger that goes so many pixels to the left. */
async function swipe(page: Page, distance: number): Promise<void> {
  await page.evaluate((by) => {
    const strip = document.querySelector(".slider > ul");
    const touch = (x: number) => new Touch({ identifier: 1, target: strip as Element, clientX: x });
    strip?.dispatchEvent(new TouchEvent("touchstart", { changedTouches: [touch(200)] }));
    strip?.dispatchEvent(new TouchEvent("touchend", { changedTouches: [touch(200 - by)] }));
  }, distance);
}

for (const [lang, place] of [
  ["en", 2],
  ["fa", 3],
] as const) {
  test(`R-SLIDE-04 R-CONST-15 17 px to the left lead to slide ${place} in ${lang}, 15 px nowhere`, async ({
    page,
    shopper,
  }) => {
    const { at } = await openSlider(shopper, lang);
    await swipe(page, 15);
    await at(1);
    await swipe(page, 17);
    await at(place);
  });
}
