import type { Log } from "../ports/log";
import type { Database } from "./database";
import { DatabaseAway, readFailure } from "./database-away";
import { createScope } from "./scope";

export interface PatientDatabase extends Database {
  /** Known not to answer: whatever is asked now fails at once. */
  isAway(): boolean;
}

export interface PatienceOptions {
  /** Opens the pool, and a new one after the database was away: the old one's connections may hang for ever. */
  open: () => Database;
  /** Asks the database by a connection of its own; fails where it doesn't answer. */
  ask: () => Promise<unknown>;
  log: Log;
  times?: typeof defaultTimes;
}

const defaultTimes = {
  /** Nobody waits longer for a statement, or for a transaction to begin. */
  timeoutMs: 5_000,
  /** When something has taken so long, the database is asked whether it is there at all … */
  doubtMs: 2_000,
  /** … and has so long to say so: both together are less than anybody's patience. */
  answerMs: 2_000,
  /** While it is away it is asked so often. */
  againMs: 1_000,
};

/**
 * A database that is waited for only so long. Where it doesn't answer, all who wait fail together with
 * DatabaseAway, and whoever comes then fails at once, until it answers again. A slow statement alone takes
 * nobody else's: away is only what a connection of its own finds away.
 */
export function openPatientDatabase(options: PatienceOptions): PatientDatabase {
  const { open, ask, log, times = defaultTimes } = options;
  const waiting = new Set<(error: DatabaseAway) => void>();
  const joined = createScope<Database>();
  let pool = open();
  let away = false;
  let closed = false;
  let isAsking = false;

  async function doubt(): Promise<void> {
    if (isAsking) return;
    isAsking = true;
    const isThere = await answers();
    isAsking = false;
    if (!isThere && !closed) leave();
  }

  function answers(): Promise<boolean> {
    const late = new Promise<boolean>((done) => {
      setTimeout(done, times.answerMs, false).unref();
    });
    return Promise.race([
      ask().then(
        () => true,
        // One that has no connection to spare has said so: those that are open go on.
        (error: unknown) => readFailure(error) === "full",
      ),
      late,
    ]);
  }

  function leave(): void {
    if (away) return;
    away = true;
    log.error({}, "the database is away");
    for (const fail of waiting) fail(new DatabaseAway());
    void pool.close().catch(() => {});
    void comeBack();
  }

  async function comeBack(): Promise<void> {
    while (!closed) {
      await new Promise((done) => setTimeout(done, times.againMs).unref());
      if (closed || !(await answers())) continue;
      pool = open();
      away = false;
      log.warn({}, "the database is back");
      return;
    }
  }

  /**
   * Fails when the database goes away, or when the work has neither ended nor begun in time. `begin` throws
   * where who asked has been answered already: nothing may be written then.
   */
  async function patiently<T>(work: (begin: () => void) => Promise<T>): Promise<T> {
    if (away) throw new DatabaseAway();
    const { promise: given, reject } = withReject();
    let isOver = false;
    const giveUp = (error: DatabaseAway) => {
      isOver = true;
      reject(error);
    };
    waiting.add(giveUp);
    const doubting = setTimeout(doubt, times.doubtMs);
    const ending = setTimeout(() => giveUp(new DatabaseAway()), times.timeoutMs);
    const begin = () => {
      if (isOver) throw new DatabaseAway();
      clearTimeout(ending);
    };
    try {
      return await Promise.race([work(begin), given]);
    } catch (error) {
      const failure = readFailure(error);
      if (failure === "away" || failure === "full") void doubt();
      throw failure ? new DatabaseAway(error) : error;
    } finally {
      clearTimeout(doubting);
      clearTimeout(ending);
      waiting.delete(giveUp);
    }
  }

  /** The pool of the transaction that is open; one of a pool that was given up can't be gone on with. */
  function current(): Database {
    const own = joined.value() ?? pool;
    if (own !== pool) throw new DatabaseAway();
    return own;
  }

  return {
    isAway: () => away,
    run: (work) => patiently(() => current().run(work)),
    write: (work) => patiently(() => current().write(work)),
    transaction: (work) =>
      patiently((begin) => {
        const own = current();
        return own.transaction((q) => {
          begin();
          return joined.within(own, () => work(q));
        });
      }),
    close: async () => {
      closed = true;
      await pool.close();
    },
  };
}

function withReject() {
  let reject: (error: DatabaseAway) => void = () => {};
  const promise = new Promise<never>((_, fail) => {
    reject = fail;
  });
  promise.catch(() => {});
  return { promise, reject };
}
