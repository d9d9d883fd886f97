import type { Page } from "@playwright/test";
import { expect, test } from "../../../support/fixtures";
import { hideTab } from "../../../support/hide-tab";
import type { LanguageCode } from "../../../support/languages";
import type { Shopper } from "../../../support/shopper";
import { say } from "../../../support/words";

async function openSlider(shopper: Shopper, lang: LanguageCode) {
  const { page } = shopper;
  await shopper.open(`/${lang}/__lab/slider`);
  const slider = page.getByRole("region", { name: say(lang, "lab.slider"), exact: true });
  const dots = slider.locator("ol a");
  return {
    page,
    slider,
    dots,
    strip: slider.locator("ul"),
    /** Which slide is shown, from 1. */
    place: async () => {
      const marks = await dots.evaluateAll((all) => all.map((dot) => dot.ariaCurrent));
      return marks.indexOf("true") + 1;
    },
    at: (place: number) => expect(dots.nth(place - 1)).toHaveAttribute("aria-current", "true"),
    press: (which: "next" | "previous") =>
      slider.getByRole("button", { name: say(lang, `slider.${which}`) }).click(),
  };
}

type Opened = Awaited<ReturnType<typeof openSlider>>;

test("R-SLIDE-01[wraps] next three times is the first of three again, previous of it the last", async ({
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

test("R-SLIDE-02[autoplay] R-CONST-23[autoplay] it goes on by itself after 5000 ms", async ({
  page,
  shopper,
}) => {
  await page.clock.install();
  const { at, place } = await openSlider(shopper, "en");
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  const before = await place();
  for (const steps of [1, 2, 3]) {
    await page.clock.runFor(5000);
    await at(((before - 1 + steps) % 3) + 1);
  }
});

const holds = [
  ["under the pointer", ({ slider }: Opened) => slider.hover()],
  ["with the focus in it", ({ dots }: Opened) => dots.first().focus()],
  ["in a tab that nobody sees", ({ page }: Opened) => hideTab(page)],
] as const;

for (const [when, hold] of holds) {
  test(`R-SLIDE-02[paused] it stands still ${when}`, async ({ page, shopper }) => {
    await page.clock.install();
    const opened = await openSlider(shopper, "en");
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
    await hold(opened);
    const before = await opened.place();
    await page.clock.runFor(20_000);
    await opened.at(before);
  });
}

test("R-SLIDE-02[paused] it stands still where less motion is wanted", async ({
  page,
  shopper,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.clock.install();
  const { at } = await openSlider(shopper, "en");
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  await page.clock.runFor(20_000);
  await at(1);
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

for (const [lang, place, clause] of [
  ["en", 2, "next"],
  ["fa", 3, "mirrored"],
] as const) {
  test(`R-SLIDE-04[${clause}, short] R-CONST-15[value] 17 px to the left lead to slide ${place} in ${lang}, 15 px nowhere`, async ({
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
