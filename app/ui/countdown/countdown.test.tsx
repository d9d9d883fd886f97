import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, expect, it, vi } from "vitest";
import { formatsFor } from "~/i18n/format";
import { Countdown } from "./countdown";
import { clockOffset, sayLeft, secondsLeft } from "./remaining";
import { everySecond } from "./use-countdown.enhanced";

afterEach(() => void vi.useRealTimers());

it("R-COUNT-01[ticks, end] R-CONST-14[value] counts 3, 2, 1, 0 by the second, and never below", () => {
  vi.useFakeTimers();
  const until = Date.now() + 3000;
  const seen: number[] = [];
  const note = () => seen.push(secondsLeft(until, everySecond.read()));
  const stop = everySecond.subscribe(note);
  note();
  vi.advanceTimersByTime(5000);
  stop();
  expect(seen).toEqual([3, 2, 1, 0, 0, 0]);
});

it("a begun second is a whole one, so that it ends at the moment itself", () => {
  expect(secondsLeft(1000, 1)).toBe(1);
  expect(secondsLeft(1000, 1000)).toBe(0);
});

it("R-COUNT-01[server-clock] a reader's clock that is ten minutes late is put right (C-67)", () => {
  const [served, received] = [600_000, 0];
  expect(secondsLeft(660_000, 5000 + clockOffset(served, received))).toBe(55);
});

it.each([
  [0, "0:00:00:00"],
  [59, "0:00:00:59"],
  [3661, "0:01:01:01"],
  [2 * 86_400 + 86_399, "2:23:59:59"],
])("R-COUNT-01[display] %d seconds are %s (C-67)", (seconds, text) => {
  expect(sayLeft(seconds, formatsFor("en").number)).toBe(text);
});

it("R-COUNT-01[display] it counts in the language's digits", () => {
  expect(sayLeft(3661, formatsFor("fa").number)).toBe("۰:۰۱:۰۱:۰۱");
});

it("R-COUNT-01[without-script] served, it is the moment at which it ends", () => {
  const html = renderToStaticMarkup(
    <Countdown until="2025-10-07T10:30:00Z" servedAt="2025-10-07T10:00:00Z" lang="en" />,
  );
  expect(html).toContain('dateTime="2025-10-07T10:30:00.000Z"');
  expect(html).toContain("October 7, 2025 at 3:30 AM");
});
