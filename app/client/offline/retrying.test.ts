import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { firstRetryMs, longestRetryMs, startRetrying } from "./retrying";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const lost = () => Promise.reject(new TypeError("Failed to fetch"));

it("after a failed try the next comes after five seconds, then after twice as long, five minutes at most", async () => {
  const send = vi.fn(lost);
  const pauses: number[] = [];
  startRetrying(send, () => true).attempt();
  await vi.advanceTimersByTimeAsync(0);
  for (let turn = 1; turn <= 8; turn++) {
    const [before, start] = [send.mock.calls.length, Date.now()];
    await vi.advanceTimersToNextTimerAsync();
    expect(send).toHaveBeenCalledTimes(before + 1);
    pauses.push(Date.now() - start);
  }
  expect(pauses[0]).toBe(firstRetryMs);
  expect(pauses).toEqual([5, 10, 20, 40, 80, 160, 300, 300].map((seconds) => seconds * 1000));
  expect(pauses.at(-1)).toBe(longestRetryMs);
});

it("what came through begins anew with the shortest pause", async () => {
  const send = vi.fn(lost);
  const sending = startRetrying(send, () => true);
  sending.attempt();
  await vi.advanceTimersByTimeAsync(firstRetryMs);
  send.mockResolvedValueOnce(undefined as never);
  await vi.advanceTimersToNextTimerAsync();
  expect(vi.getTimerCount()).toBe(0);
  sending.attempt();
  await vi.advanceTimersByTimeAsync(firstRetryMs);
  expect(send).toHaveBeenCalledTimes(5);
});

it("one try at a time, none where nothing waits, and none once it is over", async () => {
  let answer = () => {};
  const send = vi.fn(() => new Promise<void>((resolve) => (answer = resolve)));
  const mayTry = vi.fn(() => true);
  const sending = startRetrying(send, mayTry);
  sending.attempt();
  sending.attempt();
  expect(send).toHaveBeenCalledTimes(1);
  answer();
  await vi.advanceTimersByTimeAsync(0);
  mayTry.mockReturnValueOnce(false);
  sending.attempt();
  sending.stop();
  sending.attempt();
  expect(send).toHaveBeenCalledTimes(1);
});
