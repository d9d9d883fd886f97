import type { Page } from "@playwright/test";
import { expect, test } from "../../support/fixtures";
import { hideTab } from "../../support/hide-tab";
import type { Shopper } from "../../support/shopper";
import { say } from "../../support/words";

/** The offers of the shop's door. */
async function openOffers(shopper: Shopper) {
  const { page } = shopper;
  await page.clock.install();
  await shopper.open("/en");
  const slider = page.getByRole("region", { name: say("en", "home.offers"), exact: true });
  const dots = slider.locator("ol a");
  await expect(slider.getByRole("button", { name: say("en", "slider.next") })).toBeVisible();
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  const count = await dots.count();
  expect(count).toBeGreaterThan(1);
  const place = async () => {
    const marks = await dots.evaluateAll((all) => all.map((dot) => dot.ariaCurrent));
    return marks.indexOf("true");
  };
  const at = (wanted: number) =>
    expect(dots.nth(wanted % count)).toHaveAttribute("aria-current", "true");
  return { page, slider, dots, place, at };
}

test("R-SLIDE-02[autoplay] R-CONST-23[autoplay] the offers go on by themselves after 5000 ms", async ({
  page,
  shopper,
}) => {
  const { at, place } = await openOffers(shopper);
  const before = await place();
  for (const steps of [1, 2]) {
    await page.clock.runFor(5000);
    await at(before + steps);
  }
});

type Opened = Awaited<ReturnType<typeof openOffers>>;

const holds = [
  ["under the pointer", ({ slider }: Opened) => slider.hover()],
  ["with the focus in them", ({ dots }: Opened) => dots.first().focus()],
  ["in a tab that nobody sees", ({ page }: { page: Page }) => hideTab(page)],
] as const;

for (const [when, hold] of holds) {
  test(`R-SLIDE-02[paused] the offers stand still ${when}`, async ({ page, shopper }) => {
    const opened = await openOffers(shopper);
    await hold(opened);
    const before = await opened.place();
    await page.clock.runFor(20_000);
    await opened.at(before);
  });
}
