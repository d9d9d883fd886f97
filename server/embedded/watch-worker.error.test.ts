import { EventEmitter } from "node:events";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { FromWorker } from "./messages";
import { watchWorker } from "./open-embedded";

const times = { pingMs: 5_000, timeoutMs: 30_000 };
const log = { error: vi.fn(), info: vi.fn(), warn: vi.fn() };

/** A worker that answers each ping, unless told not to. */
class FakeWorker extends EventEmitter {
  answers = true;
  terminate = vi.fn(async () => 0);
  postMessage = vi.fn(() => this.answers && this.tell({ kind: "pong", busyMs: 0 }));

  tell(message: FromWorker): void {
    this.emit("message", message);
  }
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.resetAllMocks();
});

/** This thread does nothing for so long; then its timers come, before what the worker has said meanwhile. */
function block(ms: number): void {
  vi.setSystemTime(Date.now() + ms);
}

it("ends a worker that is silent", () => {
  const worker = new FakeWorker();
  worker.answers = false;
  const unwatch = watchWorker(worker, times, log);
  vi.advanceTimersByTime(35_000);
  expect(worker.terminate).not.toHaveBeenCalled();
  vi.advanceTimersByTime(5_000);
  expect(worker.terminate).toHaveBeenCalledOnce();
  unwatch();
});

it("ends a worker whose statement does not end", () => {
  const worker = new FakeWorker();
  const unwatch = watchWorker(worker, times, log);
  worker.tell({ kind: "pong", busyMs: 30_001 });
  expect(worker.terminate).toHaveBeenCalledOnce();
  unwatch();
});

it("doesn't take its own silence for the worker's", () => {
  const worker = new FakeWorker();
  const unwatch = watchWorker(worker, times, log);
  for (const ms of [47_000, 170_000, 20 * 60_000]) {
    vi.advanceTimersByTime(times.pingMs);
    block(ms);
    vi.advanceTimersByTime(times.pingMs);
  }
  vi.advanceTimersByTime(60_000);
  expect(worker.terminate).not.toHaveBeenCalled();
  expect(log.error).not.toHaveBeenCalled();
  unwatch();
});

it("gives the worker all of its patience after its own silence, and no more", () => {
  const worker = new FakeWorker();
  worker.answers = false;
  const unwatch = watchWorker(worker, times, log);
  vi.advanceTimersByTime(25_000);
  block(47_000);
  vi.advanceTimersByTime(35_000);
  expect(worker.terminate).not.toHaveBeenCalled();
  vi.advanceTimersByTime(10_000);
  expect(worker.terminate).toHaveBeenCalledOnce();
  unwatch();
});
