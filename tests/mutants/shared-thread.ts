import { type PoolOptions, type PoolWorker, ThreadsPoolWorker } from "vitest/node";

type Listener = Parameters<PoolWorker["on"]>;

/** After so many runs a new thread is begun, so that what they leave behind stays little. */
const runsOfThread = 50;

/**
 * A thread that outlives a run. Vitest ends its threads with each run, and Stryker asks for a run per mutant: loading all
 * modules anew took longer than most of the tests. Which mutant is alive is said by a variable, so one load serves all.
 */
export class SharedThread extends ThreadsPoolWorker {
  override readonly name = "shared-thread";
  private readonly listeners = new Set<Listener>();
  private isRunning = false;
  private runs = 0;

  override on(...listener: Listener): void {
    this.listeners.add(listener);
    super.on(...listener);
  }

  override off(event: Listener[0], callback: Listener[1]): void {
    for (const one of this.listeners) {
      if (one[0] === event && one[1] === callback) this.listeners.delete(one);
    }
    super.off(event, callback);
  }

  override async start(): Promise<void> {
    if (!this.isRunning) await super.start();
    this.isRunning = true;
  }

  /** Each run is set up anew, with the names of its tests; that it is torn down is said and not done. */
  override send(message: Parameters<PoolWorker["send"]>[0]): void {
    if (message.type === "stop") this.answerStopped();
    else super.send(message);
  }

  override async stop(): Promise<void> {
    for (const [event, callback] of [...this.listeners]) this.off(event, callback);
    this.runs += 1;
    if (this.runs % runsOfThread === 0) await this.end();
  }

  async end(): Promise<void> {
    if (this.isRunning) await super.stop();
    this.isRunning = false;
  }

  private answerStopped(): void {
    for (const [event, callback] of [...this.listeners]) {
      if (event === "message") callback({ type: "stopped", __vitest_worker_response__: true });
    }
  }
}

let shared: SharedThread | undefined;

/** The pool of such a thread: runs come one after the other, so there is one. */
export const sharedThreadPool = {
  name: "shared-thread",
  createPoolWorker(options: PoolOptions): PoolWorker {
    shared ??= new SharedThread(options);
    return shared;
  },
};

/** For the end of all runs. */
export async function endSharedThread(): Promise<void> {
  await shared?.end();
}
