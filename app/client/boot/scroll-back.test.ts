import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { restoreAgain } from "./scroll-back";

function openPage() {
  const scrollTo = vi.fn();
  const page = Object.assign(new EventTarget(), { scrollTo });
  return { page, scrollTo, stop: restoreAgain(page as never, 900) };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it("R-NAV-02[restored] R-CONST-09[value] the saved position is restored 500 ms later", () => {
  const { scrollTo } = openPage();
  vi.advanceTimersByTime(499);
  expect(scrollTo).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith(0, 900);
});

it.each(["wheel", "touchmove", "keydown", "pointerdown"])(
  "not when the reader has moved meanwhile (%s)",
  (name) => {
    const { page, scrollTo } = openPage();
    page.dispatchEvent(new Event(name));
    vi.advanceTimersByTime(1000);
    expect(scrollTo).not.toHaveBeenCalled();
  },
);

it("not when the page was left", () => {
  const { scrollTo, stop } = openPage();
  stop();
  vi.advanceTimersByTime(1000);
  expect(scrollTo).not.toHaveBeenCalled();
});
