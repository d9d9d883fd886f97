import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../../../support/fixtures";
import { say } from "../../../support/words";

/** The texts that an element goes through while so many milliseconds pass, a tenth of a second at a time. */
async function follow(page: Page, element: Locator, ms: number): Promise<number[]> {
  const seen: number[] = [];
  for (let passed = 0; passed < ms; passed += 100) {
    await page.clock.runFor(100);
    const number = Number(/\d+(?=\D*$)/.exec((await element.textContent()) ?? "")?.[0]);
    if (number !== seen.at(-1)) seen.push(number);
  }
  return seen;
}

const steps = (numbers: number[]) =>
  numbers.slice(1).map((number, index) => number - (numbers[index] ?? 0));

test("R-AGO-02[five-seconds] how long ago something was is told anew every five seconds", async ({
  page,
  shopper,
}) => {
  await page.clock.install();
  await shopper.open("/en/__lab/time-ago");
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 12_000);
  const now = page.getByRole("region", { name: say("en", "lab.ago_now") }).locator("time");
  await expect(now).toHaveText(/^\d+ seconds ago$/);
  expect(steps(await follow(page, now, 16_000))).toEqual([5, 5, 5]);
});

test("R-COUNT-01[ticks] a countdown goes down by one every second", async ({ page, shopper }) => {
  await page.clock.install();
  await shopper.open("/en/__lab/countdown");
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  const soon = page.getByRole("region", { name: say("en", "lab.count_soon") }).locator("time");
  await expect(soon).toHaveText(/^0:00:00:\d\d$/);
  expect(steps(await follow(page, soon, 4100))).toEqual([-1, -1, -1, -1]);
});
