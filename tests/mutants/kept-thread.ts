import { type PoolOptions, type PoolWorker, ThreadsPoolWorker } from "vitest/node";

type Listener = Parameters<PoolWorker["on"]>;

/** After so many runs a new thread is begun, so that what they leave behind stays little. */
const runsOfThread = 50;

/**
 * A thread that outlives a run. Vitest ends its threads with each run, and Stryker asks for a run per mutant: loading all
 * modules anew took longer than most of the tests. Which mutant is alive is said by a variable, so one load serves all.
 */
export class KeptThread extends ThreadsPoolWorker {
  override readonly name = "kept-thread";
  private readonly listeners = new Set<Listener>();
  private isSetUp = false;
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
    if (!this.isSetUp) await super.start();
  }

  /** The thread is set up once; that it is torn down is said and not done. */
  override send(message: Parameters<PoolWorker["send"]>[0]): void {
    if (message.type === "start" && this.isSetUp) this.answer("started");
    else if (message.type === "stop") this.answer("stopped");
    else super.send(message);
    this.isSetUp ||= message.type === "start";
  }

  override async stop(): Promise<void> {
    for (const [event, callback] of [...this.listeners]) this.off(event, callback);
    this.runs += 1;
    if (this.runs % runsOfThread === 0) await this.end();
  }

  async end(): Promise<void> {
    if (this.isSetUp) await super.stop();
    this.isSetUp = false;
  }

  private answer(type: "started" | "stopped"): void {
    for (const [event, callback] of [...this.listeners]) {
      if (event === "message") callback({ type, __vitest_worker_response__: true });
    }
  }
}

let kept: KeptThread | undefined;

/** The pool of such a thread: runs come one after the other, so there is one. */
export const keptThreadPool = {
  name: "kept-thread",
  createPoolWorker(options: PoolOptions): PoolWorker {
    kept ??= new KeptThread(options);
    return kept;
  },
};

/** For the end of all runs. */
export async function endKeptThread(): Promise<void> {
  await kept?.end();
}
