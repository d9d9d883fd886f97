import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { everyFiveSeconds } from "./use-elapsed.enhanced";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("R-AGO-02[five-seconds] R-CONST-24[interval] what is shown is renewed every 5000 ms", () => {
  const renew = vi.fn();
  const stop = everyFiveSeconds.subscribe(renew);
  vi.advanceTimersByTime(4999);
  expect(renew).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(renew).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(5000);
  expect(renew).toHaveBeenCalledTimes(2);
  stop();
});
