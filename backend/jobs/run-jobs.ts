import type { Locks } from "../ports/locks";
import type { Log } from "../ports/log";
import type { Job } from "./job";

/** A lock lives this long at most, should its process die. */
const lockTtlMs = 5 * 60_000;

/** Runs each job at its pace until `stop`; a failed run is logged, and the next comes in its time. */
export function runJobs(jobs: readonly Job[], locks: Locks, log: Log): { stop(): Promise<void> } {
  const running = new Set<Promise<unknown>>();
  const ending = new AbortController();
  const timers = jobs.map((job) => {
    const timer = setInterval(() => {
      const run = runOnce(job, locks, log, ending.signal).finally(() => running.delete(run));
      running.add(run);
    }, job.everyMs);
    return timer.unref();
  });
  return {
    stop: async () => {
      for (const timer of timers) clearInterval(timer);
      ending.abort();
      await Promise.all(running);
    },
  };
}

async function runOnce(job: Job, locks: Locks, log: Log, signal: AbortSignal): Promise<void> {
  const run = () => job.run(signal);
  try {
    await (job.sideBySide ? run() : locks.withLock(`job.${job.name}`, lockTtlMs, run));
  } catch (error) {
    log.error({ err: error, job: job.name }, "job failed");
  }
}
