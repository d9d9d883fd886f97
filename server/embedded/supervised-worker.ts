import { rmSync } from "node:fs";
import { Worker } from "node:worker_threads";
import type { Logger } from "pino";
import type { FromWorker, ToWorker, WorkerSettings } from "./messages";
import { workerProgram } from "./programs";
import { isSocketFile } from "./socket-path";
import { type WatchTimes, watchWorker } from "./watch-worker";

export interface SupervisedWorker {
  /** Ends it in order, or by force after `timeoutMs`. */
  stop(): Promise<void>;
}

/**
 * Runs the database's worker and replaces it when it dies or doesn't answer; the driver connects again by
 * itself. Settles once the first one serves; a first one that can't start is an error.
 */
export async function superviseWorker(
  settings: WorkerSettings,
  times: WatchTimes,
  log: Logger,
): Promise<SupervisedWorker> {
  let stopping = false;
  let retryMs = 250;
  let worker = await startWorker(settings);
  let ended = watch(worker);

  /** Resolves when the worker's thread is gone, after which a new one is on its way (unless stopping). */
  function watch(current: Worker): Promise<void> {
    const unwatch = watchWorker(current, times, log);
    return new Promise((done) => {
      current.on("error", (error) => log.error({ err: error }, "embedded database failed"));
      current.once("exit", () => {
        unwatch();
        done();
        if (!stopping) void replace();
      });
    });
  }

  async function replace(): Promise<void> {
    log.warn("embedded database restarts");
    try {
      worker = await startWorker(settings);
      ended = watch(worker);
      retryMs = 250;
      if (stopping) await stop();
    } catch (error) {
      log.error({ err: error }, "embedded database can't start");
      setTimeout(() => !stopping && void replace(), retryMs).unref();
      retryMs = Math.min(retryMs * 2, 30_000);
    }
  }

  async function stop(): Promise<void> {
    stopping = true;
    say(worker, "stop");
    const force = setTimeout(() => void worker.terminate(), times.timeoutMs);
    await ended;
    clearTimeout(force);
  }

  return { stop };
}

async function startWorker(settings: WorkerSettings): Promise<Worker> {
  // What a killed process left behind would keep the new one from listening.
  if (isSocketFile(settings.socketPath)) rmSync(settings.socketPath, { force: true });
  const worker = new Worker(workerProgram.url, { workerData: settings });
  await new Promise<void>((done, fail) => {
    const onExit = (code: number) => fail(new Error(`its worker ended with ${code}`));
    worker.once("error", fail);
    worker.once("exit", onExit);
    worker.on("message", (message: FromWorker) => {
      if (message.kind !== "ready") return;
      worker.off("error", fail);
      worker.off("exit", onExit);
      done();
    });
  });
  return worker;
}

function say(worker: Worker, message: ToWorker): void {
  worker.postMessage(message);
}
