import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createTicker } from "./ticker";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("one timer serves all, and stops with the last of them", () => {
  const ticker = createTicker(5000);
  const heard = vi.fn();
  const stops = [ticker.subscribe(heard), ticker.subscribe(() => heard())];
  expect(vi.getTimerCount()).toBe(1);
  vi.advanceTimersByTime(4999);
  expect(heard).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(heard).toHaveBeenCalledTimes(2);
  for (const stop of stops) stop();
  expect(vi.getTimerCount()).toBe(0);
});

it("the time stands still between two ticks, and is new for who comes late", () => {
  const ticker = createTicker(1000);
  const made = ticker.read();
  vi.advanceTimersByTime(7300);
  expect(ticker.read()).toBe(made);
  const stop = ticker.subscribe(vi.fn());
  expect(ticker.read()).toBe(made + 7300);
  vi.advanceTimersByTime(999);
  expect(ticker.read()).toBe(made + 7300);
  vi.advanceTimersByTime(1);
  expect(ticker.read()).toBe(made + 8300);
  stop();
});
