import { fork } from "node:child_process";
import { existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Worker } from "node:worker_threads";
import type { Logger } from "pino";
import { type FolderUser, lockFolder } from "./folder-lock";
import type { FromWorker, ToWorker, WorkerSettings } from "./messages";
import { initdbProgram, workerProgram } from "./programs";
import { isSocketFile, socketPathFor } from "./socket-path";

export interface EmbeddedDatabase {
  /** What backend/db's openDatabase takes. */
  address: { kind: "embedded"; socketPath: string };
  /** It was made just now. */
  isNew: boolean;
  /**
   * Starts its worker anew, for what a worker has taken of memory it doesn't give back, and filling a database takes more
   * than a shop does. While nobody asks it anything; connections come about again by themselves.
   */
  renew(): Promise<void>;
  /** Ends the worker and frees the folder. Close the driver's connection first. */
  close(): Promise<void>;
}

/**
 * Opens the embedded PostgreSQL of a data folder, making both where there are none. One process at a
 * time: a second one gets FolderInUse, and may speak to the first one's database by its socket.
 */
export async function openEmbedded(
  dataDir: string,
  log: Logger,
  times: WatchTimes = { pingMs: 5_000, timeoutMs: 30_000 },
  user: FolderUser = "shop",
): Promise<EmbeddedDatabase> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const lock = await lockFolder(dataDir, user);
  try {
    const folder = join(dataDir, "db");
    const isNew = await makeDatabase(folder);
    const { socketPath } = embeddedAddress(dataDir);
    const worker = await superviseWorker({ folder, socketPath }, times, log);
    return {
      address: { kind: "embedded", socketPath },
      isNew,
      renew: worker.renew,
      async close() {
        await worker.stop();
        await lock.release();
      },
    };
  } catch (error) {
    await lock.release();
    throw error;
  }
}

/** Where the embedded database of a data folder answers while a process has it open. */
export function embeddedAddress(dataDir: string): EmbeddedDatabase["address"] {
  return { kind: "embedded", socketPath: socketPathFor(dataDir, "db") };
}

/**
 * Makes the database's files where there are none, in a child process; answers whether it did. They are made aside and
 * moved into place when whole, so that a first start that is cut off leaves no half database.
 */
export async function makeDatabase(folder: string): Promise<boolean> {
  if (existsSync(join(folder, "PG_VERSION"))) return false;
  const aside = `${folder}.new`;
  rmSync(aside, { recursive: true, force: true });
  mkdirSync(aside, { mode: 0o700 });
  await runInitdb(aside);
  renameSync(aside, folder);
  return true;
}

function runInitdb(folder: string): Promise<void> {
  return new Promise((done, fail) => {
    const child = fork(fileURLToPath(initdbProgram.url), [folder], {
      execArgv: initdbProgram.execArgv,
      stdio: ["ignore", "ignore", "pipe", "ipc"],
    });
    let said = "";
    child.stderr?.setEncoding("utf8").on("data", (text: string) => {
      said = (said + text).slice(-4000);
    });
    child.on("error", fail);
    child.on("exit", (code, signal) =>
      code === 0 ? done() : fail(new Error(`initdb ended with ${code ?? signal}: ${said}`)),
    );
  });
}

interface SupervisedWorker {
  /** Ends it in order, or by force after `timeoutMs`. */
  stop(): Promise<void>;
  /** Ends it likewise and starts another. */
  renew(): Promise<void>;
}

/**
 * Runs the database's worker and replaces it when it dies or doesn't answer; the driver connects again by
 * itself. Settles once the first one serves; a first one that can't start is an error.
 */
async function superviseWorker(
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

  async function renew(): Promise<void> {
    await stop();
    stopping = false;
    worker = await startWorker(settings);
    ended = watch(worker);
  }

  return { renew, stop };
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

interface WatchTimes {
  /** How often the worker is asked whether it is there, in ms. */
  pingMs: number;
  /** How long it, or one statement, may stay without an answer before it is replaced, in ms. */
  timeoutMs: number;
}

interface WatchedWorker extends Pick<Worker, "postMessage" | "terminate"> {
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
