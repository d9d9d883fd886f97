import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { lookAgain } from "./look-again";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it("goes on after a look that failed, waits for one that is slow, and ends", async () => {
  let finish = () => {};
  const look = vi
    .fn<() => Promise<void>>(async () => {})
    .mockRejectedValueOnce(new Error("away"))
    .mockImplementationOnce(() => new Promise((done) => (finish = done)));
  const end = lookAgain(look);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(look).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(15_000);
  expect(look).toHaveBeenCalledTimes(2);
  finish();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(look).toHaveBeenCalledTimes(3);
  end();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(look).toHaveBeenCalledTimes(3);
});
