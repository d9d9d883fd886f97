import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createReadiness } from "./listen";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it("asks once a second, however many want to know", async () => {
  const ask = vi.fn(async () => true);
  const { check } = createReadiness(ask);
  expect(await Promise.all([check(), check(), check()])).toEqual([true, true, true]);
  await vi.advanceTimersByTimeAsync(999);
  await check();
  expect(ask).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  ask.mockResolvedValue(false);
  expect(await check()).toBe(false);
  expect(ask).toHaveBeenCalledTimes(2);
});

it("is not ready where the answer fails or takes longer than two seconds", async () => {
  expect(await createReadiness(() => Promise.reject(new Error("away"))).check()).toBe(false);
  const slow = createReadiness(() => new Promise(() => {})).check();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await slow).toBe(false);
});

it("is not ready from the moment it leaves, whatever was known", async () => {
  const readiness = createReadiness(async () => true);
  expect(await readiness.check()).toBe(true);
  readiness.leave();
  expect(await readiness.check()).toBe(false);
});
