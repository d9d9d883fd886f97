import { afterEach, expect, it, vi } from "vitest";
import { createLocalLocks } from "../ports/locks";
import type { Job } from "./job";
import { runJobs } from "./run-jobs";

afterEach(() => void vi.useRealTimers());
const log = { info: () => {}, warn: () => {}, error: () => {} };

/** What two processes with common locks do of a job that never comes to its end, in three of its rounds. */
async function startsOf(more: Partial<Job>): Promise<number> {
  vi.useFakeTimers();
  const locks = createLocalLocks();
  let starts = 0;
  let finish = () => {};
  const end = new Promise<void>((done) => {
    finish = done;
  });
  const job: Job = {
    name: "endless",
    everyMs: 1000,
    run: () => {
      starts += 1;
      return end;
    },
    ...more,
  };
  const processes = [runJobs([job], locks, log), runJobs([job], locks, log)];
  await vi.advanceTimersByTimeAsync(3000);
  finish();
  for (const { stop } of processes) await stop();
  return starts;
}

it("a job is done by one process at a time", async () => {
  expect(await startsOf({})).toBe(1);
});

it("one that is made to be shared is done by all, side by side", async () => {
  expect(await startsOf({ sideBySide: true })).toBe(6);
});

it("a stop tells what runs to begin nothing new, and waits for it", async () => {
  vi.useFakeTimers();
  const ended = vi.fn();
  const run = (signal?: AbortSignal) =>
    new Promise<void>((done) => signal?.addEventListener("abort", () => done())).then(ended);
  const { stop } = runJobs([{ name: "long", everyMs: 1000, run }], createLocalLocks(), log);
  await vi.advanceTimersByTimeAsync(1000);
  expect(ended).not.toHaveBeenCalled();
  await stop();
  expect(ended).toHaveBeenCalledTimes(1);
});
