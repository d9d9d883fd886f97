import type { PGlite } from "@electric-sql/pglite";

export interface Activity {
  /** For how long the statement that runs now has been running, in ms; 0 when none does. */
  busyMs(): number;
  /** For how long nothing has been asked, in ms. */
  idleMs(): number;
}

/**
 * Watches what the socket asks of the database. `onBroken` is called when the database itself fails: an
 * error of a statement is an ordinary answer in the protocol, so anything thrown here means that the
 * engine is gone, and the socket's queue with it.
 */
export function watchActivity(db: PGlite, onBroken: (error: unknown) => void): Activity {
  const run = db.execProtocolRawStream.bind(db);
  let startedAt = 0;
  let endedAt = performance.now();

  db.execProtocolRawStream = async (message, options) => {
    startedAt = performance.now();
    try {
      return await run(message, options);
    } catch (error) {
      onBroken(error);
      throw error;
    } finally {
      startedAt = 0;
      endedAt = performance.now();
    }
  };

  return {
    busyMs: () => (startedAt ? performance.now() - startedAt : 0),
    idleMs: () => (startedAt ? 0 : performance.now() - endedAt),
  };
}
