import type { Worker } from "node:worker_threads";
import type { Logger } from "pino";
import type { FromWorker, ToWorker } from "./messages";

export interface WatchTimes {
  /** How often the worker is asked whether it is there, in ms. */
  pingMs: number;
  /** How long it, or one statement, may stay without an answer before it is replaced, in ms. */
  timeoutMs: number;
}

export interface WatchedWorker extends Pick<Worker, "postMessage" | "terminate"> {
  on(event: "message", heard: (message: FromWorker) => void): unknown;
}

/**
 * Asks the worker now and then, and ends one that is stuck. Silence counts only while this thread could have
 * heard an answer: when it comes late to its own look, the worker has all of its patience again. Answers how to
 * stop asking.
 */
export function watchWorker(
  worker: WatchedWorker,
  times: WatchTimes,
  log: Pick<Logger, "error" | "info" | "warn">,
): () => void {
  let heardAt = Date.now();
  let lookedAt = heardAt;
  const giveUp = (silentMs: number) => {
    log.error({ silentMs }, "embedded database doesn't answer");
    void worker.terminate();
  };
  worker.on("message", (message: FromWorker) => {
    heardAt = Date.now();
    if (message.kind === "maintained") log.info({ ms: message.ms }, "embedded database tended");
    if (message.kind === "unmaintained")
      log.warn({ err: message.error }, "embedded database untended");
    if (message.kind === "pong" && message.busyMs > times.timeoutMs) giveUp(message.busyMs);
  });
  const timer = setInterval(() => {
    const now = Date.now();
    const lateMs = now - lookedAt - times.pingMs;
    lookedAt = now;
    if (lateMs > times.pingMs / 2) heardAt = now;
    const silentMs = now - heardAt;
    if (silentMs > times.timeoutMs + times.pingMs) return giveUp(silentMs);
    worker.postMessage("ping" satisfies ToWorker);
  }, times.pingMs);
  timer.unref();
  return () => clearInterval(timer);
}
